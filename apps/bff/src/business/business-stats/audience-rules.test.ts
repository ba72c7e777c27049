import { expect, test } from 'vitest';
import { rankTopics, shareGroups } from './audience-rules.ts';
import { listOffsets } from './zone-offsets.ts';

test('[BD-05] groups have their part of the audience, and that of the same group in the site; small ones are merged', () => {
  const site = [
    { key: 'FR', count: 50 },
    { key: 'US', count: 150 },
  ];
  const groups = [
    { key: 'FR', count: 12 },
    { key: 'IS', count: 4 },
    { key: 'DE', count: 4 },
  ];
  expect(shareGroups(groups, site)).toEqual([
    { key: 'FR', count: 12, share: 0.6, siteShare: 0.25 },
    { key: 'other', count: 8, share: 0.4, siteShare: null },
  ]);
  expect(shareGroups(groups, [])[0]?.siteShare).toBeNull();
});

test('[BD-05] topics are ranked by how much more common they are than among all members; fewer than five followers are left out', () => {
  const topic = (id: string, count: number, followers: number) => ({ id, name: id, count, followers });
  const topics = [topic('cups', 5, 50), topic('tea', 6, 6), topic('rare', 4, 4)];
  expect(rankTopics(topics, { audience: 10, members: 100 })).toEqual([
    { id: 'tea', name: 'tea', count: 6, share: 0.6, affinity: 10 },
    { id: 'cups', name: 'cups', count: 5, share: 0.5, affinity: 1 },
  ]);
});

test('[BD-05] a range is split where the clocks of a zone change', () => {
  expect(listOffsets({ from: '2026-10-24', to: '2026-10-26' }, 'Europe/Berlin')).toEqual([
    { from: '2026-10-24T00:00:00Z', until: '2026-10-25T01:00:00Z', minutes: 120 },
    { from: '2026-10-25T01:00:00Z', until: '2026-10-27T00:00:00Z', minutes: 60 },
  ]);
  expect(listOffsets({ from: '2026-10-24', to: '2026-10-24' }, 'Asia/Kathmandu')).toEqual([
    { from: '2026-10-24T00:00:00Z', until: '2026-10-25T00:00:00Z', minutes: 345 },
  ]);
});
