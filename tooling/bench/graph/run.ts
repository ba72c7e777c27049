import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openGraph, readGraph, writeGraph } from '@pegboard/bff/src/discovery/graph/graph-file.ts';
import type { PinGraph } from '@pegboard/bff/src/discovery/graph/pin-graph.ts';
import { walkRequest } from '@pegboard/bff/src/discovery/graph/walk-request.ts';
import { walk } from '@pegboard/bff/src/discovery/graph/walk.ts';
import { atLeast, atMost, printThresholds } from '../threshold.ts';
import { boardHitRate, ideasByQuery, ideasByWalks, popularOfTopic } from './board-quality.ts';
import { blendedWalks, hitRate, popularity, presentQuery, walks } from './quality.ts';
import { createSavesWorld, drawsOf, graphOf, type WorldShape } from './saves-world.ts';
import { simulatedGraph } from './simulated-graph.ts';

const PER_SECOND_MIN = 600;
const P99_MS_MAX = 60;
const BYTES_PER_SAVE_MAX = 12;
/** The weights and the numbers of steps were chosen with seed 1 and other shapes. */
const SHAPE: Omit<WorldShape, 'contents' | 'saves'> = {
  seed: 2,
  topics: 300,
  widths: [0.004, 0.1],
  strays: { toTopic: 0.2, toAny: 0.1 },
  drifting: 0.4,
  creatorSpread: 0,
};
const LARGE = { contents: 3_000_000_000, boards: 400_000_000, degree: 17 };

/** Measures walks on the graph of saves: their rate, memory, loading and quality. */
export async function graphBench(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      contents: { type: 'string', default: '1000000' },
      saves: { type: 'string', default: '20000000' },
      seed: { type: 'string', default: String(SHAPE.seed) },
      walks: { type: 'string', default: '3000' },
      'creator-spread': { type: 'string', default: String(SHAPE.creatorSpread) },
    },
  });
  const [contents, saves, count] = [Number(values.contents), Number(values.saves), Number(values.walks)];
  if (!(contents > 0 && saves > contents && count > 0))
    throw new RangeError(
      '--contents, --saves and --walks are numbers above 0, and saves are more than contents.',
    );
  const world = timed('the world is generated', () =>
    createSavesWorld({
      ...SHAPE,
      seed: Number(values.seed),
      creatorSpread: Number(values['creator-spread']),
      contents,
      saves,
    }),
  );
  const graph = timed('the graph is built in memory', () => graphOf(world));
  const bytesPerSave = graph.byteLength / graph.saveCount;
  console.log(`${graph.saveCount} saves, ${graph.contents.count} contents, ${graph.boards.count} boards`);
  reload(graph);
  const speed = walkSpeed(graph, count, Number(values.seed));
  const rates = {
    walks: hitRate(world, walks(graph)),
    blended: hitRate(world, blendedWalks(world, graph)),
    present: hitRate(world, presentQuery(world)),
    popular: hitRate(world, popularity(world)),
  };
  console.log(`\nhit rate at 20 of ${world.heldOut.length} held-out saves`);
  for (const [name, rate] of Object.entries(rates)) console.log(`${name.padEnd(12)}${rate.toFixed(4)}`);
  const ideas = {
    walks: boardHitRate(world, ideasByWalks(world, graph)),
    query: boardHitRate(world, ideasByQuery(world)),
    popular: boardHitRate(world, popularOfTopic(world)),
  };
  console.log(`\nhit rate at 20 of the same saves, ideas for their boards`);
  for (const [name, rate] of Object.entries(ideas)) console.log(`${name.padEnd(12)}${rate.toFixed(4)}`);
  simulate(count);
  return printThresholds([
    atLeast('recommendations per second of processor time', speed.perSecond, PER_SECOND_MIN),
    atMost('milliseconds of a walk, p99', speed.p99, P99_MS_MAX),
    atMost('bytes per save', bytesPerSave, BYTES_PER_SAVE_MAX),
    atLeast('hit rate, related pins ÷ the query without a graph', rates.blended / rates.present, 1.3),
    atLeast('hit rate, related pins ÷ the most saved of the topic', rates.blended / rates.popular, 2),
    atLeast('hit rate, ideas for boards ÷ the query without a graph', ideas.walks / ideas.query, 1.3),
    atLeast('hit rate, ideas for boards ÷ the most saved of the topic', ideas.walks / ideas.popular, 2),
  ]);
}

