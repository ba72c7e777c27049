import type { AdAccountData } from '../ads/index.ts';
import type { BillingData } from '../billing/index.ts';
import type { BulkUploadData } from '../bulk-upload/index.ts';
import type { AccountSelection } from '../conversions/account-choice.tsx';
import type { TagData, TagEventsData } from '../conversions/data.ts';
import type { UploadData } from '../conversions/upload-data.ts';
import type { InvoiceData } from '../invoices/index.ts';

/** The ad account of a shop, for stories and tests. */
export const SAMPLE_ACCOUNT: AdAccountData = { id: '1', name: 'Kiln ads', currency: 'EUR' };

/** Sample props of the pages about one ad account. */
export const SAMPLE_ACCOUNT_PROPS: AccountSelection & { readonly mayEdit: boolean } = {
  accounts: [SAMPLE_ACCOUNT],
  account: SAMPLE_ACCOUNT,
  mayEdit: true,
  onChoose: () => undefined,
};

/** Creates a complete upload of events or customers. */
export const createUpload = (fields: Partial<UploadData> = {}): UploadData => ({
  id: '21',
  file_name: 'october.csv',
  lines: 1200,
  lines_come: 1200,
  taken: 1180,
  known: 18,
  refused: 2,
  pieces: 3,
  is_ended: true,
  created_at: '2026-11-20T09:00:00.000Z',
  ...fields,
});

/** Creates a bulk upload that was checked and not applied. */
export const createBulkUpload = (fields: Partial<BulkUploadData> = {}): BulkUploadData => ({
  id: '7',
  file_name: 'ads.csv',
  lines: 2,
  lines_come: 2,
  ready: 1,
  refused: 1,
  applied: 0,
  failed: 0,
  is_ended: true,
  created_at: '2026-11-21T09:00:00.000Z',
  ...fields,
});

/** A tag that received events today. */
export const SAMPLE_TAG: TagData = {
  id: '31',
  name: 'kiln.example',
  last_event_at: '2026-11-22T09:58:00.000Z',
  events_of_day: 4,
};

/** Sample events of a tag. */
export const SAMPLE_TAG_EVENTS: TagEventsData = {
  last_event_at: SAMPLE_TAG.last_event_at,
  day: [
    { name: 'page_visit', source: 'tag', events: 3 },
    { name: 'checkout', source: 'api', events: 1 },
  ],
  week: [
    { name: 'page_visit', source: 'tag', events: 210 },
    { name: 'checkout', source: 'api', events: 9 },
  ],
  newest: [
    {
      event_id: 'order-1001',
      name: 'checkout',
      source: 'api',
      value_micro: 49_900_000,
      currency: 'EUR',
      is_attributed: true,
      received_at: '2026-11-22T09:58:00.000Z',
    },
  ],
};

/** Sample billing data of an ad account. */
export const SAMPLE_BILLING: BillingData = {
  balance: {
    ...SAMPLE_ACCOUNT,
    pays: 'prepaid',
    funds_micro: 120_000_000,
    credit_micro: 30_000_000,
    unbilled_micro: 4_550_000,
  },
  cards: [
    { id: '41', brand: 'Visa', last_four: '4242', expires_on: '2028-04-30', is_default: true },
    { id: '42', brand: 'Mastercard', last_four: '4444', expires_on: '2027-01-31', is_default: false },
  ],
  promotions: [{ code: 'WELCOME30', amount_micro: 30_000_000, used_at: '2026-11-02T09:00:00.000Z' }],
  charges: [
    {
      id: '51',
      purpose: 'top_up',
      amount_micro: 100_000_000,
      currency: 'EUR',
      card: 'Visa ···· 4242',
      state: 'needs_confirmation',
      confirm_path: '/confirm/51/',
      created_at: '2026-11-21T09:00:00.000Z',
    },
  ],
  lines: [
    {
      id: '61',
      campaign_name: 'Autumn glazes',
      day: '2026-11-21',
      is_correction: false,
      impressions: 910,
      clicks: 23,
      amount_micro: 4_550_000,
      credit_micro: 0,
      funds_micro: 4_550_000,
    },
    {
      id: '62',
      campaign_name: 'Autumn glazes',
      day: '2026-11-20',
      is_correction: true,
      impressions: -10,
      clicks: 0,
      amount_micro: -50_000,
      credit_micro: 0,
      funds_micro: -50_000,
    },
  ],
};

/** Creates an unpaid invoice. */
export const createInvoice = (fields: Partial<InvoiceData> = {}): InvoiceData => ({
  id: '71',
  number: 'PB-2026-000001',
  kind: 'invoice',
  state: 'overdue',
  account_name: SAMPLE_ACCOUNT.name,
  month: '2026-10-01',
  currency: 'EUR',
  amount_micro: 318_256_000,
  credit_micro: 30_000_000,
  funds_micro: 0,
  rounded_micro: 4000,
  due_micro: 288_260_000,
  issued_on: '2026-11-03',
  due_on: '2026-11-17',
  other_number: null,
  note: null,
  ...fields,
});
