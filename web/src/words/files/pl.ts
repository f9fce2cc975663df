// What only the terminal and the pictures say is left behind.
const files = import.meta.glob(
  ["@locales/pl/*.ftl", "!@locales/pl/terminal.ftl", "!@locales/pl/reasons.ftl", "!@locales/pl/arena.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
) as Record<string, string>;

export const texts = Object.values(files);
