import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runSteps } from './dry-run.ts';

const NAMES = ['clone', 'versions', 'publish'];

test('[PK-07] a run that ends in any step continues with that step', async () => {
  for (const failing of NAMES) {
    const folder = mkdtempSync(join(tmpdir(), 'steps-'));
    const done = join(folder, 'done');
    const acted: string[] = [];
    const steps = (isKilled: boolean) =>
      NAMES.map((name) => ({
        name,
        act: async () => {
          acted.push(name);
          if (isKilled && name === failing) throw new Error('killed');
        },
      }));
    await expect(runSteps(steps(true), done, () => undefined)).rejects.toThrow('killed');
    await runSteps(steps(false), done, () => undefined);
    const at = NAMES.indexOf(failing) + 1;
    expect(acted).toEqual([...NAMES.slice(0, at), ...NAMES.slice(at - 1)]);
    rmSync(folder, { recursive: true });
  }
});
