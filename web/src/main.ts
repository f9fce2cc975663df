import { mount } from "svelte";
import App from "./App.svelte";
import { keepShell } from "./offline/shell.svelte.ts";
import "./generated/palette.css";
import "./style/page.css";

const place = document.getElementById("page");
if (place) mount(App, { target: place });
keepShell();
