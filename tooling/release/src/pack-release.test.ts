import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { removeBuilds } from './pack-release.ts';

test('[PK-07] a release builds without the former builds, and with the installed dependencies', () => {
  const root = mkdtempSync(join(tmpdir(), 'pegboard-builds-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const [build, installed] = ['packages/ui/dist', 'packages/ui/node_modules/react/dist'].map((path) =>
    join(root, path),
  );
  for (const folder of [build, installed]) mkdirSync(folder ?? '', { recursive: true });
  removeBuilds(root);
  expect([build, installed].map((folder) => existsSync(folder ?? ''))).toEqual([false, true]);
});
