import { eq } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { newId } from '../../ids/new-id.ts';
import type { ImagePool, ImageTask } from './image-pool.ts';
import type { ImageStore } from './image-store.ts';
import { lockPicture } from './lock-picture.ts';
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
  const bySignature = eq(images.signature, image.signature);
  const [known] = await deps.db.select().from(images).where(bySignature);
  if (known) return { ok: true, row: known };
  return deps.db.transaction(async (tx) => {
    await lockPicture(tx, image.signature);
    const [other] = await tx.select().from(images).where(bySignature);
    if (other) return { ok: true, row: other };
    await Promise.all(files.map(({ path, bytes }) => deps.imageStore.put(path, bytes)));
    const [row] = await tx
      .insert(images)
      .values({ id: newId(), ...image })
      .returning();
    if (!row) throw new Error('A picture was stored without a row: the insert of saveImage() returns none.');
    return { ok: true, row };
  });
}
