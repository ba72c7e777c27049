import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readKnownOperations } from './known-operations.ts';

test('[PK-09] [BY-23] a tab that was opened before a deploy sends operations that the new server knows', () => {
  const folder = mkdtempSync(join(tmpdir(), 'operations-'));
  const write = (file: string, content: unknown): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), JSON.stringify(content));
  };
  write('src/data/generated/persisted-documents.json', { 'sha256:new': 'query Pin { new }' });
  write('released/persisted-documents.json', [
    { version: '0.2.0', operations: { 'sha256:old': 'query Pin { old }' } },
    { version: '0.1.0', operations: { 'sha256:older': 'query Pin { older }' } },
  ]);
  expect(readKnownOperations(folder)).toEqual({
    'sha256:new': 'query Pin { new }',
    'sha256:old': 'query Pin { old }',
    'sha256:older': 'query Pin { older }',
  });
  rmSync(folder, { recursive: true });
});
