import { createFormats } from '../layout/formats.ts';
import type { MoveError } from '../model/tree.ts';

const formats = /* @__PURE__ */ createFormats('en-US');

/** The messages of business hierarchies. Pass another table for another language. */
export type HierarchyMessages = {
  readonly title: string;
  readonly intro: string;
  readonly hint: string;
  readonly lift: (name: string) => string;
  readonly lifted: (name: string, under: string) => string;
  readonly liftedByPress: (name: string) => string;
  readonly putHere: string;
  readonly putHereNamed: (name: string) => string;
  readonly wouldStand: (name: string, under: string) => string;
  readonly moved: (name: string, under: string) => string;
  readonly cancelled: (name: string) => string;
  readonly problems: Readonly<Record<MoveError, string>>;
  readonly level: (level: number) => string;
  readonly remove: string;
  readonly removeNamed: (name: string) => string;
  readonly removed: (name: string) => string;
  readonly addTitle: string;
  readonly addHint: string;
  readonly business: string;
  readonly choose: string;
  readonly add: string;
  readonly added: (name: string) => string;
  readonly nothingToAdd: string;
  readonly dashboard: string;
  readonly dashboardIntro: string;
  readonly pins: string;
  readonly followers: string;
  readonly members: string;
  readonly kind: string;
  readonly total: string;
  readonly number: (many: number) => string;
  readonly failed: string;
};

/** The messages in American English. */
export const hierarchyMessages: HierarchyMessages = {
  title: 'Tree of businesses',
  intro: 'The hierarchy of your businesses.',
  hint: 'Drag a business onto another to put it below that one, or press its three dots and choose a place. With the keyboard: Space lifts it, arrows choose the place, Space puts it there, Escape leaves it where it was.',
  lift: (name) => `Move ${name}`,
  lifted: (name, under) => `${name} picked up. It is below ${under}. Use the arrow keys to move it.`,
  liftedByPress: (name) => `Choose below what ${name} is to stand.`,
  putHere: 'Put it below',
  putHereNamed: (name) => `Put it below ${name}`,
  wouldStand: (name, under) => `${name} would stand below ${under}.`,
  moved: (name, under) => `${name} moved below ${under}.`,
  cancelled: (name) => `${name} stays where it was.`,
  problems: {
    root: 'The top of the tree stays where it is.',
    missing: 'This is no longer in the tree.',
    cycle: 'A business cannot stand below itself.',
    depth: 'The tree would be deeper than six levels.',
  },
  level: (level) => `Level ${level}`,
  remove: 'Remove',
  removeNamed: (name) => `Remove ${name}`,
  removed: (name) => `${name} was removed from the tree. The businesses below it moved up.`,
  addTitle: 'Add a business',
  addHint: 'A business that you own and that is in no other tree.',
  business: 'Business',
  choose: 'Choose one',
  add: 'Add',
  added: (name) => `${name} is in the tree now.`,
  nothingToAdd: 'You own no other business that could be added.',
  dashboard: 'All businesses',
  dashboardIntro: 'Public statistics and members of each business.',
  pins: 'Public Pins',
  followers: 'Followers',
  members: 'Members',
  kind: 'Kind of account',
  total: 'Together',
  number: (many) => formats.count(many),
  failed: 'Sorry! Something went wrong on our end.',
};
