import {
  isTransferBlocked,
  moveChecks,
  transitionMove,
  type LogAction,
  type MoveCheck,
  type MoveStep,
} from '@pegboard/business-dashboard/model';
import { and, eq, inArray } from 'drizzle-orm';
import { assetGroupItems, assetGroups } from '../../business/asset-groups/index.ts';
import { authorizeBusiness, logAction, type Membership } from '../../business/business/index.ts';
import { adAccounts } from '../../business/ad-accounts/index.ts';
import { conversionTags, conversionTokens, conversionUploads } from '../conversions/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { isUniqueViolation } from '../../platform/database/db-errors.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { newId, parseId } from '../../platform/ids/new-id.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { tagShares } from '../tag-shares/index.ts';
import { findMove, listMovable, type MoveRow } from './find-moves.ts';
import { readMoveFacts } from './read-facts.ts';
import { adAccountMoves } from './tables.ts';

type By = Membership & { readonly viewer: SignedIn };

const GATE = { right: 'ads.edit', kinds: ['access', 'manager'] } as const;

/** Returns the current check list of a transfer. */
export const getTransferChecks = async (db: Db, move: MoveRow): Promise<readonly MoveCheck[]> =>
  moveChecks(await readMoveFacts(db, move));

/**
 * Drafts a transfer of an ad account from or to the member's business, without moving anything. Throws
 * `ad_account_not_found`, `invalid_input`, `ad_move_open` and the errors of `authorizeBusiness` for the other
 * business.
 */
export async function createTransferDraft(
  tx: Db,
  by: By,
  input: { readonly account_id: string; readonly to_business_id: string },
): Promise<bigint> {
  const { accounts } = await listMovable(tx, by.viewer);
  const account = accounts.find(({ id }) => id === parseId(input.account_id));
  if (!account) throw new AppError('ad_account_not_found');
  const toId = parseId(input.to_business_id) ?? 0n;
  if (account.businessId === toId)
    throw new AppError('invalid_input', { fields: { to_business_id: 'The ad account is there already.' } });
  if (account.businessId !== by.business.id && toId !== by.business.id)
    throw new AppError('invalid_input', {
      fields: { to_business_id: 'Move it from here, or to here.' },
    });
  const ends = await bothEnds(tx, by.viewer, { fromId: account.businessId, toId });
  const id = newId();
  try {
    await tx.insert(adAccountMoves).values({
      id,
      accountId: account.id,
      fromId: account.businessId,
      toId,
      startedBy: by.viewer.id,
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'ad_account_moves_open')) throw error;
    throw new AppError('ad_move_open', { cause: error });
  }
  await logBoth(tx, ends, 'ad_move.drafted', account.name);
  return id;
}

/**
 * Advances a transfer by one step, idempotently: repeating a step returns the same response without effect.
 * Requires the permission in both businesses. Throws `ad_move_not_found`, `ad_move_step_refused`,
 * `ad_move_stopped` and the errors of `authorizeBusiness`.
 */
export async function advanceTransfer(
  tx: Db,
  by: By,
  moveId: string,
  step: MoveStep,
  now: Date,
): Promise<void> {
  const { id } = await findMove(tx, by.business, moveId);
  await tx
    .select({ id: adAccountMoves.id })
    .from(adAccountMoves)
    .where(eq(adAccountMoves.id, id))
    .for('update');
  const move = await findMove(tx, by.business, moveId);
  const ends = await bothEnds(tx, by.viewer, move);
  const next = transitionMove(move.state, step);
  if (next === 'refused') throw new AppError('ad_move_step_refused');
  if (!next.isNew) return;
  const checks = step === 'prepare' || step === 'move' ? await getTransferChecks(tx, move) : move.checks;
  if ((step === 'prepare' || step === 'move') && isTransferBlocked(checks))
    throw new AppError('ad_move_stopped');
  const left = step === 'move' ? await carry(tx, move, move.fromId, move.toId) : move;
  if (step === 'undo') {
    await carry(tx, move, move.toId, move.fromId);
    await standAgain(tx, move);
    await shareAgain(tx, move);
  }
  await tx
    .update(adAccountMoves)
    .set({
      state: next.to,
      checks: [...checks],
      leftGroups: [...left.leftGroups],
      endedShares: left.endedShares,
      changedAt: now,
    })
    .where(eq(adAccountMoves.id, move.id));
  await logBoth(tx, ends, `ad_move.${next.to}`, move.accountName);
}

