import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { engine } from "./engine.ts";
import { shell } from "./shell.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// The page may lie at any address, so every path in it is relative; routes and secrets stand after `#`.
export default defineConfig({
  base: "./",
  plugins: [
    svelte(),
    svelteTesting(),
    engine(here("../src/vitrall"), here("../pyproject.toml")),
    shell(here("src/offline/service-worker.js"), here("public")),
  ],
  worker: { format: "es" },
  resolve: { alias: { "@locales": here("../src/vitrall/locales") } },
  build: {
    outDir: here("../src/vitrall/static"),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy allows no data: fonts
    target: "es2022",
    modulePreload: { polyfill: false },
  },
  server: { host: "127.0.0.1", fs: { allow: [here("..")] } },
  test: { include: process.env.VITRALL_PARITY ? ["tests/parity.ts"] : ["tests/**/*.test.ts"] },
});
