import { expect, test } from 'vitest';
import { graphOf, type TestSave } from './testing/graph-of.ts';
import type { PinGraph } from './pin-graph.ts';
import { walkRequest } from './walk-request.ts';
import { combineVisits, stepShares, walk, type WalkParams } from './walk.ts';

/** Two communities of twenty contents and ten boards each, joined by one content. */
const JOINED = 100n;
const COMMUNITIES: readonly TestSave[] = [0n, 50n].flatMap((base) =>
  Array.from({ length: 10 }, (_, board) => BigInt(board) + base + 1n).flatMap((board) => [
    ...Array.from({ length: 8 }, (_, at): TestSave => [
      base + 1n + ((board * 7n + BigInt(at) * 3n) % 20n),
      board,
    ]),
    ...(board === base + 1n ? ([[JOINED, board]] as const) : []),
  ]),
);
const graph = graphOf(COMMUNITIES, (content) => (content % 4n === 0n ? 7n : 8n));
const nodeOf = (id: bigint, of: PinGraph = graph): number => of.contents.find(id) ?? -1;

function run(ids: readonly bigint[], params: Partial<WalkParams> = {}, of: PinGraph = graph) {
  const { results, steps } = walk(of, {
    starts: ids.map((id) => ({ content: nodeOf(id, of), weight: 1 })),
    seed: 1,
    steps: 5000,
    restart: 0.5,
    earlyStop: { nodes: Infinity, visits: 2 },
    limit: 1000,
    ...params,
  });
  return { steps, scores: new Map(results.map(({ content, score }) => [of.contents.idOf(content), score])) };
}

const sum = (scores: ReadonlyMap<bigint, number>, of: (id: bigint) => boolean): number =>
  [...scores].reduce((total, [id, score]) => total + (of(id) ? score : 0), 0);

test('[SR-10] the same seed gives the same contents and scores, another seed others', () => {
  expect([...run([1n]).scores]).toEqual([...run([1n]).scores]);
  expect([...run([1n]).scores]).not.toEqual([...run([1n], { seed: 2 }).scores]);
});

test('[SR-10] results are ordered by score, bounded by the limit, and without the starts', () => {
  const { scores } = run([1n, 2n], { limit: 7 });
  expect([...scores.values()]).toEqual([...scores.values()].toSorted((one, other) => other - one));
  expect(scores.size).toBe(7);
  expect(scores.has(1n) || scores.has(2n)).toBe(false);
  expect([...scores.values()]).toEqual([...run([1n, 2n]).scores.values()].slice(0, 7));
});

test('[SR-10] restarts keep a walk near its start', () => {
  const far = (restart: number): number =>
    sum(run([1n], { restart }).scores, (id) => id > 50n && id < JOINED);
  expect(far(0.9)).toBeLessThan(far(0.1) / 3);
  expect(far(1)).toBe(0);
  expect(far(0.1)).toBeGreaterThan(0);
});

test('[SR-10] visits from several starts count more than as many from one', () => {
  const visits = [
    { nodes: Uint32Array.of(1, 2), counts: Float64Array.of(8, 4) },
    { nodes: Uint32Array.of(3, 2), counts: Float64Array.of(5, 4) },
  ];
  const { contents, scores } = combineVisits(visits, new Set([3]));
  expect(Object.fromEntries(Array.from(contents, (node, at) => [node, Math.round(scores[at] ?? 0)]))).toEqual(
    {
      1: 8,
      2: 16,
    },
  );
});

test('[SR-10] a content that joins two communities comes first for starts in both', () => {
  const joined = graphOf([...COMMUNITIES, ...[2n, 3n, 52n, 53n].map((board): TestSave => [JOINED, board])]);
  const best = (ids: readonly bigint[]) => [...run(ids, { steps: 20_000 }, joined).scores.keys()][0];
  expect(best([5n, 60n])).toBe(JOINED);
});

test('[SR-10] a walk ends early once enough contents are visited often enough', () => {
  const all = run([1n], { steps: 50_000 });
  const early = run([1n], { steps: 50_000, earlyStop: { nodes: 5, visits: 10 } });
  expect(all.steps).toBe(50_000);
  expect(early.steps).toBeLessThan(2000);
  expect([...early.scores.values()].filter((score) => score >= 10).length).toBeGreaterThanOrEqual(4);
});

test('[SR-10] starts share the steps by weight, and by boards less than in proportion', () => {
  const degrees = [10, 1000, 10];
  const shares = stepShares({ maxDegree: 1000, degree: (node) => degrees[node] ?? 0 }, [
    { content: 0, weight: 1 },
    { content: 1, weight: 1 },
    { content: 2, weight: 3 },
  ]);
  expect(shares.reduce((total, one) => total + one)).toBeCloseTo(1);
  expect((shares[2] ?? 0) / (shares[0] ?? 1)).toBeCloseTo(3);
  expect((shares[1] ?? 0) / (shares[0] ?? 1)).toBeGreaterThan(10);
  expect((shares[1] ?? 0) / (shares[0] ?? 1)).toBeLessThan(100);
});

test('[SR-10] a bias by topic or language prefers its contents without excluding others', () => {
  const share = (bias: WalkParams['bias'], matches: (id: bigint) => boolean): number => {
    const { scores } = run([1n], { bias });
    return sum(scores, matches) / sum(scores, () => true);
  };
  const isOfTopic = (id: bigint): boolean => id % 4n === 0n;
  const isGerman = (id: bigint): boolean => id % 2n === 0n;
  expect(share(graph.biasOf(7n, undefined), isOfTopic)).toBeGreaterThan(1.5 * share(undefined, isOfTopic));
  expect(share(graph.biasOf(7n, undefined), isOfTopic)).toBeLessThan(1);
  expect(share(graph.biasOf(undefined, 'de'), isGerman)).toBeGreaterThan(1.3 * share(undefined, isGerman));
});

test('[SR-10] the newest saves of a board are likelier than its oldest', () => {
  const long = graphOf(Array.from({ length: 100 }, (_, at): TestSave => [BigInt(at + 1), 1n]));
  const { scores } = run([50n], { steps: 50_000 }, long);
  expect(sum(scores, (id) => id > 80n)).toBeGreaterThan(1.5 * sum(scores, (id) => id <= 20n));
  expect(sum(scores, (id) => id <= 20n)).toBeGreaterThan(0);
});

test('[SR-10] a start without boards, or of weight 0, has no results', () => {
  const of = graphOf(COMMUNITIES);
  for (const board of [1n, 51n]) of.removeSave(JOINED, board);
  expect(run([JOINED], {}, of).scores.size).toBe(0);
  expect(
    walk(of, { starts: [], seed: 1, steps: 100, restart: 0.5, earlyStop: { nodes: 1, visits: 1 }, limit: 5 }),
  ).toEqual({
    results: [],
    steps: 0,
  });
});

test('[SR-10] an answer states saves and age, also of contents that no walk reaches or the graph does not have', () => {
  const small = graphOf([
    [1n, 1n],
    [2n, 1n],
    [3n, 2n],
    [3n, 3n],
  ]);
  const starts = [{ contentId: 1n, weight: 1 }];
  const { contents, others } = walkRequest(small, { starts, seed: 1, limit: 10, others: [2n, 3n, 4n] }, '');
  expect(contents).toEqual([{ contentId: 2n, score: expect.any(Number), saves: 1, exposure: 1 - 1 / 3 }]);
  expect(others).toEqual([
    { contentId: 3n, score: 0, saves: 2, exposure: 1 - 2 / 3 },
    { contentId: 4n, score: 0, saves: 0, exposure: 0 },
  ]);
});
