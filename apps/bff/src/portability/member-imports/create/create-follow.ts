import { and, eq, isNull } from 'drizzle-orm';
import { findTopic } from '../../../people/interests/index.ts';
import { users } from '../../../people/accounts/index.ts';
import { boards } from '../../../pins/board-access/index.ts';
import { follow } from '../../../relationships/follows/index.ts';
import type { ImportedFollow } from '../import-item.ts';
import { createItemOnce, findItem, LeftOutError, type Created, type ImportRun } from './import-run.ts';

/**
 * Follows a topic, or, for an archive of this site, a board. Members are not followed: an import sends no notification to members whom an archive
 * names. Throws `LeftOutError`.
 */
export async function createImportedFollow(run: ImportRun, followed: ImportedFollow): Promise<Created> {
  const { deps, owner, source } = run;
  const { target, slug } = followed;
  if (target === 'topic') {
    const topic = await findTopic(deps, { slug });
    if (!topic) throw new LeftOutError('topic_unknown');
    const known = await findItem(run, 'topic_follow', slug);
    if (known) return { result: known.importId === run.importId ? 'created' : 'known' };
    await follow(deps.db, owner, { kind: 'interest', id: topic.id });
    const { result } = await createItemOnce(run, 'topic_follow', slug, async () => topic.id);
    return { result };
  }
  if (target !== 'board' || followed.owner === null || source !== deps.env.publicUrl)
    throw new LeftOutError('not_imported');
  const [board] = await deps.db
    .select({ id: boards.id })
    .from(boards)
    .innerJoin(users, eq(users.id, boards.ownerId))
    .where(and(eq(users.username, followed.owner), eq(boards.slug, slug), isNull(boards.deletedAt)));
  if (!board || !(await follow(deps.db, owner, { kind: 'board', id: board.id })))
    throw new LeftOutError('refused');
  const { result } = await createItemOnce(
    run,
    'board_follow',
    `${followed.owner}/${slug}`,
    async () => board.id,
  );
  return { result };
}
