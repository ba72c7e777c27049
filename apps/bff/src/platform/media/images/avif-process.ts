import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { makeAvif } from './avif-files.ts';
import type { AvifAnswer, AvifTask } from './avif-encoder.ts';

// Started by createAvifEncoder(): encodes one image at a time, at the lowest priority.
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
// The process ends with the site, also while it encodes; signals to the process group are handled by the site.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

function answer(message: AvifAnswer): void {
  process.send?.(message);
}
