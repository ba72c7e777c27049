import { expect, test } from 'vitest';
import { moveInSequence, getSequence } from './pin-sequence-steps.ts';
import { trailAround } from './pin-sequence.ts';

const paths = Array.from({ length: 100 }, (_, index) => `/pin/${index}/`);

test('[CU-13] arrow keys go to the next and previous pin of the feed, and no further than its ends', () => {
  const trail = trailAround(paths, '/pin/0/');
  expect(trail && moveInSequence(trail, 'previous')).toBeUndefined();
  const next = trail && moveInSequence(trail, 'next');
  expect(next?.paths[next.at]).toBe('/pin/1/');
  expect(next && moveInSequence(next, 'previous')).toEqual(trail);
});

test('[CU-13] a trail holds the pins around the opened one', () => {
  const trail = trailAround(paths, '/pin/50/');
  expect(trail?.paths).toHaveLength(51);
  expect(trail?.paths[trail.at]).toBe('/pin/50/');
  expect(trailAround(paths, '/pin/nowhere/')).toBeUndefined();
});

test('[CU-13] what stands in the history is a trail, or nothing', () => {
  const trail = { paths: ['/pin/1/', '/pin/2/'], at: 1 };
  expect(getSequence({ trail })).toEqual(trail);
  for (const state of [
    null,
    7,
    {},
    { trail: null },
    { trail: { paths: 'x', at: 0 } },
    { trail: { ...trail, at: 9 } },
    { trail: { paths: ['//evil.example', '/pin/2/'], at: 1 } },
    { trail: { paths: [7], at: 0 } },
  ])
    expect(getSequence(state)).toBeUndefined();
});
