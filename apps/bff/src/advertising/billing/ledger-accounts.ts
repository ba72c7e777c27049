/**
 * The ledger accounts of an ad account. Money enters through `card` and `promotion`, is held in `funds` and
 * `credit`, and ends in `earned`; `owed` is unpaid spend, `waived` the amount that the operator waives.
 */
export const LEDGER_ACCOUNTS = ['card', 'funds', 'promotion', 'credit', 'owed', 'earned', 'waived'] as const;

/** One of `LEDGER_ACCOUNTS`. */
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

/** The reasons of ledger entries. */
export const ENTRY_REASONS = [
  'top_up',
  'promotion',
  'spend',
  'invoice_paid',
  'invoice_rounded',
  'invoice_credited',
] as const;

/** One of `ENTRY_REASONS`. */
export type EntryReason = (typeof ENTRY_REASONS)[number];
