import type { Db } from '../../platform/database/db.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { LedgerAccount, EntryReason } from './ledger-accounts.ts';
import { ledgerEntries } from './tables.ts';

/** An amount that is moved from one ledger account to another. */
export type Entry = {
  readonly accountId: bigint;
  readonly from: LedgerAccount;
  readonly to: LedgerAccount;
  readonly amountMicro: number;
  readonly reason: EntryReason;
  /** The id of the source document of the entry. */
  readonly sourceId: bigint;
};

/** Posts amounts in the caller's transaction; zero amounts are skipped. Throws if they were posted before. */
export async function postEntries(tx: Db, entries: readonly Entry[]): Promise<void> {
  const rows = entries
    .filter(({ amountMicro }) => amountMicro !== 0)
    .map(({ from, to, ...entry }) => ({ id: newId(), fromBook: from, toBook: to, ...entry }));
  if (rows.length > 0) await tx.insert(ledgerEntries).values(rows);
}
