import { and, eq, sql } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseDeps, ImageStoreDeps, LogDeps } from '../../deps.ts';
import { createAvifEncoder, type AvifEncoder } from './avif-encoder.ts';
import { lockPicture } from './lock-picture.ts';
import { imagePath } from './process-image.ts';
import { readFile } from './read-file.ts';
import { images } from './tables.ts';

/** The services that the job needs. */
export type AvifJobDeps = DatabaseDeps & ImageStoreDeps & LogDeps;

/** A background job that can be stopped. */
export type Job = { readonly close: () => Promise<void> };

const IDLE_MS = 10_000;

/**
 * Creates the AVIF files of images without any, oldest first, one at a time, until it is closed (BF-07). Several
 * processes may run it on one database: an image is claimed before it is encoded, and released when the claim expires.
 */
export function startAvifJob(deps: AvifJobDeps, options: { readonly idleMs?: number } = {}): Job {
  const encoder = createAvifEncoder();
  const ended = new AbortController();
  const run = async (): Promise<void> => {
    while (!ended.signal.aborted) {
      const result = await makeNextAvif(deps, encoder, ended.signal).catch((err: unknown) => {
        if (!ended.signal.aborted) deps.log.warn({ err }, 'AVIF files wait for the database');
        return 'none' as const;
      });
      if (result !== 'none') continue;
      encoder.rest();
      await sleep(options.idleMs ?? IDLE_MS, undefined, { signal: ended.signal, ref: false }).catch(
        () => undefined,
      );
    }
  };
  const running = run();
  return {
    async close() {
      ended.abort();
      encoder.rest();
      await running;
    },
  };
}

/**
 * Creates the AVIF files of the oldest image without any. A failed image is retried the next day; one that was aborted
 * because the job stops is released at once.
 */
export async function makeNextAvif(
  deps: AvifJobDeps,
  encoder: AvifEncoder,
  ending?: AbortSignal,
): Promise<'made' | 'failed' | 'none'> {
  const image = await claimOldest(deps);
  if (!image) return 'none';
  try {
    const stored = await readWhole(deps, imagePath('orig', image.signature, 'webp'));
    ending?.throwIfAborted();
    const files = await encoder.encode({ stored, signature: image.signature });
    await deps.db.transaction(async (tx) => {
      await lockPicture(tx, image.signature);
      const isSame = and(eq(images.id, image.id), eq(images.signature, image.signature));
      const done = await tx.update(images).set({ avifReady: true }).where(isSame);
      // The image was removed with its last pin meanwhile, or renamed, in which case it is claimed again later.
      if (done.rowCount === 0) return;
      for (const { path, bytes } of files) await deps.imageStore.put(path, bytes);
    });
    return 'made';
  } catch (err) {
    const isEnding = ending?.aborted ?? false;
    await deps.db
      .update(images)
      .set({ avifDueAt: isEnding ? sql`now()` : sql`now() + interval '1 day'` })
      .where(eq(images.id, image.id));
    if (!isEnding) deps.log.warn({ err, signature: image.signature }, 'a picture has no AVIF files yet');
    return 'failed';
  }
}

/** Claims the oldest image without AVIF files that is unclaimed; the claim expires after ten minutes. */
async function claimOldest({ db }: AvifJobDeps): Promise<{ id: bigint; signature: string } | undefined> {
  const [image] = await db
    .update(images)
    .set({ avifDueAt: sql`now() + interval '10 minutes'` })
    .where(
      sql`${images.id} = (
        select id from images where not avif_ready and avif_due_at <= now()
        order by id limit 1 for update skip locked
      )`,
    )
    .returning({ id: images.id, signature: images.signature });
  return image;
}

async function readWhole({ imageStore }: AvifJobDeps, path: string): Promise<Uint8Array> {
  const bytes = await readFile(imageStore, path);
  if (!bytes) throw new Error(`The original of a picture is not in the store: ${path}.`);
  return bytes;
}
