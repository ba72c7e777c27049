import { expect, test } from 'vitest';

import { releaseState } from '../release-state.mjs';

const pre = { mode: 'pre', tag: 'next', changesets: ['cards'] } as const;

test.each([
  ['without changesets, versions are published as the latest', [], undefined, '', false, 'latest'],
  ['a changeset waits for the next versions', ['cards'], undefined, '', true, 'latest'],
  [
    'while pre-releasing, a changeset that was used stays and waits no more',
    ['cards'],
    pre,
    '',
    false,
    'next',
  ],
  ['while pre-releasing, a new one waits', ['cards', 'grid'], pre, '', true, 'next'],
  [
    'after pre-releasing, the versions without a suffix wait',
    ['cards'],
    { ...pre, mode: 'exit' },
    '',
    true,
    'latest',
  ],
  ['a snapshot waits for nothing, and has a tag of its own', ['cards'], undefined, 'try-it', false, 'try-it'],
] as const)('%s', (_, names, state, snapshot, pending, tag) => {
  expect(releaseState(names, state, snapshot)).toEqual({ pending, tag });
});
