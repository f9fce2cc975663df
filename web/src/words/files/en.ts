// Without the texts that only the terminal uses.
const files = import.meta.glob(
  ["@locales/en/*.ftl", "!@locales/en/terminal.ftl", "!@locales/en/reasons.ftl", "!@locales/en/arena.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
) as Record<string, string>;

export const texts = Object.values(files);
