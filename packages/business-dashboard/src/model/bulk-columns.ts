/** The subjects of a bulk upload's rows. */
export const BULK_TYPES = ['campaign', 'promoted_pin'] as const;

/** One of `BULK_TYPES`. */
export type BulkType = (typeof BULK_TYPES)[number];

/** The actions of a bulk upload's rows. */
export const BULK_ACTIONS = ['create', 'change', 'pause'] as const;

/** One of `BULK_ACTIONS`. */
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** The actions that require a column. */
type Needed = readonly BulkAction[];

/** The format of a cell: plain text, an amount of money, words separated by semicolons, or a day. */
export type BulkValue = 'text' | 'money' | 'list' | 'day';

/** A column of a bulk upload. The template, the validation of rows and the help page are derived from it. */
export type BulkColumn = {
  readonly name: string;
  /** A description of the accepted values. */
  readonly takes: string;
  readonly value: BulkValue;
  /** The field name in the campaign API, if it differs. */
  readonly field?: string;
  /** The row types that have the column, the actions that require it there, and an example. */
  readonly of: Readonly<Partial<Record<BulkType, { readonly neededFor: Needed; readonly example: string }>>>;
  /** The actions that accept it; all by default. */
  readonly takenBy?: readonly BulkAction[];
  /** True if `none` clears the value. */
  readonly isClearable?: true;
  /** The column that it can replace. */
  readonly insteadOf?: string;
};

const ALL = BULK_ACTIONS;
const EDITS = ['create', 'change'] as const;

/**
 * All columns, in the order of the template. An empty cell of a change leaves the value unchanged. Source:
 * BD-08.
 */
