import { drawsOf } from '../graph/saves-world.ts';
import {
  FIRST_NAMES,
  FOR,
  LANGUAGES,
  LAST_NAMES,
  SETTINGS,
  STYLES,
  THINGS,
  type Language,
} from './lexicon.ts';

/** The subject of a pin, a board or a query: numbers of the lexicon. */
export type Subject = {
  readonly language: Language;
  readonly thing: number;
  readonly style: number | null;
  readonly setting: number | null;
};

/** A generated pin or board; `subject` is complete, whichever of it its texts say. */
export type Item = {
  readonly id: number;
  readonly subject: Subject;
  readonly ownerId: number;
  readonly title: string;
  readonly description: string;
  readonly saves: number;
};

/** A generated member. */
export type Person = {
  readonly id: number;
  readonly first: string;
  readonly last: string;
  readonly username: string;
  /** The language of their settings, in which they write. */
  readonly language: Language;
};

/** A generated site. */
export type SearchWorld = {
  readonly pins: readonly Item[];
  readonly boards: readonly Item[];
  readonly people: readonly Person[];
};

/** Functions that draw numbers, members of lists and chances. */
export type Draws = {
  readonly below: (count: number) => number;
  readonly from: <T>(list: readonly T[]) => T;
  readonly chance: (share: number) => boolean;
};

const PEOPLE = 300;
const BOARDS = 700;
/** The share of texts in each language but English. */
const SHARES: readonly (readonly [Language, number])[] = [
  ['de', 0.2],
  ['fr', 0.15],
  ['es', 0.15],
];
const SYLLABLES =
  'ba be bri ca cor da del do en fa fel gar gri hal hem in ja kel ko lan lin lor ma mel mo na nor o pel per ra ri ro sa sel sta ta tel tor u va vel vi wen zan'.split(
    ' ',
  );

/** Returns the draws of a seed. */
export function createDraws(seed: number): Draws {
  const draw = drawsOf(seed);
  const below = (count: number): number => Math.floor(draw() * count);
  return {
    below,
    from: <T>(list: readonly T[]): T => list[below(list.length)] as T,
    chance: (share) => draw() < share,
  };
}

/** Generates a site with so many pins: texts in four languages about things with a style and a setting, and names of places. */
export function createSearchWorld(seed: number, pinCount: number): SearchWorld {
  const draws = createDraws(seed);
  const places = Array.from({ length: 2000 }, () =>
    Array.from({ length: 3 + draws.below(2) }, () => draws.from(SYLLABLES)).join(''),
  );
  const people = Array.from({ length: PEOPLE }, (_, at): Person => {
    const [first, last] = [draws.from(FIRST_NAMES), draws.from(LAST_NAMES)];
    const username = `${plain(first).slice(0, 4)}${plain(last)}${at}`;
    return { id: at + 1, first, last, username, language: drawLanguage(draws) };
  });
  const ownerOf = ({ language }: Subject): number =>
    draws.from(people.filter((person) => person.language === language)).id;
  const boards = Array.from({ length: BOARDS }, (_, at): Item => {
    const subject = drawSubject(draws);
    const { thing, style, setting } = wordsOf(subject, draws);
    const title = draws.chance(0.5) ? `${style} ${thing}` : `${thing} ${FOR[subject.language]} ${setting}`;
    return {
      id: at + 1,
      subject,
      ownerId: ownerOf(subject),
      title,
      description: `${style}, ${setting}, ${draws.from(places)}`,
      saves: 0,
    };
  });
  const pins = Array.from({ length: pinCount }, (_, at): Item => {
    const subject = drawSubject(draws);
    const { language } = subject;
    const { thing, style, setting } = wordsOf(subject, draws);
    const [hasStyle, hasSetting] = [draws.chance(0.7), draws.chance(0.7)];
    const title = [hasStyle ? style : '', thing, hasSetting ? `${FOR[language]} ${setting}` : '']
      .filter(Boolean)
      .join(' ');
    const other = draws.chance(0.25) ? draws.from(THINGS)[language][0]?.[1] : undefined;
    return {
      id: at + 1,
      subject,
      ownerId: ownerOf(subject),
      title,
      description: [style, setting, draws.from(places), draws.from(places), other].filter(Boolean).join(', '),
      saves: Math.floor(40 * draws.below(1000) ** 3 * 1e-9),
    };
  });
  return { pins, boards, people };
}

/** Returns words for a subject: any of the names of its thing, in the singular or the plural. */
export function wordsOf(
  { language, thing, style, setting }: Subject,
  draws: Draws,
): { readonly thing: string; readonly style: string; readonly setting: string } {
  const names = THINGS[thing]?.[language] ?? [];
  const name = draws.from(names);
  return {
    thing: name[draws.below(2)] ?? '',
    style: style === null ? '' : (STYLES[style]?.[language] ?? ''),
    setting: setting === null ? '' : (SETTINGS[setting]?.[language] ?? ''),
  };
}

/** Draws a complete subject. */
export function drawSubject(draws: Draws, language = drawLanguage(draws)): Subject {
  return {
    language,
    thing: draws.below(THINGS.length),
    style: draws.below(STYLES.length),
    setting: draws.below(SETTINGS.length),
  };
}

function drawLanguage(draws: Draws): Language {
  for (const [language, share] of SHARES) if (draws.chance(share)) return language;
  return LANGUAGES[0];
}

/** Returns a name in lower case without accents. */
export const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ø', 'o').replaceAll('ł', 'l').toLowerCase();
