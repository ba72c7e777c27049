import { MOVE_CHECKS, MOVE_STATES, MOVE_STEPS, type MoveCheck } from '@pegboard/business-dashboard/model';
import { z } from 'zod';
import { idAnswer, timeAnswer } from '../../platform/http/response-schemas.ts';
import { businessResource } from '../../business/business/index.ts';
import type { Deps } from './deps.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { getIdTimestamp } from '../../platform/ids/new-id.ts';
import type { AnyResource } from '../../platform/http/resource.ts';
import { findMove, listMovable, listMoves, type MoveRow } from './find-moves.ts';
import { getTransferChecks, createTransferDraft, advanceTransfer } from './advance-transfer.ts';

const moveSchema = z.strictObject({
  id: idAnswer,
  state: z.enum(MOVE_STATES),
  account_id: idAnswer,
  account_name: z.string(),
  from_id: idAnswer,
  from_name: z.string(),
  to_id: idAnswer,
  to_name: z.string(),
  created_at: timeAnswer,
  changed_at: timeAnswer,
  /** Current before the transfer, afterwards as at that time. */
  checks: z.array(
    z.strictObject({
      check: z.enum(MOVE_CHECKS),
      level: z.enum(['fine', 'know', 'stop']),
      names: z.array(z.string()),
    }),
  ),
});

const presentMove = (move: MoveRow, checks: readonly MoveCheck[]): z.infer<typeof moveSchema> => ({
  id: String(move.id),
  state: move.state,
  account_id: String(move.accountId),
  account_name: move.accountName,
  from_id: String(move.fromId),
  from_name: move.fromName,
  to_id: String(move.toId),
  to_name: move.toName,
  created_at: getIdTimestamp(move.id).toISOString(),
  changed_at: move.changedAt.toISOString(),
  checks: checks.map(({ check, level, names }) => ({ check, level, names: [...names] })),
});

/** REST resources of transferring ad accounts between businesses, step by step (BD-02). */
export function adMoveResources(deps: Deps): readonly AnyResource[] {
  const { db, now } = deps;
  const gate = { right: 'ads.edit', kinds: ['manager'] } as const;
  const shown = async (move: MoveRow): Promise<z.infer<typeof moveSchema>> => {
    const isAhead = move.state === 'draft' || move.state === 'prepared';
    return presentMove(move, isAhead ? await getTransferChecks(db, move) : move.checks);
  };
  return [
    businessResource(deps, {
      ...gate,
      name: 'AdAccountMoves',
      action: 'get',
      endpoint: 'v3_get_ad_account_moves',
      options: z.strictObject({}),
      answer: z.strictObject({
        moves: z.array(moveSchema),
        /** The accounts that the viewer can transfer, and the businesses between which. */
        accounts: z.array(z.strictObject({ id: idAnswer, name: z.string(), business_id: idAnswer })),
        businesses: z.array(z.strictObject({ id: idAnswer, name: z.string() })),
      }),
      async handle(_, { business, viewer }) {
        const { places, accounts } = await listMovable(db, viewer);
        const moves = await listMoves(db, business);
        return {
          data: {
            moves: await Promise.all(moves.map(shown)),
            accounts: accounts.map(({ id, name, businessId }) => ({
              id: String(id),
              name,
              business_id: String(businessId),
            })),
            businesses: places.map(({ id, name }) => ({ id: String(id), name })),
          },
        };
      },
    }),
    businessResource(deps, {
      ...gate,
      name: 'AdAccountMove',
      action: 'create',
      endpoint: 'v3_draft_ad_account_move',
      options: z.strictObject({ account_id: idSchema, to_business_id: idSchema }),
      answer: moveSchema,
      async handle(input, by) {
        const id = await db.transaction((tx) => createTransferDraft(tx, by, input));
        return { data: await shown(await findMove(db, by.business, String(id))) };
      },
    }),
    businessResource(deps, {
      ...gate,
      name: 'AdAccountMove',
      action: 'update',
      endpoint: 'v3_take_step_of_ad_account_move',
      options: z.strictObject({ move_id: idSchema, step: z.enum(MOVE_STEPS) }),
      answer: moveSchema,
      async handle({ move_id: id, step }, by) {
        await db.transaction((tx) => advanceTransfer(tx, by, id, step, now()));
        return { data: await shown(await findMove(db, by.business, id)) };
      },
    }),
  ];
}
