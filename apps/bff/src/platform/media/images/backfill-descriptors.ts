import type { DatabaseDeps, ImagePoolDeps, ImageStoreDeps, LogDeps } from '../../deps.ts';
import { and, asc, eq, gt, isNull, lt, sql, type SQL } from 'drizzle-orm';
import sharp from 'sharp';
import { z } from 'zod';
import { defineJob } from '../../jobs/index.ts';
import { describeImage, type ImageDescriptor } from './describe-image.ts';
import { imagePath, ANALYSIS_RENDITION } from './process-image.ts';
import { readFile } from './read-file.ts';
import { images } from './tables.ts';

const AT_ONCE = 100;

type BackfillDeps = DatabaseDeps & ImagePoolDeps & ImageStoreDeps & LogDeps;

/**
 * Every ten minutes, computes the descriptors of images that have none, or that have those of another model than the present one
 * (SR-12).
 */
export const backfillImageDescriptors = defineJob({
  name: 'tell-looks',
  data: z.object({}),
  cron: '*/10 * * * *',
  lease: { seconds: 3600 },
  async handle(_, deps: BackfillDeps, { signal }) {
    const model = await presentModel(deps);
    let updated = 0;
    for (const outdated of [
      isNull(images.partLooks),
      lt(images.lookModel, model),
      gt(images.lookModel, model),
    ])
      updated += await describeAll(deps, outdated, signal);
    if (updated > 0) deps.log.info({ updated, model }, 'computed the descriptors of images');
  },
});

/** Returns the model that describes images, and logs why a model that is set is not used. */
export async function presentModel({ imagePool, log }: ImagePoolDeps & LogDeps): Promise<string> {
  if (imagePool.usesModel !== true) return '';
  const result = await imagePool.process({ kind: 'model' });
  const problem = 'problem' in result ? result.problem : undefined;
  if (problem !== undefined)
    log.error({ problem }, 'the model of PEGBOARD_EMBEDDER is not used: built-in descriptors take its place');
  return 'model' in result ? result.model : '';
}

/** Computes the descriptors of all images that meet a condition, and returns their number. */
async function describeAll(deps: BackfillDeps, outdated: SQL, signal: AbortSignal): Promise<number> {
  const { db, imageStore, log } = deps;
  let updated = 0;
  let after = { model: '', id: 0n };
  for (;;) {
    signal.throwIfAborted();
    const batch = await db
      .select({ id: images.id, model: images.lookModel, signature: images.signature })
      .from(images)
      .where(and(outdated, sql`(${images.lookModel}, ${images.id}) > (${after.model}, ${after.id})`))
      .orderBy(asc(images.lookModel), asc(images.id))
      .limit(AT_ONCE);
    for (const { id, model, signature } of batch) {
      after = { model, id };
      const bytes = await readFile(imageStore, imagePath(ANALYSIS_RENDITION, signature, 'webp'));
      const described = bytes && (await describeStoredImage(deps, bytes));
      if (!described) {
        log.warn({ signature }, 'a picture has no look: its files are not in the store');
        continue;
      }
      await db.update(images).set(described).where(eq(images.id, id));
      updated += 1;
    }
    if (batch.length < AT_ONCE) return updated;
  }
}

async function describeStoredImage(
  { imagePool }: ImagePoolDeps,
  bytes: Uint8Array,
): Promise<(ImageDescriptor & { readonly partLooks: string[] }) | undefined> {
  if (imagePool.usesModel !== true) return describeImage(sharp(bytes));
  const described = await imagePool.process({ kind: 'describe-stored', stored: bytes });
  if (!described.ok || !described.partLooks) return undefined;
  const { look, lookModel, partLooks } = described;
  return { look, lookModel, partLooks };
}
