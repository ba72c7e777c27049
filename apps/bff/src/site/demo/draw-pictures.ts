import { drawPicture, type DemoWorld, type PictureSpec } from '@pegboard/demo-content';
import type { Deps } from '../deps.ts';
import { nameImage, type StoredImageTask } from '../../platform/media/images/index.ts';
import type { tables } from '../tables.ts';

/** A stored image, without the id of its row. */
export type StoredPicture = Omit<typeof tables.images.$inferInsert, 'id'>;

type Picture = { readonly key: string; readonly task: () => StoredImageTask };

const IN_FLIGHT = 8;
const SAID_EVERY = 60;

/** Returns the key of an image within a world: equal specifications share one image. */
export function pictureKey(picture: PictureSpec | readonly PictureSpec[]): string {
  return JSON.stringify(picture);
}

/**
 * Draws all images of a world and stores their files; the caller stores their rows. Drawing is fast and done
 * here, decoding and encoding is slow and done by the pool, so that all cores are busy until the end.
 */
export async function drawPictures(
  { env, imagePool, imageStore }: Pick<Deps, 'env' | 'imagePool' | 'imageStore'>,
  world: DemoWorld,
  say: (line: string) => void,
): Promise<ReadonlyMap<string, StoredPicture>> {
  const pictures = picturesOf(world);
  const waiting = [...pictures];
  const stored = new Map<string, StoredPicture>();
  const drawSome = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { key, task } = next;
      const result = await imagePool.process(task());
      if (!result.ok)
        throw new Error(`A drawing of the demo content is refused as ${result.code}: ${key.slice(0, 200)}`);
      const { files, row } = nameImage(env.secret, 'site', result.image);
      await Promise.all(files.map(({ path, bytes }) => imageStore.put(path, bytes)));
      stored.set(key, row);
      if (stored.size % SAID_EVERY === 0 || stored.size === pictures.length)
        say(`Demo content: ${stored.size} of ${pictures.length} pictures`);
    }
  };
  try {
    await Promise.all(Array.from({ length: IN_FLIGHT }, drawSome));
  } finally {
    waiting.length = 0;
  }
  return stored;
}

function picturesOf({ creators, pins }: DemoWorld): readonly Picture[] {
  const pictures = new Map<string, Picture>();
  const add = (spec: PictureSpec): void => {
    const key = pictureKey(spec);
    pictures.set(key, { key, task: () => ({ kind: 'drawing', svg: drawPicture(spec) }) });
  };
  // Animated images take longest: they are started first, so that no core is idle at the end.
  for (const { detail } of pins) {
    if (detail.kind !== 'gif') continue;
    const key = pictureKey(detail.frames);
    pictures.set(key, {
      key,
      task: () => ({ kind: 'drawn-frames', frames: detail.frames.map(drawPicture), delayMs: detail.delayMs }),
    });
  }
  for (const { picture, detail } of pins) {
    if (detail.kind !== 'gif') add(picture);
    if (detail.kind === 'carousel') for (const slot of detail.slots) add(slot.picture);
    if (detail.kind === 'story') for (const page of detail.pages) add(page.picture);
  }
  for (const { portrait } of creators) add(portrait);
  return [...pictures.values()];
}
