import { DRAFT_RETENTION_DAYS } from '@pegboard/types';
import { and, eq, inArray, lte, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { deleteBatches } from '../../platform/database/delete-batches.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';
import { videoUploads } from './tables.ts';
import { videoFolders } from './video-folders.ts';

const DAY_MS = 86_400_000;
/** Days for which a processed video waits for its draft to be published. */
const RETENTION_DAYS = DRAFT_RETENTION_DAYS * 2;

/**
 * Every hour, removes the uploads of which nothing was received for a day, those whose processing has ended for good without a
 * result, and processed ones after twice the retention of drafts unless a draft uses them; then the files of uploads that are
 * gone. The table of the drafts is named in the text: drafts are a domain above this one.
 */
export const purgeVideoUploads = defineJob({
  name: 'purge-video-uploads',
  data: z.object({}),
  cron: '43 * * * *',
  async handle(_, { db, env, log, now }: Deps, { signal }) {
    const ago = (days: number): Date => new Date(now().getTime() - days * DAY_MS);
    const isOver = or(
      and(eq(videoUploads.state, 'uploading'), lte(videoUploads.activeAt, ago(1))),
      and(
        inArray(videoUploads.state, ['succeeded', 'failed']),
        lte(videoUploads.activeAt, ago(RETENTION_DAYS)),
        sql`not exists (
          select from pin_drafts where pin_drafts.owner_id = ${videoUploads.ownerId}
            and pin_drafts.state <> 'published' and pin_drafts.deleted_at is null
            and (pin_drafts.content @> jsonb_build_object('media',
                jsonb_build_object('kind', 'video', 'uploadId', ${videoUploads.id}::text))
              or pin_drafts.content @> jsonb_build_object('media', jsonb_build_object('kind', 'story', 'pages',
                jsonb_build_array(jsonb_build_object('background',
                  jsonb_build_object('kind', 'video', 'uploadId', ${videoUploads.id}::text)))))))`,
      ),
    );
    const removed = await deleteBatches(db, videoUploads, isOver ?? sql`false`, signal);
    await db
      .update(videoUploads)
      .set({ state: 'failed', failureCode: 'video_invalid', activeAt: now() })
      .where(and(eq(videoUploads.state, 'processing'), lte(videoUploads.activeAt, ago(1))));
    const folders = videoFolders(env);
    const files = await folders.list();
    const rows =
      files.length === 0
        ? []
        : await db
            .select({ id: videoUploads.id })
            .from(videoUploads)
            .where(
              and(
                inArray(videoUploads.id, [...files]),
                inArray(videoUploads.state, ['uploading', 'processing']),
              ),
            );
    const known = new Set(rows.map(({ id }) => id));
    const unknown = files.filter((id) => !known.has(id));
    for (const id of unknown) await folders.remove(id);
    if (removed + unknown.length > 0)
      log.info({ removed, files: unknown.length }, 'old video uploads are removed');
  },
});
