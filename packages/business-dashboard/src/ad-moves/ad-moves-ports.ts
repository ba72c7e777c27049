import type { ActionOutcome } from '../frame/use-action.ts';
import type { MoveStep } from '../model/ad-move.ts';

/** What the page of moves asks of its app; what was done is read anew by it. */
export type AdMovesPorts = {
  readonly start: (accountId: string, toBusinessId: string) => Promise<ActionOutcome>;
  readonly take: (moveId: string, step: MoveStep) => Promise<ActionOutcome>;
};
