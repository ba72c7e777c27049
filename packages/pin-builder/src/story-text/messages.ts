import type { StoryListName, StoryTextAlignment, StoryTextPlace } from '@pegboard/types';

/** The texts of the fields of a story: texts, links, mentions and lists. Positions are from 1. */
export type StoryTextMessages = {
  readonly page: (position: number) => string;
  readonly text: (position: number) => string;
  readonly addText: string;
  readonly removeText: (position: number) => string;
  /** The name of the choice of the place of the texts, and its values. */
  readonly textPlaces?: { readonly label: string } & Readonly<Record<StoryTextPlace, string>>;
  /** The name of the choice of the alignment of the texts, and its values. */
  readonly textAlignments?: { readonly label: string } & Readonly<Record<StoryTextAlignment, string>>;
  readonly mentionHint: string;
  /** The name of the list of suggested members. */
  readonly members: string;
  readonly memberCount: (count: number) => string;
  readonly link: string;
  readonly linkHint: string;
  readonly lists: string;
  readonly listsHint: string;
  readonly list: (name: StoryListName) => string;
  readonly line: (name: StoryListName, position: number) => string;
  readonly addLine: (name: StoryListName) => string;
  readonly moveLine: (name: StoryListName, position: number) => string;
  readonly removeLine: (name: StoryListName, position: number) => string;
  readonly lineCount: (count: number, max: number) => string;
  readonly servings: string;
  readonly minutes: string;
};

const number = new Intl.NumberFormat('en-US');
const LISTS = { ingredients: 'Ingredients', materials: 'Materials', steps: 'Steps' } as const;
const LINES = { ingredients: 'Ingredient', materials: 'Material', steps: 'Step' } as const;
const lower = (name: StoryListName): string => LINES[name].toLowerCase();

/** The texts in American English. */
export const storyTextMessages: StoryTextMessages = {
  page: (position) => `Page ${number.format(position)}`,
  text: (position) => `Text ${number.format(position)}`,
  addText: 'Add text',
  removeText: (position) => `Remove text ${number.format(position)}`,
  textPlaces: { label: 'Place of the text', top: 'Top', center: 'Middle', bottom: 'Bottom' },
  textAlignments: { label: 'Alignment', start: 'Start', center: 'Center', end: 'End' },
  mentionHint: 'Type @ to mention a member.',
  members: 'Members',
  memberCount: (count) => (count === 1 ? '1 member found' : `${number.format(count)} members found`),
  link: 'Link of this page',
  linkHint: 'An address that begins with https://',
  lists: 'Ingredients, materials and steps',
  listsHint: 'Shown below the story. Enter begins the next line.',
  list: (name) => LISTS[name],
  line: (name, position) => `${LINES[name]} ${number.format(position)}`,
  addLine: (name) =>
    ({ ingredients: 'Add an ingredient', materials: 'Add a material', steps: 'Add a step' })[name],
  moveLine: (name, position) => `Move ${lower(name)} ${number.format(position)}`,
  removeLine: (name, position) => `Remove ${lower(name)} ${number.format(position)}`,
  lineCount: (count, max) => `${number.format(count)} / ${number.format(max)}`,
  servings: 'Servings',
  minutes: 'Time in minutes',
};
