import type { ActionResult } from '../layout/use-action.ts';
import type { MoveStep } from '../model/ad-move.ts';

/** What the page of moves asks of its app; what was done is read anew by it. */
export type AdMovesPorts = {
  readonly start: (accountId: string, toBusinessId: string) => Promise<ActionResult>;
  readonly take: (moveId: string, step: MoveStep) => Promise<ActionResult>;
};
