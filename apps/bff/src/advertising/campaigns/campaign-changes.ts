import type { LogChange } from '@pegboard/business-dashboard/model';
import type { campaigns } from '../../business/ad-accounts/index.ts';

/** The columns of a campaign whose changes the log of its business records, by name. */
const TOLD = {
  name: 'name',
  objective: 'objective',
  priceMicro: 'price_micro',
  dailyMicro: 'daily_micro',
  totalMicro: 'total_micro',
  startsOn: 'starts_on',
  endsOn: 'ends_on',
  timeZone: 'time_zone',
} as const satisfies Partial<Record<keyof typeof campaigns.$inferSelect, LogChange['field']>>;

type Told = Pick<typeof campaigns.$inferSelect, keyof typeof TOLD>;

/**
 * Returns the changed fields of a campaign in the order of its form; amounts with the currency of its
 * account.
 */
export function campaignChanges(before: Told, after: Told, currency: string): readonly LogChange[] {
  return (Object.keys(TOLD) as (keyof Told)[])
    .filter((column) => before[column] !== after[column])
    .map((column) => ({
      field: TOLD[column],
      from: before[column],
      to: after[column],
      ...(column.endsWith('Micro') ? { currency } : {}),
    }));
}
