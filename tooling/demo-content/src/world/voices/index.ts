import { HOME_VOICES } from './home.ts';
import { OUTSIDE_VOICES } from './outside.ts';
import { PAPER_VOICES } from './paper.ts';
import { TABLE_VOICES } from './table.ts';
import type { Voice } from './voice.ts';

export type { Voice } from './voice.ts';

const plain: Voice = {
  titles: [
    '{Noun} in {colours}',
    'Found today: {noun} in {colour} and {accent}',
    'I keep coming back to {this} {noun} in {colour}',
    '{Noun}, {colour} and a little {accent}',
    'For the mood board: {noun} in {accent}',
    'A {colour} afternoon: {noun}',
    'Worth a second look: {noun} in {colours}',
    'More {colour} in my life, please: {noun}',
  ],
  descriptions: [
    'Saved for the colours: {colours}.',
    'I like how {colour} and {accent} hold each other up here.',
    'Simple, well made and calm. I could look at {it} for a long time.',
    'One for the folder of things that make me want to make things.',
  ],
  comments: [
    'That {colour} is lovely.',
    'I have been looking for something like this, thank you.',
    'How did you come to these colours?',
    'Saved! It goes straight to my mood board.',
  ],
  articles: [
    'How to build a mood board that helps',
    'Colour notes from a long walk',
    'Making things slowly, on purpose',
    'What to keep, and what to let go',
  ],
  series: ['Four looks at one thing', 'A small series in colour', 'Step by step', 'The making of'],
  pages: ['Begin', 'Look again', 'Nearly there', 'Done'],
  wares: ['{Noun} in {colour}', '{Noun}, {colour} and {accent}', 'Little {noun}, {accent}'],
  price: [12, 90],
  variants: { name: 'Size', values: ['Small', 'Medium', 'Large'] },
};

const VOICES: Readonly<Record<string, Voice>> = {
  ...HOME_VOICES,
  ...OUTSIDE_VOICES,
  ...PAPER_VOICES,
  ...TABLE_VOICES,
};

/** How people write about a family of pictures; a family that nobody has written about yet gets plain words. */
export function voiceOf(family: string): Voice {
  return VOICES[family] ?? plain;
}