export const BULK_COLUMNS: readonly BulkColumn[] = [
  {
    name: 'type',
    takes: 'campaign or promoted_pin.',
    value: 'text',
    of: {
      campaign: { neededFor: ALL, example: 'campaign' },
      promoted_pin: { neededFor: ALL, example: 'promoted_pin' },
    },
  },
  {
    name: 'action',
    takes: 'create, change or pause. A promoted pin that is paused leaves its campaign.',
    value: 'text',
    of: {
      campaign: { neededFor: ALL, example: 'create' },
      promoted_pin: { neededFor: ALL, example: 'create' },
    },
  },
  {
    name: 'ad_account_id',
    takes: 'The id of an ad account, from the id library.',
    value: 'text',
    of: { campaign: { neededFor: ['create'], example: '733100000000000001' } },
    takenBy: ['create'],
  },
  {
    name: 'campaign_id',
    takes: 'The id of a campaign, from the id library. A campaign that is created gets its own.',
    value: 'text',
    of: {
      campaign: { neededFor: ['change', 'pause'], example: '' },
      promoted_pin: { neededFor: ALL, example: '733100000000000002' },
    },
  },
  {
    name: 'campaign_name',
    takes: 'In the place of an id: the name of a campaign that a row further up in the same file creates.',
    value: 'text',
    of: {
      campaign: { neededFor: [], example: '' },
      promoted_pin: { neededFor: [], example: '' },
    },
    insteadOf: 'campaign_id',
  },
  {
    name: 'pin_id',
    takes: 'The id of a Pin of your own on a public board, from the id library.',
    value: 'text',
    of: { promoted_pin: { neededFor: ALL, example: '733100000000000003' } },
  },
  {
    name: 'name',
    takes: '1 to 100 characters.',
    value: 'text',
    of: { campaign: { neededFor: ['create'], example: 'Spring glazes' } },
    takenBy: EDITS,
  },
  {
    name: 'objective',
    takes: 'awareness (pays for impressions), consideration or conversions (pay for clicks).',
    value: 'text',
    of: { campaign: { neededFor: ['create'], example: 'consideration' } },
    takenBy: EDITS,
  },
  {
    name: 'price',
    takes: 'What an impression or a click costs, from 0.0001 to 1000, in the currency of the account.',
    value: 'money',
    field: 'price_micro',
    of: { campaign: { neededFor: ['create'], example: '0.25' } },
    takenBy: EDITS,
  },
  {
    name: 'daily_budget',
    takes: 'An amount from 1 on. A campaign has a budget a day, in all, or both.',
    value: 'money',
    field: 'daily_micro',
    of: { campaign: { neededFor: [], example: '20' } },
    takenBy: EDITS,
    isClearable: true,
  },
  {
    name: 'total_budget',
    takes: 'An amount from 1 on.',
    value: 'money',
    field: 'total_micro',
    of: { campaign: { neededFor: [], example: '500' } },
    takenBy: EDITS,
    isClearable: true,
  },
  {
    name: 'starts_on',
    takes: 'The first day, as 2027-03-01.',
    value: 'day',
    of: { campaign: { neededFor: ['create'], example: '2027-03-01' } },
    takenBy: EDITS,
  },
  {
    name: 'ends_on',
    takes: 'The last day, as 2027-03-31; without one it runs until it is ended.',
    value: 'day',
    of: { campaign: { neededFor: [], example: '2027-03-31' } },
    takenBy: EDITS,
    isClearable: true,
  },
  {
    name: 'time_zone',
    takes: 'A zone by its name, as Europe/Stockholm or UTC: its midnight ends a day.',
    value: 'text',
    of: { campaign: { neededFor: ['create'], example: 'Europe/Stockholm' } },
    takenBy: EDITS,
  },
  {
    name: 'status',
    takes: 'active, paused or ended. A campaign that is created is a draft until a change makes it active.',
    value: 'text',
    of: { campaign: { neededFor: [], example: '' } },
    takenBy: ['change'],
  },
  {
    name: 'countries',
    takes: 'Two letters each, as US;CA. Everywhere when there are none.',
    value: 'list',
    field: 'regions',
    of: { promoted_pin: { neededFor: [], example: 'US;CA' } },
    takenBy: EDITS,
    isClearable: true,
  },
  {
    name: 'genders',
    takes: 'female, male, or both.',
    value: 'list',
    of: { promoted_pin: { neededFor: [], example: 'female;male' } },
    takenBy: EDITS,
    isClearable: true,
  },
  {
    name: 'age_buckets',
    takes: 'Any of 18-24, 25-34, 35-44, 45-49, 50-54, 55-64 and 65+.',
    value: 'list',
    of: { promoted_pin: { neededFor: [], example: '25-34;35-44' } },
    takenBy: EDITS,
    isClearable: true,
  },
  {
    name: 'languages',
    takes: 'Codes of languages, as en or pt-BR.',
    value: 'list',
    field: 'locales',
    of: { promoted_pin: { neededFor: [], example: 'en' } },
    takenBy: EDITS,
    isClearable: true,
  },
  {
    name: 'keywords',
    takes: 'Words that somebody searches for, up to 50.',
    value: 'list',
    of: { promoted_pin: { neededFor: [], example: 'glaze;stoneware bowl' } },
    takenBy: EDITS,
    isClearable: true,
  },
  {
    name: 'topics',
    takes: 'Topics by name, as Pottery;Gardens, up to 50.',
    value: 'list',
    of: { promoted_pin: { neededFor: [], example: '' } },
    takenBy: EDITS,
    isClearable: true,
  },
  {
    name: 'audiences',
    takes: 'Audiences of the ad account by name, up to 20.',
    value: 'list',
    of: { promoted_pin: { neededFor: [], example: '' } },
    takenBy: EDITS,
    isClearable: true,
  },
];

/** Returns the column of a field of the campaign API; the field name itself if there is none. */
export function getBulkColumn(field: string): string {
  return BULK_COLUMNS.find((column) => (column.field ?? column.name) === field)?.name ?? field;
}

/**
 * Returns the template: the column names, and a valid row of each type. `ids` replaces the examples by real
 * ids.
 */
export function bulkTemplate(ids: Readonly<Partial<Record<string, string>>> = {}): {
  readonly names: readonly string[];
  readonly rows: readonly (readonly string[])[];
} {
  return {
    names: BULK_COLUMNS.map(({ name }) => name),
    rows: BULK_TYPES.map((type) =>
      BULK_COLUMNS.map(({ name, of }) => {
        const example = of[type]?.example ?? '';
        return example === '' ? '' : (ids[name] ?? example);
      }),
    ),
  };
}
