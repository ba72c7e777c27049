import { createFormats } from '../layout/formats.ts';
import type { AssetKind } from '../model/asset-access.ts';

/** The texts of asset groups. Give another table for another language. */
export type AssetGroupMessages = typeof assetGroupMessages;

/** The texts in American English. */
export const assetGroupMessages = {
  title: 'Asset groups',
  intro:
    'Profiles, ad accounts and catalogs, put together for the people who work with them. Owners and admins see everything. Finance, analysts and catalog managers see what is in their groups, from their next click.',
  none: 'No groups yet',
  noneHint:
    'Until there is a group, everybody sees all that their role allows. The first group changes that: finance, analysts and catalog managers then see only what is in groups that they are assigned to.',
  name: 'Name of the new group',
  nameHint: 'As Europe, or Spring shop.',
  create: 'Make a group',
  created: (name: string): string => `${name} is made. Put something into it.`,
  rename: 'Rename',
  renameNamed: (name: string): string => `Rename ${name}`,
  newName: 'Name',
  renamed: (name: string): string => `The group is called ${name} now.`,
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Delete',
  removeNamed: (name: string): string => `Delete ${name}`,
  removeSure: (name: string): string => `Delete ${name}?`,
  removeNote:
    'What is in it stays with the business. Its members see it no more, unless another group has it.',
  removeLast: 'It is the last group: everybody then sees all that their role allows again.',
  removeYes: 'Delete group',
  keep: 'Keep it',
  kinds: { profile: 'Profile', ad_account: 'Ad account', catalog: 'Catalog' } as Readonly<
    Record<AssetKind, string>
  >,
  kindsMany: { profile: 'Profiles', ad_account: 'Ad accounts', catalog: 'Catalogs' } as Readonly<
    Record<AssetKind, string>
  >,
  assets: 'What is in it',
  assetsOf: (name: string): string => `What is in ${name}`,
  noAssets: 'Nothing yet.',
  addAsset: (name: string): string => `Add to ${name}`,
  chooseAsset: 'Choose what to add',
  allAdded: 'All that the business has is in it.',
  add: 'Add',
  added: (what: string, name: string): string => `${what} is in ${name} now.`,
  takeOut: (what: string, name: string): string => `Take ${what} out of ${name}`,
  takenOut: (what: string, name: string): string => `${what} is out of ${name}.`,
  members: 'Who works with it',
  membersOf: (name: string): string => `Who works with ${name}`,
  noMembers: 'Nobody is assigned yet.',
  assignTo: (name: string): string => `Assign somebody to ${name}`,
  chooseMember: 'Choose somebody',
  nobodyLeft: 'Nobody with a limited role is left to assign. Invite somebody under Members.',
  assign: 'Assign',
  assigned: (who: string, name: string): string => `${who} works with ${name} now.`,
  unassign: (who: string, name: string): string => `Take ${who} off ${name}`,
  unassigned: (who: string, name: string): string => `${who} no longer works with ${name}.`,
  seesAll: 'sees everything anyway',
  inNone: 'In no group',
  inNoneHint: (names: readonly string[]): string =>
    `Only owners and admins see ${createFormats('en-US').list(names)}.`,
  failed: 'Sorry! Something went wrong on our end.',
};