/** Returns both businesses; requires the permission to edit ads in each. */
async function bothEnds(
  tx: Db,
  viewer: SignedIn,
  { fromId, toId }: { readonly fromId: bigint; readonly toId: bigint },
): Promise<readonly [Membership, Membership]> {
  return [
    await authorizeBusiness(tx, viewer, String(fromId), GATE),
    await authorizeBusiness(tx, viewer, String(toId), GATE),
  ];
}

/** Links to tags and groups that a move ended, for restoring them when the move is undone. */
type Left = Pick<MoveRow, 'leftGroups' | 'endedShares'>;

/**
 * Moves the account, with its tags, tokens and uploads, to another business; ends its group memberships there
 * and the shares with the target.
 */
async function carry(tx: Db, { accountId }: MoveRow, fromId: bigint, toId: bigint): Promise<Left> {
  const moved = await tx
    .update(adAccounts)
    .set({ businessId: toId })
    .where(and(eq(adAccounts.id, accountId), eq(adAccounts.businessId, fromId)))
    .returning({ id: adAccounts.id });
  if (moved.length === 0) throw new AppError('ad_account_not_found');
  for (const table of [conversionTags, conversionTokens, conversionUploads])
    await tx.update(table).set({ businessId: toId }).where(eq(table.accountId, accountId));
  const ended = await tx
    .delete(tagShares)
    .where(and(eq(tagShares.businessId, toId), inArray(tagShares.tagId, tagsOf(tx, accountId))))
    .returning({ tagId: tagShares.tagId, state: tagShares.state });
  const left = await tx
    .delete(assetGroupItems)
    .where(
      and(
        eq(assetGroupItems.adAccountId, accountId),
        inArray(
          assetGroupItems.groupId,
          tx.select({ id: assetGroups.id }).from(assetGroups).where(eq(assetGroups.businessId, fromId)),
        ),
      ),
    )
    .returning({ groupId: assetGroupItems.groupId });
  return {
    leftGroups: left.map(({ groupId }) => groupId),
    endedShares: ended.map(({ tagId, state }) => ({ tagId: String(tagId), state })),
  };
}

const tagsOf = (tx: Db, accountId: bigint) =>
  tx.select({ id: conversionTags.id }).from(conversionTags).where(eq(conversionTags.accountId, accountId));

/** Restores the tag shares of a returned account with its former holder, if the tags still exist. */
async function shareAgain(tx: Db, { accountId, toId, endedShares }: MoveRow): Promise<void> {
  const there = await tagsOf(tx, accountId).for('key share');
  const shares = there.flatMap(({ id: tagId }) => {
    const share = endedShares.find((one) => one.tagId === String(tagId));
    return share ? [{ id: newId(), tagId, businessId: toId, state: share.state }] : [];
  });
  if (shares.length > 0) await tx.insert(tagShares).values(shares).onConflictDoNothing();
}

/** Restores the groups of a returned account, if they still exist. */
async function standAgain(tx: Db, { accountId, fromId, leftGroups }: MoveRow): Promise<void> {
  if (leftGroups.length === 0) return;
  const groups = await tx
    .select({ id: assetGroups.id })
    .from(assetGroups)
    .where(and(inArray(assetGroups.id, [...leftGroups]), eq(assetGroups.businessId, fromId)))
    .for('key share');
  if (groups.length === 0) return;
  await tx
    .insert(assetGroupItems)
    .values(groups.map(({ id }) => ({ id: newId(), groupId: id, adAccountId: accountId })))
    .onConflictDoNothing();
}

async function logBoth(
  tx: Db,
  [from, to]: readonly [Membership, Membership],
  action: LogAction,
  account: string,
): Promise<void> {
  const subject = `${account}: ${from.business.name} → ${to.business.name}`;
  for (const end of [from, to]) await logAction(tx, end, action, subject);
}
