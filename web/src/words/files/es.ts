// Without the texts that only the terminal uses.
const files = import.meta.glob(
  ["@locales/es/*.ftl", "!@locales/es/terminal.ftl", "!@locales/es/reasons.ftl", "!@locales/es/arena.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
) as Record<string, string>;

export const texts = Object.values(files);
