// @vitest-environment jsdom

// Dice that bind the host: hashes as the standard has them, promises and checks as Python makes them, and what this
// browser saves and refuses to say.

import { beforeEach, describe, expect, test } from "vitest";
import fixture from "../fixtures/dice.json" with { type: "json" };
import { checkDice } from "../src/fair/check.ts";
import { diceCode, fingerprint, newLuck, promiseOf } from "../src/fair/promise.ts";
import { LuckTalk, openLuck, type Saved, saveCommitment, savedDice } from "../src/fair/saved.ts";
import { hex, hmac, sha256, unhex, utf8 } from "../src/fair/sha256.ts";
import type { DiceProof } from "../src/generated/lobby.ts";
import type { SeatInfo, TableInfo } from "../src/generated/protocol.ts";
import { ownTable } from "../src/source/quiet.ts";

const PROMISED = fixture.promised.proof as unknown as DiceProof;
const OPEN = fixture.open.proof as unknown as DiceProof;

describe("hashes", () => {
  test.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    [
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    ],
    ["a".repeat(1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"],
  ])("SHA-256 of known texts", (text, digest) => {
    expect(hex(sha256(utf8(text)))).toBe(digest);
  });

  test("every length around the edge of a block is what the browser's own says", async () => {
    for (let length = 50; length < 70; length += 1) {
      const bytes = new Uint8Array(length).fill(7);
      expect(hex(sha256(bytes))).toBe(hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))));
    }
  });

  test("HMAC-SHA-256 as RFC 4231 has it", () => {
    const jefe = hmac(utf8("Jefe"), utf8("what do ya want for nothing?"));
    expect(hex(jefe)).toBe("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
    const long = hmac(unhex("aa".repeat(131)), utf8("Test Using Larger Than Block-Size Key - Hash Key First"));
    expect(hex(long)).toBe("60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
  });
});

describe("what Python makes", () => {
  test("promises, fingerprint and code are the same", () => {
    PROMISED.seats.forEach(({ promise, luck }, seat) => {
      expect(promiseOf(PROMISED.commitment, seat, luck)).toBe(promise);
    });
    for (const { proof, fingerprint: print, code } of Object.values(fixture)) {
      expect(fingerprint(proof)).toBe(print);
      expect(diceCode(print).join(" ")).toBe(code);
    }
  });

  test("luck is 256 bits, and new", () => {
    expect(newLuck()).toMatch(/^[0-9a-f]{64}$/);
    expect(newLuck()).not.toBe(newLuck());
  });
});

