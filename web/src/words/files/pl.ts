// Without the texts that only the terminal uses.
const files = import.meta.glob(
  ["@locales/pl/*.ftl", "!@locales/pl/terminal.ftl", "!@locales/pl/reasons.ftl", "!@locales/pl/arena.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
) as Record<string, string>;

export const texts = Object.values(files);
