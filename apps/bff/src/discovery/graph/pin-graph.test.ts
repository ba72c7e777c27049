import fc from 'fast-check';
import { expect, test } from 'vitest';
import { graphOf, languageOf, type TestSave } from './testing/graph-of.ts';
import type { PinGraph } from './pin-graph.ts';

const HUGE = 2n ** 62n;
const content = fc.bigInt({ min: HUGE, max: HUGE + 30n });
const board = fc.bigInt({ min: 1n, max: 12n });
const save = fc.tuple(content, board);
const change = fc.oneof(
  save.map((one) => ({ kind: 'add' as const, save: one })),
  save.map((one) => ({ kind: 'remove' as const, save: one })),
  board.map((one) => ({ kind: 'remove board' as const, board: one })),
);

/** Returns the saves of a graph, read from its boards and checked against its contents. */
function savesOf(graph: PinGraph): ReadonlySet<string> {
  const saves = new Set<string>();
  let degrees = 0;
  for (let node = 0; node < graph.contents.count; node += 1) degrees += graph.degree(node);
  for (let node = 0; node < graph.boards.count; node += 1) {
    const boardId = graph.boards.idOf(node);
    for (const contentId of graph.contentsOf(boardId)) {
      expect(graph.has(contentId, boardId)).toBe(true);
      saves.add(`${contentId} on ${boardId}`);
    }
  }
  expect(degrees).toBe(saves.size);
  expect(graph.saveCount).toBe(saves.size);
  return saves;
}

const unique = (saves: readonly TestSave[]): readonly TestSave[] => [
  ...new Map(saves.map((one) => [one.join(' '), one])).values(),
];

test('[SR-10] a graph holds the saves that it was built from, in both directions', () => {
  fc.assert(
    fc.property(fc.array(save, { maxLength: 80 }), (all) => {
      const saves = unique(all);
      expect(savesOf(graphOf(saves))).toEqual(new Set(saves.map(([one, on]) => `${one} on ${on}`)));
    }),
  );
});

test('[SR-10] a graph after random changes equals one that is built from the result', () => {
  fc.assert(
    fc.property(fc.array(save, { maxLength: 40 }), fc.array(change, { maxLength: 120 }), (all, changes) => {
      const first = unique(all);
      const graph = graphOf(first);
      const expected = new Map(first.map((one) => [one.join(' '), one]));
      for (const one of changes)
        if (one.kind === 'remove board') {
          graph.removeBoard(one.board);
          for (const [key, [, on]] of expected) if (on === one.board) expected.delete(key);
        } else if (one.kind === 'add') {
          graph.addSave(...one.save, { topicId: null, language: 'en' });
          expected.set(one.save.join(' '), one.save);
        } else {
          graph.removeSave(...one.save);
          expected.delete(one.save.join(' '));
        }
      expect(savesOf(graph)).toEqual(savesOf(graphOf([...expected.values()])));
    }),
  );
});

test('[SR-10] the contents of a board are in the order of their saves, also after changes', () => {
  const graph = graphOf([
    [5n, 1n],
    [3n, 1n],
    [9n, 1n],
  ]);
  graph.addSave(4n, 1n, { topicId: null, language: 'en' });
  graph.removeSave(3n, 1n);
  expect(graph.contentsOf(1n)).toEqual([5n, 9n, 4n]);
});

test('[SR-10] topics and languages of built and of added contents are known', () => {
  const graph = graphOf(
    [
      [2n, 1n],
      [3n, 1n],
    ],
    (id) => id * 100n,
  );
  graph.addSave(4n, 1n, { topicId: 300n, language: languageOf(4n) });
  const matching = (topicId: bigint | undefined, language?: string): readonly bigint[] => {
    const bias = graph.biasOf(topicId, language);
    if (!bias) return [];
    return [2n, 3n, 4n].filter((id) => graph.matches(graph.contents.find(id) ?? -1, bias));
  };
  expect(matching(200n)).toEqual([2n]);
  expect(matching(300n)).toEqual([3n, 4n]);
  expect(matching(undefined, 'de-AT')).toEqual([2n, 4n]);
  expect(matching(300n, 'de')).toEqual([4n]);
  expect(graph.biasOf(777n, undefined)).toBeUndefined();
});

test('[SR-10] room that moved lists leave is counted, so that the graph can be rebuilt', () => {
  const graph = graphOf([[1n, 1n]]);
  expect(graph.wasted).toBe(0);
  for (let id = 2n; id < 200n; id += 1n) graph.addSave(id, 1n, { topicId: null, language: 'en' });
  expect(graph.wasted).toBeGreaterThan(0.2);
  expect(graph.contentsOf(1n)).toHaveLength(199);
});