describe("the check of a finished game", () => {
  const saved = (proof: DiceProof, own = 0): Saved => ({
    attempt: proof.attempt,
    commitment: proof.commitment,
    luck: { [own]: proof.seats[own]?.luck ?? "" },
    seats: proof.seats.map(({ promise, luck }) => ({ promise, luck: promise ? "" : luck })),
    swapped: false,
  });

  test("honest dice are fair, promised or added in the clear", () => {
    expect(checkDice(PROMISED, saved(PROMISED))).toBe("fair");
    expect(checkDice(OPEN, saved(OPEN))).toBe("fair");
    expect(checkDice(PROMISED, null)).toBe("unsaved");
  });

  test("dice that lay on the screen and are not proven are noticed", () => {
    const rolls = PROMISED.rolls.map((roll) => roll.rolled).filter((text) => text.startsWith("roll "));
    const dice = rolls.map((text) => text.slice(5));
    const rounds = [dice.slice(0, 5), dice.slice(5, 10)];
    expect(checkDice(PROMISED, saved(PROMISED), rounds)).toBe("fair");
    expect(checkDice(PROMISED, saved(PROMISED), [...rounds].reverse())).toBe("wrong");
    const [first = [], second = []] = rounds;
    const other = second[0] === "R1" ? "R2" : "R1";
    expect(checkDice(PROMISED, saved(PROMISED), [first, [other, ...second.slice(1)]])).toBe("wrong");
  });

  test("a seat without luck of its own hears that", () => {
    expect(checkDice(OPEN, saved(OPEN, 1))).toBe("without");
    expect(checkDice(PROMISED, { ...saved(PROMISED), seats: null })).toBe("without");
  });

  test.each<[string, (proof: DiceProof) => DiceProof]>([
    ["another server seed", (proof) => ({ ...proof, server_seed: "ab".repeat(32) })],
    ["another number of the start", (proof) => ({ ...proof, attempt: 3 })],
    [
      "luck that was not promised",
      (proof) => ({ ...proof, seats: [proof.seats[0], { ...proof.seats[1], luck: "33".repeat(32) }] }) as DiceProof,
    ],
    [
      "another roll",
      (proof) => ({
        ...proof,
        rolls: proof.rolls.map((roll, at) => (at === 9 ? { ...roll, rolled: roll.outcomes[0]?.[0] ?? "" } : roll)),
      }),
    ],
    [
      "loaded dice",
      (proof) => ({
        ...proof,
        rolls: proof.rolls.map((roll) =>
          roll.rolled.startsWith("roll") ? { ...roll, outcomes: [[roll.rolled, 1]] } : roll,
        ),
      }),
    ],
  ])("%s is noticed without anything saved", (_, change) => {
    expect(checkDice(change(PROMISED), null)).toBe("wrong");
  });

  test("sound dice that are not the ones that were fixed are noticed", () => {
    const before = saved(PROMISED);
    expect(checkDice(PROMISED, { ...before, commitment: "00".repeat(32) })).toBe("wrong");
    expect(checkDice(PROMISED, { ...before, swapped: true })).toBe("wrong");
    const other = [before.seats?.[0], { promise: "00".repeat(32), luck: "" }] as Saved["seats"];
    expect(checkDice(PROMISED, { ...before, seats: other })).toBe("wrong"); // the host's luck chosen afterwards
  });
});

