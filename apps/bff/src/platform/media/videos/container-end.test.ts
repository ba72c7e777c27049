import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isContainerCut } from './container-end.ts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'pegboard-container-'))));
afterAll(() => rm(folder, { recursive: true }));

/** Returns a box of an ISO file with empty content. */
function box(type: string, bytes: number): Buffer {
  const content = Buffer.alloc(bytes);
  content.writeUInt32BE(bytes);
  content.write(type, 4, 'latin1');
  return content;
}

async function isCut(content: Buffer): Promise<boolean> {
  const path = join(folder, 'video.mp4');
  await writeFile(path, content);
  const file = await open(path);
  try {
    return await isContainerCut(file, content.length);
  } finally {
    await file.close();
  }
}

test('[CR-07] a file that ends inside a box is cut, one that ends after it is not', async () => {
  const whole = Buffer.concat([box('ftyp', 24), box('moov', 300), box('mdat', 5000)]);
  expect(await isCut(whole)).toBe(false);
  expect(await isCut(whole.subarray(0, -1))).toBe(true);
  expect(await isCut(whole.subarray(0, 24 + 300 + 4))).toBe(true);
});

test('[CR-07] a file of endless small boxes is not read to its end', async () => {
  const boxes = Buffer.alloc(8 * 200_100, box('free', 8));
  expect(
    await isCut(Buffer.concat([box('ftyp', 16), boxes.subarray(0, 8000), box('mdat', 5000).subarray(0, 9)])),
  ).toBe(true);
  expect(await isCut(Buffer.concat([box('ftyp', 16), boxes, box('mdat', 5000).subarray(0, 9)]))).toBe(false);
});
