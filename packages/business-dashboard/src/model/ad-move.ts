/** The states of an ad account's transfer between businesses. */
export const MOVE_STATES = ['draft', 'prepared', 'moved', 'confirmed', 'cancelled', 'undone'] as const;

/** The state of a move. */
export type MoveState = (typeof MOVE_STATES)[number];

/** The state that a step leads to: none leads back to a draft. */
export type ReachedMoveState = Exclude<MoveState, 'draft'>;

/** The steps of a transfer. */
export const MOVE_STEPS = ['prepare', 'move', 'confirm', 'cancel', 'undo'] as const;

/** One of these. */
export type MoveStep = (typeof MOVE_STEPS)[number];

/** From where a step leads, and where to. No state comes twice: what was done cannot be done again by a late retry. */
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
  /** Usernames of the owners of the business that has the account, and of the one that gets it. */
  readonly ownersFrom: readonly string[];
  readonly ownersTo: readonly string[];
  /** Names of campaigns that run. */
  readonly runningCampaigns: readonly string[];
  /** Numbers of invoices that wait to be paid. */
  readonly unpaidInvoices: readonly string[];
  /** Names of its conversion tags, which go with it. */
  readonly tags: readonly string[];
  /** Usernames of members who see the account now and will not. */
  readonly losingAccess: readonly string[];
};

/** The lines of the check list. */
export const MOVE_CHECKS = ['owners', 'campaigns', 'invoices', 'tags', 'members'] as const;

/** One line of it: fine, to be known, or in the way; with the names that it is about. */
export type MoveCheck = {
  readonly check: (typeof MOVE_CHECKS)[number];
  readonly level: 'fine' | 'know' | 'stop';
  readonly names: readonly string[];
};

/**
 * The check list of a move, in order: unpaid invoices are in its way; running campaigns, tags that go with it, members
 * who lose sight of it and a change of owners are to be known.
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
