import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { editImage } from './edit-image.ts';
import { describeUpload, processDrawing, processDrawnFrames, processImage } from './process-image.ts';
import { describeImage, describePicture, describingModel, useModel } from './describe-image.ts';
import type { AnyResult, DescribeStoredTask, ImageAnswer, ImageTask } from './image-pool.ts';
import { drawPreview } from './preview-image.ts';

// Started by createImagePool(): one task at a time. Pages have priority over images where there are few cores.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.concurrency(1);
sharp.cache(false);
const model = process.env['PEGBOARD_EMBEDDER'];
if (model !== undefined) useModel(model);

process.on('message', async (task: ImageTask) => {
  try {
    const result = await run(task);
    answer({ result, heldBytes: process.memoryUsage.rss() });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    answer({ error: message, heldBytes: process.memoryUsage.rss() });
  }
});
// The process ends with the site, also while it works; signals to the process group are handled by the site.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

async function run(task: ImageTask): Promise<AnyResult> {
  switch (task.kind) {
    case 'preview':
      return drawPreview(task.contents);
    case 'describe':
      return describeUpload(task.bytes);
    case 'describe-stored':
      return describeStored(task);
    case 'model':
      return describingModel();
    case 'upload':
      return processImage(task.bytes);
    case 'edit':
      return { ok: true, image: await editImage(task), mediaSourceType: null };
    case 'drawing':
      return { ok: true, image: await processDrawing(task.svg), mediaSourceType: null };
    case 'drawn-frames':
      return {
        ok: true,
        image: await processDrawnFrames(task.frames, task.delayMs),
        mediaSourceType: null,
      };
  }
}

async function describeStored({ stored, part }: DescribeStoredTask): Promise<AnyResult> {
  return part
    ? { ok: true, ...(await describePicture(sharp(stored).extract(part))) }
    : { ok: true, ...(await describeImage(sharp(stored))) };
}

function answer(message: ImageAnswer): void {
  process.send?.(message);
}
