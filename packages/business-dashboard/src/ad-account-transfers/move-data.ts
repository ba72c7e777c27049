import type { MoveCheck, MoveState } from '../model/ad-move.ts';

/** A transfer of an ad account, with its check list. */
export type AdMoveSummary = {
  readonly id: string;
  readonly state: MoveState;
  readonly account_id: string;
  readonly account_name: string;
  readonly from_id: string;
  readonly from_name: string;
  readonly to_id: string;
  readonly to_name: string;
  readonly created_at: string;
  readonly changed_at: string;
  readonly checks: readonly MoveCheck[];
};

/** An ad account that the viewer can transfer. */
export type MovableAccount = { readonly id: string; readonly name: string; readonly business_id: string };

/** A business between which the viewer can transfer ad accounts. */
export type TransferTarget = { readonly id: string; readonly name: string };

/**
 * Returns the possible targets of an account: from the page's business to any other, and from any other to
 * it.
 */
export function getTransferTargets(
  account: MovableAccount,
  places: readonly TransferTarget[],
  businessId: string,
): readonly TransferTarget[] {
  return places.filter(
    ({ id }) => id !== account.business_id && (account.business_id === businessId || id === businessId),
  );
}

/**
 * Returns the index of the current step of a transfer: select, check, move, confirm; past the last one when
 * it is confirmed.
 */
export function getCurrentStep(state: MoveState): number {
  return { draft: 1, prepared: 2, moved: 3, confirmed: 4, cancelled: 0, undone: 0 }[state];
}
