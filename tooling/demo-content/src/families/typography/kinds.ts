import { specimen } from './alphabet-print.ts';
import { blocks } from './block-lettering.ts';
import { badge } from './lettered-badge.ts';
import { wreath } from './monogram.ts';
import { figure } from './number-print.ts';
import type { Print } from './print.ts';
import { rainbow } from './rainbow-quote.ts';
import { rows } from './repeated-word.ts';
import { tracks } from './seventies-lettering.ts';
import { bands } from './stacked-words.ts';

type Kind = {
  /** The form of the text, after `The words '…'`. */
  readonly shown: string;
  readonly noun: string;
  readonly texts: readonly string[];
  readonly print: Print;
};

const PHRASES = [
  'Stay curious',
  'Good things take time',
  'Make today count',
  'Slow down',
  'Be kind',
  'Choose joy',
  'Keep going',
  'Take it easy',
  'Dream big',
  'Less but better',
  'Wild and free',
  'Home sweet home',
  'Find your light',
  'Begin anywhere',
  'Hello sunshine',
  'But first, coffee',
  'One day at a time',
  'You got this',
  'Love wins',
  'Enjoy the little things',
  'Rise and shine',
  'Life is good',
  'Do what you love',
  'Here comes the sun',
  'Grow through it',
] as const;

const SINGLE = [
  'Hello',
  'Onward',
  'Smile',
  'Wonder',
  'Breathe',
  'Bloom',
  'Shine',
  'Dance',
  'Relax',
  'Together',
  'Gather',
  'Explore',
] as const;

/** The prints by subject. */
export const KINDS = {
  'stacked words': {
    shown: 'stacked on bands of colour',
    noun: 'typography print',
    texts: PHRASES,
    print: bands,
  },
  'seventies lettering': {
    shown: 'in rounded letters with tracks of colour around them',
    noun: 'retro lettering',
    texts: PHRASES,
    print: tracks,
  },
  'block lettering': {
    shown: 'in block letters with a long shadow before rays',
    noun: 'block lettering',
    texts: PHRASES,
    print: blocks,
  },
  'repeated word': { shown: 'repeated in outlined rows', noun: 'word print', texts: SINGLE, print: rows },
  'lettered badge': {
    shown: 'on a round badge with a scalloped edge',
    noun: 'badge design',
    texts: [...PHRASES.filter((phrase) => phrase.length < 13), 'Good day', 'Coffee club', 'Book club'],
    print: badge,
  },
  monogram: {
    shown: 'as a monogram in a wreath of leaves',
    noun: 'monogram',
    texts: ['A', 'B', 'E', 'H', 'K', 'M', 'R', 'S', 'A & J', 'E & M', 'L & T', 'M & R', 'K & S', 'C & H'],
    print: wreath,
  },
  'number print': {
    shown: 'as a large figure in tracks of colour',
    noun: 'number print',
    texts: ['1', '2', '3', '5', '7', '8', '9', '21', '30', '45', '68', '74', '88', '99'],
    print: figure,
  },
  'alphabet print': {
    shown: 'as an alphabet on coloured tiles',
    noun: 'alphabet print',
    texts: ['A to Z'],
    print: specimen,
  },
  'rainbow quote': { shown: 'under a rainbow of arcs', noun: 'quote print', texts: PHRASES, print: rainbow },
} as const satisfies Readonly<Record<string, Kind>>;

/** The name of a kind of print. */
export type Subject = keyof typeof KINDS;

/** The names of all kinds of print. */
export const SUBJECTS = Object.keys(KINDS) as Subject[];
