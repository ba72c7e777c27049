import { expect, test } from 'vitest';
import { collectPins } from './collect-pin-ids.ts';

const pin = (entityId: string) => ({
  entityId,
  seoUrl: `/pin/${entityId}/`,
  board: { entityId: '9', url: '/a/b/' },
});

test('pins of lists are distinguished from the pin of the page, wherever they are nested', () => {
  const related = { feed: { connection: { edges: [{ node: pin('2') }, { node: pin('3') }] } } };
  expect(collectPins({ 'Pin {}': { result: { data: pin('1') } }, 'RelatedPins {}': related })).toEqual({
    reached: ['1'],
    listed: ['2', '3'],
  });
});

test('what has no address of a close-up is no pin', () => {
  expect(collectPins({ viewer: null, boards: [{ node: { entityId: '9', url: '/a/b/' } }] })).toEqual({
    reached: [],
    listed: [],
  });
});
