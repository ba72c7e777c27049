import { and, asc, eq, gt, or } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';
import { findPreviews } from './find-preview.ts';
import { PREVIEW_KINDS, previewKey, type PreviewKind } from './preview-subject.ts';
import { removePreview } from './remove-preview.ts';
import { linkPreviews } from './tables.ts';

const ROWS_AT_ONCE = 500;

/**
 * Every hour, removes the images for link previews whose board, section or member was deleted or is not public any more, and
 * those of former contents (OP-07). They are not served in the meantime.
 */
export const purgeLinkPreviews = defineJob({
  name: 'purge-link-previews',
  data: z.object({}),
  cron: '47 * * * *',
  lease: { seconds: 3600 },
  async handle(_, deps: Deps, { signal }) {
    let removed = 0;
    for (const kind of PREVIEW_KINDS) removed += await purgeKind(deps, kind, signal);
    if (removed > 0) deps.log.info({ removed }, 'old images for link previews are removed');
  },
});

async function purgeKind(deps: Deps, kind: PreviewKind, signal: AbortSignal): Promise<number> {
  const { db } = deps;
  let removed = 0;
  let last = { subjectId: 0n, key: '' };
  for (;;) {
    signal.throwIfAborted();
    const rows = await db
      .select({ subjectId: linkPreviews.subjectId, key: linkPreviews.key })
      .from(linkPreviews)
      .where(
        and(
          eq(linkPreviews.kind, kind),
          or(
            gt(linkPreviews.subjectId, last.subjectId),
            and(eq(linkPreviews.subjectId, last.subjectId), gt(linkPreviews.key, last.key)),
          ),
        ),
      )
      .orderBy(asc(linkPreviews.subjectId), asc(linkPreviews.key))
      .limit(ROWS_AT_ONCE);
    const subjects = await findPreviews(db, kind, [...new Set(rows.map(({ subjectId }) => subjectId))]);
    for (const { subjectId, key } of rows) {
      const subject = subjects.get(subjectId);
      if (subject && previewKey(subject) === key) continue;
      await removePreview(deps, { kind, subjectId, key });
      removed += 1;
    }
    last = rows.at(-1) ?? last;
    if (rows.length < ROWS_AT_ONCE) return removed;
  }
}
