import { createFormats } from '../layout/formats.ts';
import type { AssetKind } from '../model/asset-access.ts';

/** The messages of asset groups. Pass another table for another language. */
export type AssetGroupMessages = typeof assetGroupMessages;

/** The messages in American English. */
export const assetGroupMessages = {
  title: 'Asset groups',
  intro:
    'Profiles, ad accounts and catalogs, put together for the people who work with them. Owners and admins see everything. Finance, analysts and catalog managers see what is in their groups, from their next click.',
  none: 'No groups yet',
  noneHint:
    'Without groups, everyone sees all assets that their role allows. With the first group, finance, analysts and catalog managers only see assets in their groups.',
  name: 'Name of the new group',
  nameHint: 'As Europe, or Spring shop.',
  create: 'Make a group',
  created: (name: string): string => `${name} created. Add assets to it.`,
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
  removeLast: 'This is the last group. Without it, everyone sees all assets that their role allows.',
  removeYes: 'Delete group',
  keep: 'Keep it',
  kinds: { profile: 'Profile', ad_account: 'Ad account', catalog: 'Catalog' } as Readonly<
    Record<AssetKind, string>
  >,
  kindsMany: { profile: 'Profiles', ad_account: 'Ad accounts', catalog: 'Catalogs' } as Readonly<
    Record<AssetKind, string>
  >,
  assets: 'Assets',
  assetsOf: (name: string): string => `Assets of ${name}`,
  noAssets: 'Nothing yet.',
  addAsset: (name: string): string => `Add to ${name}`,
  chooseAsset: 'Choose what to add',
  allAdded: 'All that the business has is in it.',
  add: 'Add',
  added: (what: string, name: string): string => `${what} is in ${name} now.`,
  takeOut: (what: string, name: string): string => `Take ${what} out of ${name}`,
  takenOut: (what: string, name: string): string => `${what} is out of ${name}.`,
  members: 'Members',
  membersOf: (name: string): string => `Members of ${name}`,
  noMembers: 'No members assigned yet.',
  assignTo: (name: string): string => `Assign a member to ${name}`,
  chooseMember: 'Choose a member',
  nobodyLeft: 'All members with a limited role are assigned. Invite others under Members.',
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
