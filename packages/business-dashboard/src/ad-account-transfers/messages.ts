import { createFormats, type Formats } from '../layout/formats.ts';
import type { MoveCheck, MoveState } from '../model/ad-move.ts';

const formats: Formats = createFormats('en-US');

/** The messages of ad account transfers. Pass another table for another language. */
export type AdMoveMessages = typeof adMoveMessages;

/** The messages in American English. */
export const adMoveMessages = {
  title: 'Move ad accounts',
  intro:
    'Bring an ad account from one business to another, step by step. Nothing moves until you say so, and a move can be undone until you confirm it. Campaigns, audiences, numbers and what was spent stay with the account.',
  startTitle: 'Start a move',
  account: 'Ad account',
  accountIn: (name: string, business: string): string => `${name} · ${business}`,
  to: 'Move it to',
  toHint: 'Businesses where your role lets you change ads.',
  start: 'Check this move',
  started: (name: string): string => `Look at the check list of ${name} below.`,
  noAccounts: 'No ad account to move',
  noAccountsHint: 'Open one under Ad accounts, or ask for a role in a business that has one.',
  noPlaces: 'Nowhere to move to',
  noPlacesHint:
    'You need a role that changes ads in two businesses. Ask the other business to invite you as admin, or make another business manager in the hub.',
  open: 'On their way',
  steps: ['Choose', 'Check', 'Move', 'Confirm'] as readonly string[],
  stepsOf: (name: string): string => `How far ${name} is`,
  way: (from: string, to: string): string => `From ${from} to ${to}`,
  checks: {
    owners: (check: MoveCheck): string =>
      check.level === 'fine'
        ? 'An owner of the one business owns the other, too.'
        : check.names.length === 0
          ? 'The new business has no owner of the old one.'
          : `No one owns both. Afterwards it belongs to the business of ${formats.list(check.names.map((name) => `@${name}`))}.`,
    campaigns: (check: MoveCheck): string =>
      check.level === 'fine'
        ? 'No campaign runs.'
        : `${formats.counted(check.names.length, 'campaign runs', 'campaigns run')} on, paid by the new business: ${formats.list(check.names)}.`,
    invoices: (check: MoveCheck): string =>
      check.level === 'fine'
        ? 'Every invoice is paid.'
        : `Pay ${formats.counted(check.names.length, 'invoice', 'invoices')} first: ${formats.list(check.names)}.`,
    tags: (check: MoveCheck): string =>
      check.level === 'fine'
        ? 'It has no conversion tag.'
        : `${formats.counted(check.names.length, 'conversion tag goes', 'conversion tags go')} with it and keep counting: ${formats.list(check.names)}.`,
    members: (check: MoveCheck): string =>
      check.level === 'fine'
        ? 'No one loses access.'
        : `${formats.counted(check.names.length, 'member loses', 'members lose')} sight of it: ${formats.list(check.names.map((name) => `@${name}`))}.`,
  } as Readonly<Record<MoveCheck['check'], (check: MoveCheck) => string>>,
  levels: { fine: 'Fine', know: 'To know', stop: 'In the way' } as Readonly<
    Record<MoveCheck['level'], string>
  >,
  list: 'Check list',
  read: 'I have read the check list, and it is right.',
  prepare: 'Go on',
  prepared: (name: string): string => `${name} is ready to move.`,
  readyHint: 'Everything is checked. The account moves at once, and you can still undo it.',
  move: 'Move it now',
  moved: (name: string, to: string): string => `${name} is at ${to} now. Confirm it, or undo it.`,
  movedHint: (to: string): string =>
    `It is at ${to}. Look whether everything is as it should be; then confirm, or undo.`,
  confirm: 'Confirm for good',
  confirmSure: (name: string, to: string): string => `Leave ${name} at ${to} for good?`,
  confirmNote: 'After this the move cannot be undone. You can move it back by a new one.',
  confirmYes: 'Confirm',
  notYet: 'Not yet',
  undo: 'Undo the move',
  undone: (name: string, from: string): string => `${name} is back at ${from}, in the groups that it was in.`,
  cancel: 'Give up this move',
  cancelled: (name: string): string => `${name} stays where it is.`,
  past: 'Earlier moves',
  states: {
    draft: 'Being checked',
    prepared: 'Ready',
    moved: 'Moved, not confirmed',
    confirmed: 'Confirmed',
    cancelled: 'Given up',
    undone: 'Undone',
  } as Readonly<Record<MoveState, string>>,
  at: (iso: string, timeZone: string): string => formats.moment(iso, timeZone),
  failed: 'Sorry! Something went wrong on our end.',
};
