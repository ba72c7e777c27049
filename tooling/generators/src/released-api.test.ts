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

function announce(type: 'major' | 'minor' | 'patch', summary = 'No more boards.'): void {
  writeFileSync(join(root, '.changeset/boards.md'), `---\n'@pegboard/bff': ${type}\n---\n\n${summary}\n`);
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

test('[PK-07] before 1.0.0 a minor version announces a break when it says what to change', async () => {
  snapshotReleasedApi(root);
  mkdirSync(join(root, 'apps/bff'), { recursive: true });
  writeFileSync(
    join(root, 'apps/bff/package.json'),
    JSON.stringify({ name: '@pegboard/bff', version: '0.3.1' }),
  );
  write(['/pins/'], 'type Query { pin: ID }');
  announce('minor');
  expect(await breaks()).not.toEqual([]);
  announce('minor', 'Boards are gone.\n\nBreaking: read pins instead of boards.');
  expect(await breaks()).toEqual([]);
  announce('patch', 'Breaking: read pins instead of boards.');
  expect(await breaks()).not.toEqual([]);
});
