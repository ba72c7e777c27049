import type { tables } from '../tables.ts';
import { type BilledTo, dueDay, sumOfLines } from '../../advertising/billing/index.ts';
import type { Dated } from './dates.ts';

type Row<Name extends keyof typeof tables> = (typeof tables)[Name]['$inferInsert'];

/** The billing rows of a demo advertiser: its days, the past month, and the billing party. */
export type BillingRows = {
  readonly adDays: readonly Row<'adDays'>[];
  readonly orderLines: readonly Row<'orderLines'>[];
  readonly ledgerEntries: readonly Row<'ledgerEntries'>[];
  readonly invoices: readonly Row<'invoices'>[];
  readonly taxDetails: readonly Row<'taxDetails'>[];
};
type Campaign = Pick<Row<'campaigns'>, 'id' | 'accountId' | 'name' | 'priceMicro' | 'startsOn' | 'objective'>;

type Known = {
  readonly date: (ageDays: number) => Dated;
  /** Returns the content of a campaign's pin. */
  readonly contentOf: (campaignId: bigint) => bigint | undefined;
};

/** The shop whose account is billed. */
export const BILLED_SHOP = 'kilnandco';
const BILLED_DAYS = 34;
const SHOWN_A_DAY = 640;
const NOBODY: BillingRows = {
  adDays: [],
  orderLines: [],
  ledgerEntries: [],
  invoices: [],
  taxDetails: [],
};
const BILLED_TO: BilledTo = {
  legal_name: 'Kiln & Co. Keramik AB',
  country: 'SE',
  street: 'Ugnsgatan 4',
  postal_code: '113 30',
  city: 'Stockholm',
  tax_id: 'SE556677889901',
};

/** Returns the spend of an account's campaigns per day of the last weeks, billed as the jobs bill it. */
export function billingRows(
  account: Pick<Row<'adAccounts'>, 'id' | 'name'> | undefined,
  businessId: bigint | null,
  campaigns: readonly Campaign[],
  { date, contentOf }: Known,
): BillingRows {
  if (!account || businessId === null) return NOBODY;
  const accountId = account.id;
  const days = Array.from({ length: BILLED_DAYS }, (_, nth) => date(BILLED_DAYS - nth));
  const spent = campaigns.flatMap((campaign, at) =>
    days.flatMap(({ createdAt }, nth) => {
      const day = createdAt.toISOString().slice(0, 10);
      // A weekly wave, so that days differ.
      const impressions = SHOWN_A_DAY + ((nth * 37 + at * 61) % 7) * 45;
      const clicks = Math.round(impressions / (38 + (nth % 5)));
      const paid = campaign.objective === 'awareness' ? impressions : clicks;
      const { id } = date(BILLED_DAYS - nth - 1 + at / 100);
      const amountMicro = paid * campaign.priceMicro;
      return day < campaign.startsOn ? [] : [{ id, campaign, day, impressions, clicks, amountMicro }];
    }),
  );
  const thisMonth = `${date(0).createdAt.toISOString().slice(0, 7)}-01`;
  const invoiceId = date(1).id;
  const lines = spent.map(({ id, campaign, day, impressions, clicks, amountMicro }) => ({
    id,
    accountId,
    campaignId: campaign.id,
    campaignName: campaign.name,
    day,
    seq: 0,
    impressions,
    clicks,
    amountMicro,
    creditMicro: 0,
    fundsMicro: 0,
    invoiceId: day < thisMonth ? invoiceId : null,
  }));
  const invoiced = lines.filter((line) => line.invoiceId !== null);
  const issuedOn = date(0).createdAt.toISOString().slice(0, 10);
  const month = invoiced.at(0)?.day.slice(0, 7);
  const sum = sumOfLines(invoiced, 'USD');
  return {
    adDays: spent.map(({ campaign, day, impressions, clicks, amountMicro }) => ({
      campaignId: campaign.id,
      day,
      contentId: contentOf(campaign.id) ?? campaign.id,
      impressions,
      clicks,
      spentMicro: amountMicro,
    })),
    orderLines: lines,
    ledgerEntries: lines.map((line) => ({
      id: line.id,
      accountId,
      fromBook: 'owed' as const,
      toBook: 'earned' as const,
      amountMicro: line.amountMicro,
      reason: 'spend' as const,
      sourceId: line.id,
    })),
    invoices:
      month === undefined
        ? []
        : [
            {
              id: invoiceId,
              number: `PB-${issuedOn.slice(0, 4)}-000001`,
              kind: 'invoice',
              businessId,
              accountId,
              accountName: account.name,
              month: `${month}-01`,
              currency: 'USD',
              ...sum,
              issuedOn,
              dueOn: dueDay(issuedOn),
              billedTo: BILLED_TO,
            },
          ],
    taxDetails: [{ id: invoiceId, businessId, details: BILLED_TO }],
  };
}
