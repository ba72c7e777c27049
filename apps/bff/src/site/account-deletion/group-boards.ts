import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { slugCandidate } from '../../platform/text/slugs.ts';
import type { ErasureStep } from './erasure-step.ts';

/** A group board of a member, and the collaborator to whom it passes. */
export type GroupBoard = {
  readonly id: bigint;
  readonly name: string;
  readonly slug: string;
  readonly nextOwner: { readonly id: bigint; readonly username: string; readonly fullName: string };
};

type Row = { id: string; name: string; slug: string; owner_id: string; username: string; full_name: string };

/** Names are cut, so that a number fits behind them. */
const NAME_LENGTH = 45;
const NAMES_MAX = 50;

/**
 * Returns the boards of a member that others collaborate on, each with its next owner: the collaborator who joined first and
 * whose account is not closed. Other boards have no next owner, and are deleted with the account.
 */
export async function readGroupBoards(
  db: Db,
  ownerId: bigint,
  limit: number,
): Promise<readonly GroupBoard[]> {
  const { rows } = await db.execute<Row>(sql`
    select boards.id::text, boards.name, boards.slug, next.id::text as owner_id, next.username, next.full_name
    from boards, lateral (
      select users.id, users.username, users.full_name from board_collaborators
      join users on users.id = board_collaborators.user_id
      where board_collaborators.board_id = boards.id
        and not exists (select from account_closures where user_id = users.id)
      order by board_collaborators.created_at, users.id limit 1
    ) next
    where boards.owner_id = ${ownerId} and boards.deleted_at is null and boards.layout = 'default'
    order by boards.id limit ${limit}`);
  return rows.map((row) => ({
    id: BigInt(row.id),
    name: row.name,
    slug: row.slug,
    nextOwner: { id: BigInt(row.owner_id), username: row.username, fullName: row.full_name },
  }));
}

/** Hands the next group board over to its next owner, under a name that is free among the boards of that member. */
export const handOverGroupBoard: ErasureStep = async ({ db }, member) => {
  const [board] = await readGroupBoards(db, member.id, 1);
  if (!board) return false;
  const { id, name, slug, nextOwner } = board;
  await db.transaction(async (tx) => {
    for (let nth = 1; nth <= NAMES_MAX; nth += 1) {
      const newName = nth === 1 ? name : `${name.slice(0, NAME_LENGTH)} ${nth}`;
      const newSlug = slugCandidate(slug, nth);
      if (
        await changeOwner(tx, id, nextOwner.id, sql`name = ${newName}, slug = ${newSlug}`, [newName, newSlug])
      )
        return;
    }
    throw new Error(`The board ${id} has no free name among those of its next owner.`);
  });
  return true;
};

async function changeOwner(
  tx: Db,
  boardId: bigint,
  ownerId: bigint,
  changes: SQL,
  [name, slug]: readonly [string, string],
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update boards set owner_id = ${ownerId}, position = null, ${changes}
    where id = ${boardId} and not exists (
      select from boards other where other.owner_id = ${ownerId} and other.deleted_at is null
        and (other.slug = ${slug} or other.layout = 'default' and other.name = ${name}))`);
  if (rowCount === 0) return false;
  await tx.execute(sql`delete from board_collaborators where board_id = ${boardId} and user_id = ${ownerId}`);
  await tx.execute(sql`delete from board_follows where board_id = ${boardId} and follower_id = ${ownerId}`);
  await tx.execute(sql`
    update boards set is_collaborative = exists (select from board_collaborators where board_id = boards.id),
      follower_count = (select count(*) from board_follows where board_id = boards.id)
    where id = ${boardId}`);
  return true;
}
