// Whatever the page says is there in every language, and whatever is there for the page is said.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import lesson from "../src/generated/lesson.json" with { type: "json" };
import { LANGUAGES, preferred } from "../src/words/locales.ts";
import { wordsOf } from "./words.ts";

const SOURCE = join(import.meta.dirname, "../src");
const files = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" }).filter((name) =>
  /\.(ts|svelte)$|reference\.json$/.test(name),
);
const source = files.map((name) => readFileSync(join(SOURCE, name), "utf-8")).join("\n");
const said = new Set(
  [
    ...source.matchAll(
      /"((?:web|rulebook|ruling|lesson|tally|term|help|prompt|step|refuse|rule|picture|log|offer)-[a-z0-9-]+)"/g,
    ),
  ].map((match) => match[1] ?? ""),
);
const direct = new Set([...source.matchAll(/say\("([a-z0-9-]+)"[,)]/g)].map((match) => match[1] ?? ""));
const begun = [...source.matchAll(/`((?:web|rulebook)-[a-z-]+)\$\{/g)].map((match) => match[1] ?? "");

describe.each(LANGUAGES)("%s", (language) => {
  test("has every message that the page names", async () => {
    const words = await wordsOf(language);
    expect([...said, ...direct].filter((id) => !words.knows(id))).toEqual([]);
  });
});

test.each(["browser", "around", "company", "lesson", "rulebook", "tally"])(
  "every message of the page's own file %s is said",
  (file) => {
    const text = readFileSync(join(SOURCE, `../../src/vitrall/locales/en/${file}.ftl`), "utf-8");
    const steps = file === "lesson" ? lesson.steps.map((step) => `lesson-${step.id}`) : [];
    const ids = [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1] ?? "");
    expect(ids.length).toBeGreaterThan(20);
    const unsaid = ids.filter(
      (id) => !steps.includes(id) && !said.has(id) && !direct.has(id) && !begun.some((start) => id.startsWith(start)),
    );
    expect(unsaid).toEqual([]);
  },
);

test("plural and case forms are right", async () => {
  const [polish, ukrainian] = [await wordsOf("pl"), await wordsOf("uk")];
  const counted = [1, 2, 5, 22].map((count) => polish.say("dice-count", { count }));
  expect(counted).toEqual(["1 kostka", "2 kostki", "5 kostek", "22 kostki"]);
  expect(polish.die("B2", "gen")).toBe("niebieskiej dwójki");
  const drafted = { id: "log-draft", values: { color: "red", value: 5 }, seats: { name: [0] } };
  expect(polish.message(drafted, ["Ana"])).toBe("Ana wybiera czerwoną piątkę.");
  expect(ukrainian.say("points", { points: 21 })).toBe("21 очко");
});

test("what is missing is told by its id, so that it is noticed", async () => {
  expect((await wordsOf("en")).say("no-such-message")).toBe("no-such-message");
});

test("the browser's languages are followed as far as they are spoken", () => {
  expect(preferred(["de-DE", "uk-UA", "en"])).toBe("uk");
  expect(preferred(["de", "fr"])).toBe("en");
});