describe("before a game", () => {
  const PERSON: Partial<SeatInfo> = { kind: "person", promise: "", luck: "" };
  const COMMITMENT = "ab".repeat(32);
  const people = [
    { kind: "person", name: "Ana" },
    { kind: "person", name: "Bo" },
  ];

  function waiting(about: Partial<TableInfo> = {}): TableInfo {
    const table = ownTable("t1", people);
    const seats = table.seats.map((seat) => ({ ...seat, ...PERSON }));
    return { ...table, status: "open", commitment: COMMITMENT, seats, ...about };
  }

  function promised(own: string, other = "77".repeat(32)): SeatInfo[] {
    const [ana, bo] = waiting().seats as [SeatInfo, SeatInfo];
    return [
      { ...ana, promise: own },
      { ...bo, promise: other },
    ];
  }

  function promiseIn(talk: LuckTalk): string {
    const [message] = talk.answers(waiting(), [0]);
    expect(message).toMatchObject({ type: "promise", attempt: 1, seat: 0 });
    return message?.type === "promise" ? message.promise : "";
  }

  beforeEach(() => localStorage.clear());

  test("the commitment is saved, luck is promised once, and revealed when promises are fixed", () => {
    const talk = new LuckTalk();
    const promise = promiseIn(talk);
    const luck = savedDice("t1")?.luck[0] ?? "";
    expect(promise).toBe(promiseOf(COMMITMENT, 0, luck));
    expect(savedDice("t1")?.commitment).toBe(COMMITMENT);
    expect(talk.answers(waiting(), [0])).toEqual([]); // said already
    expect(talk.answers(waiting({ seats: promised(promise) }), [0])).toEqual([]);
    const asked = waiting({ seats: promised(promise), asked: [0, 1] });
    expect(talk.answers(asked, [0])).toEqual([{ type: "reveal", attempt: 1, luck, seat: 0 }]);
    expect(savedDice("t1")?.seats?.[1]).toEqual({ promise: "77".repeat(32), luck: "" });
    expect(new LuckTalk().answers(asked, [0])).toEqual([{ type: "reveal", attempt: 1, luck, seat: 0 }]); // a new line
  });

  test("nothing is revealed to a server that has changed its commitment", () => {
    const talk = new LuckTalk();
    const promise = promiseIn(talk);
    const asked = waiting({ seats: promised(promise), asked: [0, 1], commitment: "cd".repeat(32) });
    expect(talk.answers(asked, [0])).toEqual([]);
    expect(savedDice("t1")).toMatchObject({ swapped: true, commitment: COMMITMENT });
  });

  test("nothing is revealed twice for two sets of promises", () => {
    const talk = new LuckTalk();
    const promise = promiseIn(talk);
    talk.answers(waiting({ seats: promised(promise), asked: [0, 1] }), [0]);
    const other = waiting({ seats: promised(promise, "88".repeat(32)), asked: [0, 1] });
    expect(talk.answers(other, [0])).toEqual([]);
    expect(savedDice("t1")?.swapped).toBe(true);
  });

  test("nothing is revealed where the promise at the seat is not ours", () => {
    new LuckTalk().answers(waiting(), [0]);
    expect(new LuckTalk().answers(waiting({ seats: promised("99".repeat(32)), asked: [0, 1] }), [0])).toEqual([]);
  });

  test("a void start brings new luck", () => {
    const talk = new LuckTalk();
    talk.answers(waiting(), [0]);
    const before = savedDice("t1")?.luck[0];
    const [again] = talk.answers(waiting({ attempt: 2, commitment: "cd".repeat(32) }), [0]);
    expect(again).toMatchObject({ type: "promise", attempt: 2 });
    expect(savedDice("t1")?.luck[0]).not.toBe(before);
    expect(savedDice("t1")?.swapped).toBe(false);
  });

  test("luck that another program added in the clear is replaced, our own is not", () => {
    const [ana, bo] = waiting().seats as [SeatInfo, SeatInfo];
    const talk = new LuckTalk();
    expect(talk.answers(waiting({ seats: [{ ...ana, luck: "c0ffee" }, bo] }), [0])).toHaveLength(1);
    const luck = savedDice("t1")?.luck[0] ?? "";
    expect(new LuckTalk().answers(waiting({ seats: [{ ...ana, luck }, bo] }), [0])).toEqual([]);
  });

  test("several seats of one device promise and reveal each for itself", () => {
    expect(
      new LuckTalk().answers(waiting(), [0, 1]).map((message) => ("seat" in message ? message.seat : null)),
    ).toEqual([0, 1]);
  });

  test("spectators, chosen seeds and running games say nothing", () => {
    expect(new LuckTalk().answers(waiting(), [])).toEqual([]);
    expect(new LuckTalk().answers(waiting({ commitment: "", dice: "chosen" }), [0])).toEqual([]);
    expect(new LuckTalk().answers(waiting({ status: "playing" }), [0])).toEqual([]);
  });

  test("alone at a device luck is added in the clear, beside others it is not", () => {
    saveCommitment("t1", COMMITMENT);
    expect(openLuck(waiting(), [0])).toEqual([]);
    const added = openLuck(waiting(), [0, 1]);
    expect(added.map(([seat]) => seat)).toEqual([0, 1]);
    expect(savedDice("t1")?.seats).toEqual(added.map(([, luck]) => ({ promise: "", luck })));
    expect(openLuck(waiting({ commitment: "cd".repeat(32) }), [0, 1])).toEqual([]); // another one than at the opening
  });

  test("a hundred tables are remembered, the oldest are forgotten first", () => {
    for (let table = 0; table < 120; table += 1) saveCommitment(`t${table}x`, COMMITMENT);
    expect([savedDice("t19x"), savedDice("t20x")?.commitment]).toEqual([null, COMMITMENT]);
  });
});
