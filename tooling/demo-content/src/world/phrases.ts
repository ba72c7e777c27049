import type { PictureWords } from '../art/family.ts';
import type { Random } from '../art/random.ts';

const AFTER_THE_HEAD = / (?:of|on|in|at|with|by|under|after|for|from|over|beside|before|through|to|behind) /;
const LOOK_PLURAL = new Set(['pothos', 'canvas', 'lens', 'glass']);
const ECHO = /^(.+?) (?:under|at|in|on|by) the \1$/;

/** Returns whether a noun is plural, as in 'snowy peaks at dusk'. */
export function isPlural(noun: string): boolean {
  const head = noun.split(AFTER_THE_HEAD)[0] ?? noun;
  if (/ and /.test(head)) return true;
  const last = head.split(' ').at(-1) ?? head;
  return /[^sui]s$/.test(last) && !LOOK_PLURAL.has(last);
}

/** Splits the colors of an image: 'terracotta, ochre and sage' yields three. */
export function colourList(colours: string): readonly string[] {
  return colours.split(/, | and /);
}

/** Capitalizes a text. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the noun without repeated words. */
export function toNoun({ noun }: Pick<PictureWords, 'noun'>): string {
  return noun.replace(ECHO, '$1');
}

/**
 * Fills a phrase with the words of an image. Placeholders are `{noun}`, `{colours}` (all), `{colour}` and
 * `{accent}` (the first and last of them), and forms that agree with the noun's number: `{this}` these,
 * `{is}` are, `{it}` them, `{a}` an article; a capitalized placeholder capitalizes the text.
 */
export function filled(phrase: string, words: PictureWords): string {
  const noun = toNoun(words);
  const plural = isPlural(noun);
  const [colour = 'colour'] = colourList(words.colours);
  const accent = colourList(words.colours).at(-1) ?? colour;
  const article = /^[aeio]/i.test(noun) ? 'an' : 'a';
  const values: Readonly<Record<string, string>> = {
    noun,
    colour,
    accent,
    colours: words.colours,
    this: plural ? 'these' : 'this',
    is: plural ? 'are' : 'is',
    it: plural ? 'them' : 'it',
    a: plural ? 'some' : article,
  };
  return phrase.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name.toLowerCase()];
    if (value === undefined) throw new Error(`A phrase names {${name}}, which no picture has: “${phrase}”.`);
    return /^[A-Z]/.test(name) ? capitalised(value) : value;
  });
}

/** Creates a dealer of phrases in random order, which uses all of them before it repeats one. */
export function dealer(random: Random): (name: string, phrases: readonly string[]) => string {
  const hands = new Map<string, string[]>();
  return (name, phrases) => {
    const hand = hands.get(name) ?? [];
    const dealt = hand.pop() ?? random.shuffle(phrases).at(-1);
    if (dealt === undefined) throw new Error(`No phrases to deal for ${name}: give at least one.`);
    hands.set(name, hand.length === 0 ? random.shuffle(phrases).filter((phrase) => phrase !== dealt) : hand);
    return dealt;
  };
}
