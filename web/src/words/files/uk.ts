// Without the texts that only the terminal uses.
const files = import.meta.glob(
  ["@locales/uk/*.ftl", "!@locales/uk/terminal.ftl", "!@locales/uk/reasons.ftl", "!@locales/uk/arena.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
) as Record<string, string>;

export const texts = Object.values(files);
