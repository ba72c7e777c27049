import { eq } from 'drizzle-orm';
import type { Db } from '../db.ts';
import { newId } from '../new-id.ts';
import type { ImagePool, ImageTask } from './image-pool.ts';
import type { ImageStore } from './image-store.ts';
import type { ImageRefusal } from './process-image.ts';
import { images } from './tables.ts';

/** A picture that is stored. */
export type ImageRow = typeof images.$inferSelect;

/** Processes a picture and stores it: files first, the row last, so that a row never names half a picture (BF-07). */
export async function saveImage(
  deps: { readonly db: Db; readonly imageStore: ImageStore; readonly imagePool: ImagePool },
  task: ImageTask,
): Promise<
  { readonly ok: true; readonly row: ImageRow } | { readonly ok: false; readonly code: ImageRefusal }
> {
  const outcome = await deps.imagePool.process(task);
  if (!outcome.ok) return outcome;
  const { files, ...image } = outcome.image;
  const known = await deps.db.select().from(images).where(eq(images.signature, image.signature));
  if (known[0]) return { ok: true, row: known[0] };
  await Promise.all(files.map(({ path, bytes }) => deps.imageStore.put(path, bytes)));
  const [made] = await deps.db
    .insert(images)
    .values({ id: newId(), ...image })
    .onConflictDoNothing()
    .returning();
  if (made) return { ok: true, row: made };
  const [other] = await deps.db.select().from(images).where(eq(images.signature, image.signature));
  if (!other)
    throw new Error('A picture was stored and gone at once: another process deleted it. Try again.');
  return { ok: true, row: other };
}
