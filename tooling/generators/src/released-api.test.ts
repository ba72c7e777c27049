import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { snapshotReleasedApi, findUnannouncedBreakingChanges } from './released-api.ts';

const CALL = { responses: {} };
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'released-'));
  mkdirSync(join(root, '.changeset'));
  write(['/boards/', '/pins/'], 'type Query { board: ID, pin: ID }');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(paths: readonly string[], sdl: string): void {
  const calls = Object.fromEntries(paths.map((path) => [path, { get: CALL }]));
  writeFileSync(join(root, 'openapi.json'), JSON.stringify({ paths: calls }));
  writeFileSync(join(root, 'schema.graphql'), sdl);
}

function announce(type: 'minor' | 'major'): void {
  writeFileSync(
    join(root, '.changeset/boards.md'),
    `---\n'@pegboard/bff': ${type}\n---\n\nNo more boards.\n`,
  );
}

const breaks = () => findUnannouncedBreakingChanges(root, root);

test('[BF-04] before a release every change is compatible', async () => {
  expect(await breaks()).toEqual([]);
});

test('[BF-04] a call and a field that are gone are reported until a changeset announces them', async () => {
  snapshotReleasedApi(root);
  write(['/pins/'], 'type Query { pin: ID }');
  const expected = [expect.stringContaining('Query.board'), 'GET /boards/ is gone'];
  expect(await breaks()).toEqual(expected);
  announce('minor');
  expect(await breaks()).toEqual(expected);
  announce('major');
  expect(await breaks()).toEqual([]);
});

test('[BF-04] after the next release callers rely on what it has', async () => {
  snapshotReleasedApi(root);
  write(['/pins/'], 'type Query { pin: ID }');
  snapshotReleasedApi(root);
  expect(await breaks()).toEqual([]);
});
