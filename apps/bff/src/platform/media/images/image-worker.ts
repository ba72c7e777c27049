import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { processDrawing, processDrawnFrames, processImage } from './process-image.ts';
import type { ImageTask } from './image-pool.ts';

// One task a worker at a time: the pool's size decides how many cores are busy.
sharp.concurrency(1);
sharp.cache(false);

const port = parentPort;
if (!port) throw new Error('image-worker.ts runs as a worker thread: start it through createImagePool().');
port.on('message', async ({ id, task }: { readonly id: number; readonly task: ImageTask }) => {
  try {
    port.postMessage({ id, result: await run(task) });
  } catch (error) {
    port.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});

async function run(task: ImageTask): Promise<unknown> {
  switch (task.kind) {
    case 'upload':
      return processImage(task.bytes);
    case 'drawing':
      return { ok: true, image: await processDrawing(task.svg) };
    case 'drawn-frames':
      return { ok: true, image: await processDrawnFrames(task.frames, task.delayMs) };
  }
}
