import type { BoardPlan } from './boards/board-plan.ts';
import { PUBLIC_BOARDS } from './boards/public-boards.ts';
import { SPECIAL_BOARDS } from './boards/special-boards.ts';

/** The boards of the demo site. */
export const BOARD_PLANS: readonly BoardPlan[] = [...PUBLIC_BOARDS, ...SPECIAL_BOARDS];
