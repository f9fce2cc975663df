// The lesson from its first word to its last, by the gestures it asks for; and what a wrong one hears.

import { describe, expect, test, vi } from "vitest";
import lesson from "../src/generated/lesson.json" with { type: "json" };
import { Course } from "../src/learn/course.svelte.ts";
import type { Lesson } from "../src/learn/lesson.ts";
import { LANGUAGES } from "../src/words/locales.ts";
import { wordsOf } from "./words.ts";

const LESSON = lesson as unknown as Lesson;

function begun(id = "welcome"): Course {
  const course = new Course(LESSON);
  course.open(LESSON.steps.findIndex((step) => step.id === id));
  return course;
}

function tapDie(course: Course, die: string): void {
  course.tapPool(course.table.view?.pool.indexOf(die) ?? -1);
}

async function answer(course: Course): Promise<void> {
  const next = course.at + 1;
  const { pick, bar, holds, tool, draft, place, value, press } = course.step;
  const { buttons = {}, values = {} } = course.table.lights;
  if (course.reads) course.next();
  else if (pick) tapDie(course, pick);
  else if (bar) course.tapSpace(bar);
  else if (tool) course.use(tool);
  else {
    if (draft && !holds) tapDie(course, course.wanted);
    if (place) course.tapSpace(course.target);
    else course.press(press ? buttons[press] : value ? values[value] : course.table.takes);
  }
  await vi.waitFor(() => expect(course.at).toBe(next));
}

test("every step is answered by its gesture, and leads to the next one", async () => {
  const course = begun();
  for (let at = 0; at < course.count - 1; at += 1) {
    expect([at, course.step.id]).toEqual([at, LESSON.steps[at]?.id]);
    await answer(course);
  }
  expect(course.last).toBe(true);
  expect(course.table.result?.winners).toEqual([0]);
});

test("every step can be entered from anywhere, backwards too", async () => {
  const course = begun("outcome");
  for (let at = course.count - 1; at > 0; at -= 1) {
    course.back();
    expect(course.table.view).toEqual(LESSON.frames[course.step.frame]?.view);
    expect(course.table.picked?.die ?? "").toBe(course.step.holds ?? "");
  }
  expect(course.at).toBe(0);
});

describe("a wrong tap is told why, and the lesson waits", () => {
  test("another die", () => {
    const course = begun("pick");
    tapDie(course, "R3");
    expect(course.note).toEqual({ id: "lesson-other-die", values: { color: "blue", value: 6 } });
    expect(course.step.id).toBe("pick");
  });

  test("a space that would take the die", () => {
    const course = begun("edge");
    course.tapSpace("A1");
    expect(course.note).toEqual({ id: "lesson-other-space", values: { space: "A2" } });
  });

  test("a space that does not", () => {
    const course = begun("edge");
    course.tapSpace("A5");
    expect(course.note).toEqual({ id: "refuse-colour-space", values: { color: "yellow" } });
    expect(course.step.id).toBe("edge");
  });

  test("a space before a die is picked up", () => {
    const course = begun("alone");
    course.tapSpace("B2");
    expect(course.note).toEqual({ id: "lesson-pick-first", values: { color: "green", value: 4 } });
  });

  test("a lit space where one is to be tapped in vain", () => {
    const course = begun("middle");
    course.tapSpace("A1");
    expect(course.note).toEqual({ id: "lesson-try", values: { space: "B3" } });
  });

  test("another value", () => {
    const course = begun("turn");
    course.press(course.table.lights.values?.["3"]);
    expect(course.note).toEqual({ id: "lesson-other-value", values: { value: 5 } });
    expect(course.step.id).toBe("turn");
    course.press(course.table.lights.values?.["5"]);
    expect(course.table.asked).toBe("turn 5");
  });
});

test("each rule of placement that the lesson shows is refused by the view itself", () => {
  const reasons = LESSON.steps
    .filter((step) => step.bar)
    .map((step) => {
      const course = begun(step.id);
      course.tapSpace(step.bar ?? "");
      return course.heard?.id;
    });
  expect(reasons).toEqual(["refuse-first-die", "refuse-touch", "refuse-same-value"]);
});

test("what the other player does can be watched, or skipped", async () => {
  const course = new Course(LESSON, () => 60_000);
  const snake = LESSON.steps.findIndex((step) => step.id === "snake");
  course.open(snake - 1);
  await answer(course);
  const before = course.table.number;
  expect(before).toBeLessThan(LESSON.steps[snake]?.frame ?? 0);
  course.next();
  expect(course.table.number).toBe(LESSON.steps[snake + 1]?.frame);
});

test.each(LANGUAGES)("every step has its words in %s, and none is left over", async (language) => {
  const words = await wordsOf(language);
  const ids = LESSON.steps.map((step) => `lesson-${step.id}`);
  expect(ids.filter((id) => !words.knows(id))).toEqual([]);
  const finished = LESSON.steps.filter((step) => words.knows(`lesson-${step.id}.done`)).map((step) => step.id);
  expect(finished.filter((id) => !LESSON.steps.find((step) => step.id === id)?.moves)).toEqual([]);
});
