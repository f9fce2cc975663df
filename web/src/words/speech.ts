// Formats the messages of one language, as `vitrall.words.Words` does in Python.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Message } from "../generated/protocol.ts";
import type { WordsOfCards } from "../table/decks.svelte.ts";
import { dieValues, type Values } from "./dice.ts";
import type { Language } from "./locales.ts";

export type Case = "nom" | "acc" | "gen" | "ins";

export class Words {
  readonly language: Language;
  readonly #bundle: FluentBundle;
  readonly #own: WordsOfCards;

  /** From the texts of a language, or from an already parsed bundle. */
  constructor(language: Language, read: readonly string[] | FluentBundle, own: WordsOfCards = {}) {
    this.language = language;
    this.#bundle = read instanceof FluentBundle ? read : bundleOf(language, read);
    this.#own = own;
  }

  /** The same language, with the cards of players' decks. */
  withCards(own: WordsOfCards): Words {
    return new Words(this.language, this.#bundle, own);
  }

  /** A message, or with a dot a part of one. A missing message is shown as its id, so that it is noticed. */
  say(id: string, values: Values = {}): string {
    const pattern = this.#pattern(id);
    return pattern === null ? id : this.#bundle.formatPattern(pattern, values, []);
  }

  #pattern(id: string) {
    const [name = "", part] = id.split(".");
    const message = this.#bundle.getMessage(name);
    return (part ? message?.attributes[part] : message?.value) ?? null;
  }

  knows(id: string): boolean {
    return this.#pattern(id) !== null;
  }

  name(card: string): string {
    return card
      .split("/")
      .map((id) => this.#name(id))
      .join(" / ");
  }

  /** The name of a card; its id if the card belongs to a deck that is not loaded. */
  #name(id: string): string {
    const own = this.#own[id];
    if (own) return own.name;
    if (this.knows(`card-${id}`)) return this.say(`card-${id}`);
    const spaced = id.replaceAll("-", " ");
    return spaced.charAt(0).toUpperCase() + spaced.slice(1);
  }

  text(card: string): string {
    const own = this.#own[card];
    if (own) return own.text;
    return this.knows(`card-${card}.text`) ? this.say(`card-${card}.text`) : "";
  }

  /** How often a card scored and what that pays, in the card's own words where it has some. */
  scored(card: string, values: Values): string {
    const id = `card-${card}.scored`;
    return this.say(!this.#own[card] && this.knows(id) ? id : "times-scored", values);
  }

  die(die: string, form: Case = "nom"): string {
    const values = dieValues(die);
    return this.say("value" in values ? `die-${form}` : `colored-die-${form}`, values);
  }

  /** A message of the server, with the names of cards and players filled in. */
  message({ id, values, cards, texts, seats }: Message, names: readonly string[] = []): string {
    const named = Object.entries(cards ?? {}).map(([field, ids]) => [
      field,
      [ids]
        .flat()
        .map((card) => this.name(card))
        .join(", "),
    ]);
    const said = Object.entries(texts ?? {}).map(([field, text]) => [field, this.say(text)]);
    const people = Object.entries(seats ?? {}).map(([field, who]) => [
      field,
      who.map((seat) => names[seat]).join(", "),
    ]);
    return this.say(id, { ...values, ...Object.fromEntries([...named, ...said, ...people]) });
  }
}

function bundleOf(language: Language, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}
