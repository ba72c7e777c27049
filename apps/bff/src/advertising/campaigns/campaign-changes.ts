import type { LogChange } from '@pegboard/business-dashboard/model';
import type { campaigns } from '../../business/ad-accounts/index.ts';

/** The columns of a campaign whose changes the log of its business records, by name. */
const LOGGED_COLUMNS = {
  name: 'name',
  objective: 'objective',
  priceMicro: 'price_micro',
  dailyMicro: 'daily_micro',
  totalMicro: 'total_micro',
  startsOn: 'starts_on',
  endsOn: 'ends_on',
  timeZone: 'time_zone',
} as const satisfies Partial<Record<keyof typeof campaigns.$inferSelect, LogChange['field']>>;

type LoggedCampaign = Pick<typeof campaigns.$inferSelect, keyof typeof LOGGED_COLUMNS>;

/**
 * Returns the changed fields of a campaign in the order of its form; amounts with the currency of its
 * account.
 */
export function campaignChanges(
  before: LoggedCampaign,
  after: LoggedCampaign,
  currency: string,
): readonly LogChange[] {
  return (Object.keys(LOGGED_COLUMNS) as (keyof LoggedCampaign)[])
    .filter((column) => before[column] !== after[column])
    .map((column) => ({
      field: LOGGED_COLUMNS[column],
      from: before[column],
      to: after[column],
      ...(column.endsWith('Micro') ? { currency } : {}),
    }));
}
