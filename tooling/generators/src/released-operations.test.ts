import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { snapshotReleasedOperations } from './released-operations.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'operations-'));
  mkdirSync(join(folder, 'src/data/generated'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Releases a version whose pages send one operation, and returns the releases that the server then knows. */
function release(version: string, operation: string): unknown {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version }));
  const operations = { [`sha256:${operation}`]: `query ${operation}` };
  writeFileSync(join(folder, 'src/data/generated/persisted-documents.json'), JSON.stringify(operations));
  snapshotReleasedOperations(folder);
  return JSON.parse(readFileSync(join(folder, 'released/persisted-documents.json'), 'utf8')) as unknown;
}

const released = (version: string, operation: string) => ({
  version,
  operations: { [`sha256:${operation}`]: `query ${operation}` },
});

test('[PK-09] the operations of a release stay known for one more release', () => {
  release('0.1.0', 'First');
  expect(release('0.2.0', 'Second')).toEqual([released('0.2.0', 'Second'), released('0.1.0', 'First')]);
  expect(release('0.3.0', 'Third')).toEqual([released('0.3.0', 'Third'), released('0.2.0', 'Second')]);
});

test('[PK-09] a release that is made again does not forget the one before', () => {
  release('0.1.0', 'First');
  release('0.2.0', 'Draft');
  expect(release('0.2.0', 'Second')).toEqual([released('0.2.0', 'Second'), released('0.1.0', 'First')]);
});
