import { mount } from "svelte";
import App from "./App.svelte";
import "./generated/palette.css";
import "./style/page.css";

const place = document.getElementById("page");
if (place) mount(App, { target: place });
