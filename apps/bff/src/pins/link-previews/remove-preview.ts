import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';
import { PREVIEW_KINDS, previewFile, previewUrl } from './preview-subject.ts';
import { linkPreviews } from './tables.ts';

/**
 * Removes an image for link previews from the caches in front of the site (OP-07). A cache that does not answer is asked again
 * later, and never delays the deletion.
 */
export const purgePreviewFile = defineJob({
  name: 'purge-preview-file',
  data: z.object({
    kind: z.enum(PREVIEW_KINDS),
    id: z.string().regex(/^\d+$/),
    key: z.string(),
  }),
  async handle({ kind, id, key }, { env, purgeFiles }: Pick<Deps, 'env' | 'purgeFiles'>, { signal }) {
    await purgeFiles?.([env.publicUrl + previewUrl({ kind, id: BigInt(id) }, key)], signal);
  },
});

/**
 * Deletes a stored image for link previews and its row. Queues its removal from the caches in front of the site, if the operator has
 * set one.
 */
export async function removePreview(
  { db, imageStore, jobs, purgeFiles }: Pick<Deps, 'db' | 'imageStore' | 'jobs' | 'purgeFiles'>,
  { kind, subjectId, key }: Pick<typeof linkPreviews.$inferSelect, 'kind' | 'subjectId' | 'key'>,
): Promise<void> {
  await imageStore.delete(previewFile(key));
  await db.transaction(async (tx) => {
    await tx
      .delete(linkPreviews)
      .where(
        and(eq(linkPreviews.kind, kind), eq(linkPreviews.subjectId, subjectId), eq(linkPreviews.key, key)),
      );
    if (purgeFiles) await jobs.enqueue(tx, purgePreviewFile, { kind, id: String(subjectId), key });
  });
}
