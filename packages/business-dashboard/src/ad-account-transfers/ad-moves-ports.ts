import type { ActionResult } from '../layout/use-action.ts';
import type { MoveStep } from '../model/ad-move.ts';

/** The ports of the transfers page. After an action, the app reads the data again. */
export type AdMovesPorts = {
  readonly start: (accountId: string, toBusinessId: string) => Promise<ActionResult>;
  readonly take: (moveId: string, step: MoveStep) => Promise<ActionResult>;
};
