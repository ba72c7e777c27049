import { RENDITIONS, renditionSize } from '@pegboard/bff/src/platform/media/images/renditions.ts';
import { readFile, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** A photo to make files of, by its path, and the folder that they are written to. */
export type BareTask = { readonly photo: string; readonly folder: string };

// As the image processes of the site run.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.concurrency(1);
sharp.cache(false);

process.on('message', async ({ photo, folder }: BareTask) => {
  const { data, info } = await sharp(await readFile(photo))
    .autoOrient()
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const open = (): Sharp => sharp(data, { raw: { width, height, channels } });
  await write(join(folder, 'orig'), open, 86);
  let from = open;
  for (const rendition of RENDITIONS) {
    const size = renditionSize(rendition, { width, height });
    const resized = await from()
      .resize({ ...size, fit: 'cover' })
      .raw()
      .toBuffer();
    const draw = (): Sharp => sharp(resized, { raw: { ...size, channels } });
    await write(join(folder, rendition.name), draw, 80);
    if (rendition.height === undefined) from = draw;
  }
  process.send?.('done');
});

/** Writes the JPEG and the WebP of one size, at once. */
async function write(path: string, open: () => Sharp, quality: number): Promise<void> {
  const [jpeg, webp] = await Promise.all([
    open().jpeg({ quality: 82, chromaSubsampling: '4:2:0' }).toBuffer(),
    open().webp({ quality, effort: 2 }).toBuffer(),
  ]);
  await Promise.all([writeFile(`${path}.jpg`, jpeg), writeFile(`${path}.webp`, webp)]);
}