function timed<T>(text: string, work: () => T): T {
  const start = performance.now();
  const cpu = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(cpu);
  console.log(
    `${text} in ${((performance.now() - start) / 1000).toFixed(2)} s, ${((user + system) / 1e6).toFixed(2)} s of processors`,
  );
  return result;
}

/** Times writing the graph to a file and reading it. */
function reload(graph: PinGraph): void {
  const folder = mkdtempSync(join(tmpdir(), 'pegboard-bench-graph-'));
  try {
    const path = join(folder, 'saves.graph');
    const origin = { identity: 'bench', transactionId: '0', madeAt: 0 };
    timed('it is written', () => writeGraph(path, { arrays: graph.arrays(), origin }));
    console.log(`${(statSync(path).size / 1e6).toFixed(0)} MB`);
    timed('it is read and checked', () => {
      const stored = readGraph(path);
      if (!stored || openGraph(stored).saveCount !== graph.saveCount)
        throw new Error('The stored graph differs from the one that was written.');
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures walks from contents as they are viewed: those with more saves more often. */
function walkSpeed(
  graph: PinGraph,
  count: number,
  seed: number,
): { readonly perSecond: number; readonly p99: number } {
  const draw = drawsOf(seed);
  const start = (): bigint => {
    const board = graph.boards.idOf(Math.floor(draw() * graph.boards.count));
    const saved = graph.contentsOf(board);
    return saved[Math.floor(draw() * saved.length)] ?? 1n;
  };
  const starts = Array.from({ length: count }, start);
  const recommend = (contentId: bigint, nth: number): void =>
    void walkRequest(graph, { starts: [{ contentId, weight: 1 }], seed: nth, limit: 400 }, '');
  for (const [nth, contentId] of starts.slice(0, 300).entries()) recommend(contentId, nth);
  const times: number[] = [];
  const cpu = process.cpuUsage();
  for (const [nth, contentId] of starts.entries()) {
    const began = performance.now();
    recommend(contentId, nth);
    times.push(performance.now() - began);
  }
  const { user, system } = process.cpuUsage(cpu);
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.floor(share * sorted.length)] ?? Number.NaN;
  console.log(
    `\nms of a walk: median ${at(0.5).toFixed(2)}, p95 ${at(0.95).toFixed(2)}, p99 ${at(0.99).toFixed(2)}`,
  );
  return { perSecond: (count / (user + system)) * 1e6, p99: at(0.99) };
}

/** Walks on a graph of three thousand million contents, whose edges are computed. */
function simulate(count: number): void {
  const graph = simulatedGraph(LARGE.contents, LARGE.boards, LARGE.degree);
  const draw = drawsOf(3);
  let found = 0;
  let near = 0;
  timed(`\n${count} walks on a simulated graph of ${LARGE.contents} contents`, () => {
    for (let nth = 0; nth < count; nth += 1) {
      const content = Math.floor(draw() * LARGE.contents);
      const { results } = walk(graph, {
        starts: [{ content, weight: 1 }],
        seed: nth,
        steps: 5000,
        restart: 0.4,
        earlyStop: { nodes: 400, visits: 8 },
        limit: 20,
      });
      found += results.length;
      near += results.filter((one) => Math.abs(one.content - content) < LARGE.contents / 1000).length;
    }
  });
  console.log(`${((100 * near) / found).toFixed(0)} % of their results are of the community of the start`);
}
