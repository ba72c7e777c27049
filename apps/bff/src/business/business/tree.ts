import { validateMove, type MoveError } from '@pegboard/business-dashboard/model';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { findBusiness, type Membership } from './find-business.ts';
import { logAction } from './log-action.ts';
import { hasPermission, type BusinessKind } from './rights.ts';
import { businesses } from './tables.ts';

const NODES_MAX = 1000;

/** A business of a tree, with its statistics. */
export type TreeRow = {
  readonly id: bigint;
  readonly name: string;
  readonly kind: BusinessKind;
  readonly parentId: bigint | null;
  readonly profileUsername: string | null;
  readonly pinCount: number;
  readonly followerCount: number;
  readonly memberCount: number;
};

/** Returns a hierarchy and every business below it; the root is first and has no parent. */
export async function readTree(db: Db, root: bigint): Promise<readonly TreeRow[]> {
  const { rows } = await db.execute<Record<keyof TreeRow, string | null>>(sql`
    with recursive tree(id, depth) as (
      select ${root}::bigint, 1
      union
      select b.id, tree.depth + 1 from businesses b join tree on b.parent_id = tree.id where tree.depth < 20
    )
    select b.id::text as "id", b.name, b.kind, case when b.id = ${root} then null else b.parent_id::text end as "parentId",
      u.username as "profileUsername", coalesce(u.follower_count, 0) as "followerCount",
      (select coalesce(sum(o.pin_count), 0)::int from boards o
        where o.owner_id = u.id and o.privacy = 'public' and o.deleted_at is null) as "pinCount",
      (select count(*)::int from business_members m where m.business_id = b.id) as "memberCount"
    from tree join businesses b on b.id = tree.id left join users u on u.id = b.profile_id
    order by tree.depth, b.id limit ${NODES_MAX}`);
  return rows.map((row) => ({
    id: BigInt(row.id ?? 0),
    name: row.name ?? '',
    kind: row.kind as BusinessKind,
    parentId: row.parentId === null ? null : BigInt(row.parentId),
    profileUsername: row.profileUsername,
    pinCount: Number(row.pinCount),
    followerCount: Number(row.followerCount),
    memberCount: Number(row.memberCount),
  }));
}

const PROBLEMS = {
  root: 'The top of the tree stays where it is.',
  missing: 'This is not in the tree.',
  cycle: 'A business cannot stand below itself.',
  depth: 'The tree would be deeper than six levels.',
} as const satisfies Record<MoveError, string>;

function assertMoves(tree: readonly TreeRow[], id: bigint, parentId: bigint): void {
  const nodes = tree.map((row) => ({
    id: String(row.id),
    name: row.name,
    parentId: row.parentId === null ? null : String(row.parentId),
  }));
  const problem = validateMove(nodes, String(id), String(parentId));
  if (problem === 'missing') throw new AppError('node_not_found');
  if (problem) throw new AppError('invalid_input', { fields: { parent_id: PROBLEMS[problem] } });
}

/**
 * Moves a business of a tree below another. Throws `node_not_found`, `invalid_input` if it would be below
 * itself.
 */
export async function moveInTree(
  db: Db,
  by: Membership,
  id: bigint | undefined,
  parentId: bigint | undefined,
): Promise<void> {
  if (id === undefined || parentId === undefined) throw new AppError('node_not_found');
  await db.transaction(async (tx) => {
    await lockTree(tx, by);
    const tree = await readTree(tx, by.business.id);
    assertMoves(tree, id, parentId);
    const nameOf = (one: bigint): string => tree.find((row) => row.id === one)?.name ?? '';
    await tx.update(businesses).set({ parentId }).where(eq(businesses.id, id));
    await logAction(tx, by, 'tree.moved', `${nameOf(id)} → ${nameOf(parentId)}`);
  });
}

/**
 * Adds a business below the root of a tree. Only its own owners can, and only if it is in no other tree:
 * throws `business_not_found`, `business_owners_only`, `business_in_tree`.
 */
export async function addToTree(
  db: Db,
  viewer: SignedIn,
  by: Membership,
  id: bigint | undefined,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockTree(tx, by);
    const added = id === undefined ? undefined : await findBusiness(tx, viewer, id);
    if (!added || added.business.kind === 'hierarchy') throw new AppError('node_not_found');
    if (!hasPermission(added.member.role, 'owners.edit')) throw new AppError('business_owners_only');
    const changed = await tx
      .update(businesses)
      .set({ parentId: by.business.id })
      .where(and(eq(businesses.id, added.business.id), sql`${businesses.parentId} is null`))
      .returning({ id: businesses.id });
    if (changed.length === 0) throw new AppError('business_in_tree');
    await logAction(tx, by, 'tree.added', added.business.name);
    await logAction(tx, added, 'tree.joined', by.business.name);
  });
}

/** Removes a business from a tree; its children move up to its parent. Throws `node_not_found`. */
export async function removeFromTree(db: Db, by: Membership, id: bigint | undefined): Promise<void> {
  await db.transaction(async (tx) => {
    await lockTree(tx, by);
    const tree = await readTree(tx, by.business.id);
    const node = tree.find((row) => row.id === id && row.parentId !== null);
    if (!node) throw new AppError('node_not_found');
    const below = tree.filter((row) => row.parentId === node.id).map((row) => row.id);
    if (below.length > 0)
      await tx.update(businesses).set({ parentId: node.parentId }).where(inArray(businesses.id, below));
    await tx.update(businesses).set({ parentId: null }).where(eq(businesses.id, node.id));
    await logAction(tx, by, 'tree.removed', node.name);
  });
}

/** Locks a tree: two concurrent moves, each valid by itself, could create a cycle. */
async function lockTree(tx: Db, { business }: Membership): Promise<void> {
  await tx.select({ id: businesses.id }).from(businesses).where(eq(businesses.id, business.id)).for('update');
}
