import { expect, test } from 'vitest';
import { countReactions } from './count-reactions.ts';

const by = (entityId: string, reactionType: number) => ({
  reactionType,
  user: { entityId, fullName: `Member ${entityId}` },
});

test('[WB-10] reactions to a message are counted by kind, in one order, with the viewer marked', () => {
  expect(countReactions([by('3', 13), by('2', 5), by('1', 5), by('4', 99)], '1')).toEqual([
    { type: 5, people: ['Member 2', 'Member 1'], isOwn: true },
    { type: 13, people: ['Member 3'], isOwn: false },
  ]);
  expect(countReactions([], '1')).toEqual([]);
});
