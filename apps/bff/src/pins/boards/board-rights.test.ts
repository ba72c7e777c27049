import { expect, test } from 'vitest';
import {
  canPerform,
  canGrant,
  presentRights,
  rightsSchema,
  type BoardRight,
  type BoardAccess,
} from '../board-access/board-access.ts';

const STANDINGS: Readonly<Record<string, BoardAccess>> = {
  owner: 'owner',
  adder: { mayEdit: false, mayInvite: false },
  editor: { mayEdit: true, mayInvite: false },
  inviter: { mayEdit: false, mayInvite: true },
  everything: { mayEdit: true, mayInvite: true },
  nobody: null,
};

test.each<[string, readonly BoardRight[]]>([
  ['owner', ['own', 'edit', 'invite', 'save']],
  ['adder', ['save']],
  ['editor', ['edit', 'save']],
  ['inviter', ['invite', 'save']],
  ['everything', ['edit', 'invite', 'save']],
  ['nobody', []],
])('[BF-06] %s may %j', (who, rights) => {
  const all: readonly BoardRight[] = ['own', 'edit', 'invite', 'save'];
  expect(all.filter((right) => canPerform(STANDINGS[who] ?? null, right))).toEqual(rights);
});

test.each([
  ['owner', true, true],
  ['adder', false, false],
  ['editor', false, false],
  ['inviter', true, false],
  ['everything', true, true],
])('[IV-03] %s gives the right to add: %s, and to edit: %s', (who, adds, edits) => {
  const standing = STANDINGS[who] ?? null;
  expect(canGrant(standing, { mayEdit: false, mayInvite: true })).toBe(adds);
  expect(canGrant(standing, { mayEdit: true, mayInvite: false })).toBe(edits);
});

test('[IV-03] adding is a permission of every collaborator, named or not', () => {
  expect(presentRights(rightsSchema.parse([]))).toEqual(['add']);
  expect(presentRights(rightsSchema.parse(['invite', 'edit']))).toEqual(['add', 'edit', 'invite']);
  expect(rightsSchema.safeParse(['own']).success).toBe(false);
});
