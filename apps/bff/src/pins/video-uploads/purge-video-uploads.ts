import { DRAFT_RETENTION_DAYS } from '@pegboard/types';
import { and, eq, inArray, lte, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../platform/database/db.ts';
import { idList } from '../../platform/database/statement.ts';
import { deleteBatches } from '../../platform/database/delete-batches.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';
import { isInNoDraft } from './is-in-no-draft.ts';
import { videoUploads } from './tables.ts';
import { videoFolders } from './video-folders.ts';

const DAY_MS = 86_400_000;
/** Days for which a processed video waits for its draft to be published. */
const RETENTION_DAYS = DRAFT_RETENTION_DAYS * 2;

/**
 * Every hour, removes the uploads of which nothing was received for a day, those whose processing has ended for good without a
 * result, and processed ones after twice the retention of drafts, unless a draft uses them; then the files of uploads that are
 * gone. An unfinished upload of a draft can be continued as long as the draft is stored.
 */
export const purgeVideoUploads = defineJob({
  name: 'purge-video-uploads',
  data: z.object({}),
  cron: '43 * * * *',
  async handle(_, { db, env, log, now }: Deps, { signal }) {
    const ago = (days: number): Date => new Date(now().getTime() - days * DAY_MS);
    const isOver = and(
      or(
        and(eq(videoUploads.state, 'uploading'), lte(videoUploads.activeAt, ago(1))),
        and(
          inArray(videoUploads.state, ['succeeded', 'failed']),
          lte(videoUploads.activeAt, ago(RETENTION_DAYS)),
        ),
      ),
      isInNoDraft(),
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
    const known = new Set([...rows.map(({ id }) => id), ...(await findPendingCovers(db, files))]);
    const unknown = files.filter((id) => !known.has(id));
    for (const id of unknown) await folders.remove(id);
    if (removed + unknown.length > 0)
      log.info({ removed, files: unknown.length }, 'old video uploads are removed');
  },
});

/** Returns the contents among these ids whose cover is being made, in a folder of that name. */
async function findPendingCovers(db: Db, ids: readonly bigint[]): Promise<readonly bigint[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id::text as id from contents
    where id = any(${idList(ids)}::bigint[]) and rich #> '{video,pendingCoverMs}' is not null`);
  return rows.map(({ id }) => BigInt(id));
}
