import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { makeAvif } from './avif-files.ts';
import type { AvifAnswer, AvifTask } from './avif-encoder.ts';

// Started by createAvifEncoder(): one picture at a time, on whatever the rest of the machine leaves.
setPriority(constants.priority.PRIORITY_LOW);
sharp.concurrency(1);
sharp.cache(false);

process.on('message', async ({ stored, signature }: AvifTask) => {
  try {
    answer({ files: await makeAvif(stored, signature) });
  } catch (error) {
    answer({ error: error instanceof Error ? error.message : String(error) });
  }
});
// It ends with the site, in the midst of a picture too; a signal to the whole group is for the site to answer.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

function answer(message: AvifAnswer): void {
  process.send?.(message);
}
