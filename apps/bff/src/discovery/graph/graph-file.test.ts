import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  isUsable,
  openGraph,
  readGraph,
  removeLeftovers,
  writeGraph,
  type GraphOrigin,
} from './graph-file.ts';
import type { PinGraph } from './pin-graph.ts';
import { graphOf, type TestSave } from './testing/graph-of.ts';

const ORIGIN: GraphOrigin = { identity: 'a database', transactionId: '4711', madeAt: 1_000_000 };
const SAVES = Array.from({ length: 500 }, (_, at): TestSave => [
  2n ** 60n + BigInt((at * 7) % 61),
  BigInt(1 + (at % 23)),
]);
let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pegboard-graph-'));
  path = join(folder, 'graph', 'saves.graph');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const contents = (graph: PinGraph): readonly (readonly bigint[])[] =>
  Array.from({ length: 30 }, (_, board) => graph.contentsOf(BigInt(board)));

test('[SR-10] a stored graph is read as it was written, with its changes, and can be changed', () => {
  const graph = graphOf(SAVES, (id) => id % 5n);
  graph.addSave(3n, 77n, { topicId: 9n, language: 'fr' });
  graph.removeBoard(4n);
  writeGraph(path, { arrays: graph.arrays(), origin: ORIGIN });
  const stored = readGraph(path);
  if (!stored) throw new Error('It was not read.');
  const read = openGraph(stored);
  expect(stored.origin).toEqual(ORIGIN);
  expect(contents(read)).toEqual(contents(graph));
  expect(read.contentsOf(77n)).toEqual([3n]);
  expect(read.biasOf(9n, undefined)).toEqual(graph.biasOf(9n, undefined));
  read.addSave(3n, 5n, { topicId: null, language: '' });
  read.addSave(99n, 5n, { topicId: null, language: '' });
  expect(read.contentsOf(5n).slice(-2)).toEqual([3n, 99n]);
});

test('[SR-10] a missing, truncated or changed file is not read', () => {
  expect(readGraph(path)).toBeUndefined();
  writeGraph(path, { arrays: graphOf(SAVES).arrays(), origin: ORIGIN });
  const whole = readFileSync(path);
  for (const length of [0, 5, 20, 200, whole.length - 1]) {
    writeFileSync(path, whole);
    truncateSync(path, length);
    expect(readGraph(path)).toBeUndefined();
  }
  for (let at = 0; at < whole.length; at += 97) {
    const changed = Buffer.from(whole);
    changed[at] = (changed[at] ?? 0) ^ 0x10;
    writeFileSync(path, changed);
    expect(readGraph(path), `byte ${at}`).toBeUndefined();
  }
  writeFileSync(path, whole);
  expect(readGraph(path)).toBeDefined();
});

test('[SR-10] a process that is killed while it writes leaves the former file, and its remains are removed', () => {
  writeGraph(path, { arrays: graphOf(SAVES).arrays(), origin: ORIGIN });
  const script = `
    import fs from 'node:fs';
    const write = fs.writeSync;
    let parts = 0;
    fs.writeSync = (...args) => (++parts > 6 ? process.kill(process.pid, 'SIGKILL') : write(...args));
    const { syncBuiltinESMExports } = await import('node:module');
    syncBuiltinESMExports();
    const { writeGraph } = await import(${JSON.stringify(join(import.meta.dirname, 'graph-file.ts'))});
    const { graphOf } = await import(${JSON.stringify(join(import.meta.dirname, 'testing/graph-of.ts'))});
    writeGraph(${JSON.stringify(path)}, { arrays: graphOf([[1n, 1n]]).arrays(), origin: {} });`;
  expect(() =>
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { stdio: 'pipe' }),
  ).toThrow(expect.objectContaining({ signal: 'SIGKILL' }));
  expect(readdirSync(join(folder, 'graph'))).toHaveLength(2);
  expect(readGraph(path)?.origin).toEqual(ORIGIN);
  removeLeftovers(path);
  expect(readdirSync(join(folder, 'graph'))).toEqual(['saves.graph']);
});

test('[SR-10] a graph of another database, from the future, or too old is not used', () => {
  const use = { identity: 'a database', now: 1_000_500, maxAgeMs: 500 };
  expect(isUsable(ORIGIN, use)).toBe(true);
  expect(isUsable(ORIGIN, { ...use, identity: 'another' })).toBe(false);
  expect(isUsable(ORIGIN, { ...use, now: 999_999 })).toBe(false);
  expect(isUsable(ORIGIN, { ...use, now: 1_000_501 })).toBe(false);
});
