import type { ReportedKind } from '@pegboard/types';
import { sql } from 'drizzle-orm';
import { clearProfile } from '../../people/accounts/index.ts';
import { removeBoardByModerator } from '../../pins/boards/index.ts';
import { removeCommentThread } from '../../pins/comments/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { removeContent } from '../../pins/pins/index.ts';

/**
 * Removes a reported subject from the site, in a transaction, and updates all counters. Of members, the
 * profile texts are cleared; their contents are reported and removed individually.
 */
export async function removeReported(tx: Db, kind: ReportedKind, id: bigint): Promise<void> {
  if (kind === 'pin') return removeContent(tx, id);
  if (kind === 'user') return clearProfile(tx, id);
  if (kind === 'board') return removeBoardByModerator(tx, id);
  const { rows } = await tx.execute<{ content_id: string }>(
    sql`select content_id::text from comments where id = ${id}`,
  );
  const [comment] = rows;
  if (comment) await removeCommentThread(tx, { id, contentId: BigInt(comment.content_id) }, 'removed');
}
