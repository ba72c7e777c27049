/** The states of an ad account's transfer between businesses. */
export const MOVE_STATES = ['draft', 'prepared', 'moved', 'confirmed', 'cancelled', 'undone'] as const;

/** One of `MOVE_STATES`. */
export type MoveState = (typeof MOVE_STATES)[number];

/** The target state of a step: none returns to a draft. */
export type ReachedMoveState = Exclude<MoveState, 'draft'>;

/** The steps of a transfer. */
export const MOVE_STEPS = ['prepare', 'move', 'confirm', 'cancel', 'undo'] as const;

/** One of `MOVE_STEPS`. */
export type MoveStep = (typeof MOVE_STEPS)[number];

/**
 * The source states and the target state of each step. No state is reached twice, so that a late retry cannot
 * repeat a step.
 */
const STEPS: Readonly<
  Record<MoveStep, { readonly from: readonly MoveState[]; readonly to: ReachedMoveState }>
> = {
  prepare: { from: ['draft'], to: 'prepared' },
  move: { from: ['prepared'], to: 'moved' },
  confirm: { from: ['moved'], to: 'confirmed' },
  cancel: { from: ['draft', 'prepared'], to: 'cancelled' },
  undo: { from: ['moved'], to: 'undone' },
};

/** Returns the state after a step: the next one, the same if it was done before, or an error. */
export function transitionMove(
  state: MoveState,
  step: MoveStep,
): { readonly to: ReachedMoveState; readonly isNew: boolean } | 'refused' {
  const { from, to } = STEPS[step];
  if (state === to) return { to, isNew: false };
  return from.includes(state) ? { to, isNew: true } : 'refused';
}

/** Returns whether a transfer is open: neither finished nor cancelled. An account has at most one. */
export function isOpenMove(state: MoveState): boolean {
  return state === 'draft' || state === 'prepared' || state === 'moved';
}

/** The facts that are checked before an account is transferred. */
export type MoveFacts = {
  /** Usernames of the owners of the current business and of the target business. */
  readonly ownersFrom: readonly string[];
  readonly ownersTo: readonly string[];
  /** Names of running campaigns. */
  readonly runningCampaigns: readonly string[];
  /** Numbers of unpaid invoices. */
  readonly unpaidInvoices: readonly string[];
  /** Names of its conversion tags, which are transferred with it. */
  readonly tags: readonly string[];
  /** Usernames of members who lose access to the account. */
  readonly losingAccess: readonly string[];
};

/** The items of the check list. */
export const MOVE_CHECKS = ['owners', 'campaigns', 'invoices', 'tags', 'members'] as const;

/** An item of the check list: passed, informational, or blocking; with the names concerned. */
export type MoveCheck = {
  readonly check: (typeof MOVE_CHECKS)[number];
  readonly level: 'fine' | 'know' | 'stop';
  readonly names: readonly string[];
};

/**
 * Returns the check list of a transfer, in order: unpaid invoices block it; running campaigns, transferred
 * tags, members who lose access and a change of owners are informational.
 */
export function moveChecks(facts: MoveFacts): readonly MoveCheck[] {
  const isSameOwner = facts.ownersTo.some((owner) => facts.ownersFrom.includes(owner));
  const known = (names: readonly string[]): 'fine' | 'know' => (names.length === 0 ? 'fine' : 'know');
  return [
    { check: 'owners', level: isSameOwner ? 'fine' : 'know', names: facts.ownersTo },
    { check: 'campaigns', level: known(facts.runningCampaigns), names: facts.runningCampaigns },
    {
      check: 'invoices',
      level: facts.unpaidInvoices.length === 0 ? 'fine' : 'stop',
      names: facts.unpaidInvoices,
    },
    { check: 'tags', level: known(facts.tags), names: facts.tags },
    { check: 'members', level: known(facts.losingAccess), names: facts.losingAccess },
  ];
}

/** Returns whether anything blocks a transfer. */
export const isTransferBlocked = (checks: readonly MoveCheck[]): boolean =>
  checks.some(({ level }) => level === 'stop');
