import { expect, test } from 'vitest';
import { BULK_COLUMNS, BULK_TYPES, getBulkColumn, bulkTemplate } from './bulk-columns.ts';
import { parseBulkRow } from './bulk-rows.ts';

const cellsOf = (row: readonly string[]): Record<string, string> =>
  Object.fromEntries(bulkTemplate().names.map((name, at) => [name, row[at] ?? '']));
const CAMPAIGN = cellsOf(bulkTemplate().rows[0] ?? []);
const PAUSE = { type: 'campaign', action: 'pause', campaign_id: '7' };
const findingsOf = (cells: Record<string, string>) => {
  const read = parseBulkRow(cells);
  return read.ok ? [] : read.findings.map(({ field, code }) => `${field} ${code}`);
};

test('[BD-08] the template has every column once, and a row of each type that is valid as it stands', () => {
  const { names, rows } = bulkTemplate();
  expect(new Set(names).size).toBe(BULK_COLUMNS.length);
  expect(rows.map((row) => parseBulkRow(cellsOf(row)))).toEqual(
    BULK_TYPES.map((type) => expect.objectContaining({ ok: true, row: expect.objectContaining({ type }) })),
  );
});

test('[BD-08] the template takes real ids in the place of its examples, and only where it has one', () => {
  const [campaign, pin] = bulkTemplate({ ad_account_id: '11', campaign_id: '12', pin_id: '13' }).rows;
  expect(cellsOf(campaign ?? [])).toMatchObject({ ad_account_id: '11', campaign_id: '', pin_id: '' });
  expect(cellsOf(pin ?? [])).toMatchObject({ ad_account_id: '', campaign_id: '12', pin_id: '13' });
});

test('[BD-08] a row says whom it is about and what is to be so: amounts in millionths, lists, days', () => {
  expect(parseBulkRow({ ...CAMPAIGN, price: '0,25', daily_budget: '', ends_on: 'none' })).toEqual({
    ok: true,
    row: {
      type: 'campaign',
      action: 'create',
      ids: { ad_account_id: '733100000000000001' },
      values: {
        name: 'Spring glazes',
        objective: 'consideration',
        price_micro: 250_000,
        total_micro: 500_000_000,
        starts_on: '2027-03-01',
        ends_on: null,
        time_zone: 'Europe/Stockholm',
      },
    },
  });
  const pin = { type: 'Promoted_Pin', action: 'change', campaign_id: '7', pin_id: '8' };
  expect(parseBulkRow({ ...pin, countries: 'US; CA;', genders: 'none' })).toMatchObject({
    row: { ids: { campaign_id: '7', pin_id: '8' }, values: { regions: ['US', 'CA'], genders: null } },
  });
});

test('[BD-08] a row names a campaign of the same file in the place of an id', () => {
  const { campaign_id: _, ...pause } = PAUSE;
  expect(parseBulkRow({ ...pause, campaign_name: ' Spring ' })).toMatchObject({
    row: { ids: { campaign_name: 'Spring' }, values: {} },
  });
});

test.each([
  ['a name beside an id', { ...PAUSE, campaign_name: 'Spring' }, ['campaign_name not_taken']],
  ['a name of what it creates', { ...CAMPAIGN, campaign_name: 'Spring' }, ['campaign_name not_taken']],
  ['no type and no action', {}, ['type missing', 'action missing']],
  ['another type', { ...PAUSE, type: 'board' }, ['type invalid']],
  ['a column that nobody knows', { ...PAUSE, nmae: 'x' }, ['nmae column_unknown']],
  ['no id', { type: 'campaign', action: 'pause' }, ['campaign_id missing']],
  ['an id that is none', { ...PAUSE, campaign_id: '=7' }, ['campaign_id invalid']],
  ['a value that its action does not take', { ...PAUSE, name: 'New' }, ['name not_taken']],
  ['a value of another type', { ...PAUSE, countries: 'US' }, ['countries not_taken']],
  ['an id for what is created', { ...CAMPAIGN, campaign_id: '7' }, ['campaign_id not_taken']],
  ['an amount below nothing', { ...CAMPAIGN, price: '-1' }, ['price invalid']],
  ['an amount in words', { ...CAMPAIGN, price: '1.000,50 €', name: '' }, ['name missing', 'price invalid']],
  ['nothing where something has to stand', { ...CAMPAIGN, price: 'none' }, ['price invalid']],
])('[BD-08] a row with %s is reported by column', (_, cells, wanted) => {
  expect(findingsOf(cells)).toEqual(wanted);
});

test('[BD-08] validation errors of campaigns are reported by column', () => {
  expect(['daily_micro', 'regions', 'name', 'aim'].map(getBulkColumn)).toEqual([
    'daily_budget',
    'countries',
    'name',
    'aim',
  ]);
});
