import type { ReportedKind } from '@pegboard/types';
import { sql } from 'drizzle-orm';
import { clearProfile } from '../../people/accounts/index.ts';
import { takeDownBoard } from '../../pins/boards/index.ts';
import { takeOutComment } from '../../pins/comments/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { takeDownContent } from '../../pins/pins/index.ts';

/**
 * Takes what was reported off the site for everybody, in a transaction, with all that counts it. Of people it is what they
 * tell of themselves; what they made is reported and removed piece by piece.
 */
export async function removeReported(tx: Db, kind: ReportedKind, id: bigint): Promise<void> {
  if (kind === 'pin') return takeDownContent(tx, id);
  if (kind === 'user') return clearProfile(tx, id);
  if (kind === 'board') return takeDownBoard(tx, id);
  const { rows } = await tx.execute<{ content_id: string }>(
    sql`select content_id::text from comments where id = ${id}`,
  );
  const [comment] = rows;
  if (comment) await takeOutComment(tx, { id, contentId: BigInt(comment.content_id) }, 'removed');
}
