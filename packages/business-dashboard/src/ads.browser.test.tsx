import '@pegboard/ui/styles.css';

import { expectAccessible } from '@pegboard/config/accessible';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  AdAccounts,
  CampaignPins,
  CampaignReport,
  QuickPromote,
  quickPromoteMessages,
  type CampaignData,
} from './ads/index.ts';
import { Audiences, extractEmails, hashEmail } from './audiences/index.ts';
import { BrandSafety } from './brand-safety/index.ts';
import type { ActionResult } from './index.ts';

const nothing = vi.fn(async (): Promise<void> => undefined);
const account = { id: '1', name: 'Kiln ads', currency: 'SEK' };
const accounts = [account];
const campaign: CampaignData = {
  id: '5',
  name: 'Autumn',
  objective: 'awareness',
  status: 'draft',
  price_micro: 5000,
  daily_micro: 20_000_000,
  total_micro: null,
  spent_micro: 1_250_000,
  impressions: 250,
  clicks: 3,
  conversions: 2,
  conversion_value_micro: 49_900_000,
  starts_on: '2026-11-21',
  ends_on: null,
  time_zone: 'UTC',
};
const pins = ['Vase', 'Bowl'].map((title, nth) => ({ id: String(nth + 1), title, image: null }));
const done = vi.fn(async (): Promise<ActionResult> => ({ ok: true }));
const many = {
  pins: Array.from({ length: 30 }, (_, nth) => ({ id: String(nth), title: `Cup ${nth}`, image: null })),
  offer: { countries: [], languages: [] },
  most: 3,
  currency: 'USD',
  priceMicro: 5000,
};
const of = { accounts, account, mayEdit: true, onChoose: nothing };

const adAccounts = (props = {}): ReactNode => (
  <AdAccounts
    {...of}
    campaigns={[campaign]}
    today="2026-11-21"
    timeZone="UTC"
    onOpenAccount={nothing}
    onSave={nothing}
    onStatus={nothing}
    pinsLink={() => <a href="/pins/">Pins</a>}
    {...props}
  />
);
const pages: readonly [string, ReactNode][] = [
  ['ad accounts', adAccounts()],
  [
    'the pins of a campaign',
    <CampaignPins
      key="pins"
      campaign={campaign}
      currency="SEK"
      promoted={pins.slice(0, 1).map((pin) => ({ pin, impressions: 2, clicks: 1, spent_micro: 0 }))}
      offered={pins}
      audiences={[{ id: '3', name: 'Fans' }]}
      mayEdit
      back={<a href="/all/">All campaigns</a>}
      onPromote={nothing}
      onRemove={nothing}
    />,
  ],
  [
    'audiences',
    <Audiences
      key="audiences"
      {...of}
      audiences={[{ id: '3', kind: 'customer_list', name: 'Spring', size: 99, is_used: false }]}
      onMake={async () => '4'}
      onAdd={nothing}
      onMade={nothing}
      onDelete={nothing}
    />,
  ],
  [
    'brand safety',
    <BrandSafety
      key="safety"
      {...of}
      rules={{ keywords: ['fight'], domains: [], topics: ['7'] }}
      topics={[{ id: '7', name: 'Ceramics' }]}
      onSave={nothing}
    />,
  ],
  [
    'promoting a pin',
    <QuickPromote
      key="quick"
      offer={many.offer}
      pins={pins}
      currency="USD"
      priceMicro={5000}
      onStart={done}
    />,
  ],
  ['promoting ideas', <QuickPromote key="ideas" {...many} chosen={['3', '4']} onStart={done} />],
];

test.each(pages)('[BD-06] %s can be used by everybody, in both directions', async (_, page) => {
  const { container } = await render(page);
  await expectAccessible(container);
  container.dir = 'rtl';
  await expectAccessible(container);
  expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
});

const targeting = {
  countries: [
    { code: 'SE', name: 'Sweden' },
    { code: 'CH', name: 'Switzerland' },
  ],
  languages: [{ code: 'de', name: 'German' }],
  audiences: [{ id: '3', name: 'Fans' }],
};

test('[BD-06] a campaign is made by keyboard, reviewed and started; what was typed stays when it is refused', async () => {
  const onSave = vi.fn(async (..._sent: readonly unknown[]): Promise<void> => undefined);
  const onStart = vi.fn(async () =>
    Promise.reject(Object.assign(new Error(''), { fields: { name: 'Taken.' } })),
  );
  const page = await render(adAccounts({ onSave, onStart, offered: pins, targeting }));
  await page.getByRole('button', { name: 'New campaign' }).click();
  await page.getByRole('checkbox', { name: 'Vase' }).click();
  await page.getByLabelText('Countries').fill('s');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('We know no “s”. Choose one of the names.')).toBeVisible();
  await page.getByLabelText('Countries').fill('swed');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Remove Sweden' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Winter');
  await page.getByLabelText('Daily budget (SEK)').fill('x');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Enter an amount, such as 12.50.')).toBeVisible();
  await page.getByLabelText('Daily budget (SEK)').fill('12,50');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Check and start' })).toHaveFocus();
  await expect.element(page.getByText('SEK 12.50 a day')).toBeVisible();
  const review = page.getByRole('region', { name: 'Check and start' });
  await expect.element(review.getByText('Sweden')).toBeVisible();
  expect(onStart).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Start campaign' }).click();
  await expect.element(page.getByText('Taken.')).toBeVisible();
  expect(onStart).toHaveBeenCalledWith(expect.objectContaining({ name: 'Winter', daily_micro: 12_500_000 }), {
    pin_ids: ['1'],
    aim: { regions: ['SE'] },
  });
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Winter');
  await page.getByRole('button', { name: 'Save as a draft' }).click();
  expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ name: 'Winter' }), undefined);
});

test('[BD-06] a draft says that it shows nothing; campaigns are duplicated, and changed together', async () => {
  const onSave = vi.fn(async (..._sent: readonly unknown[]): Promise<void> => undefined);
  const onStatus = vi.fn(async (..._sent: readonly unknown[]): Promise<void> => undefined);
  const other = { ...campaign, id: '6', name: 'Winter', status: 'active' } as const;
  const page = await render(
    adAccounts({ campaigns: [campaign, other], onSave, onStatus, offered: pins, targeting, rangeDays: 28 }),
  );
  await expect.element(page.getByText('Nothing is shown until you start it.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select Autumn' }).click();
  await page.getByRole('checkbox', { name: 'Select Winter' }).click();
  await expect.element(page.getByText('2 campaigns selected')).toBeVisible();
  await page.getByLabelText('Set daily budget (SEK)').fill('30');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect
    .poll(() => onSave.mock.calls)
    .toMatchObject([
      [{ name: 'Autumn', daily_micro: 30_000_000 }, '5'],
      [{ name: 'Winter', daily_micro: 30_000_000 }, '6'],
    ]);
  await page.getByRole('checkbox', { name: 'Select Autumn' }).click();
  await page.getByRole('checkbox', { name: 'Select Winter' }).click();
  await page.getByRole('button', { name: 'Start them' }).click();
  await expect.poll(() => onStatus.mock.calls).toMatchObject([[{ id: '5' }, 'active']]);
  await page.getByRole('button', { name: 'Duplicate: Autumn' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Copy of Autumn');
});

test('[BD-06] the numbers of a campaign are shown by day, placement and pin', async () => {
  const of = { impressions: 40, clicks: 2, spent_micro: 1_000_000 };
  const view = { from: '2026-11-20', to: '2026-11-21', metric: 'impressions', grain: 'day' } as const;
  const page = await render(
    <CampaignReport
      name="Autumn"
      currency="SEK"
      data={{
        days: [
          { day: '2026-11-20', impressions: 30, clicks: 1, spent_micro: 600_000 },
          { day: '2026-11-21', impressions: 10, clicks: 1, spent_micro: 400_000 },
        ],
        placements: [{ placement: 'search', ...of }],
        pins: pins.slice(0, 1).map((pin) => ({ pin, ...of })),
      }}
      before={{ days: [] }}
      view={view}
      onView={nothing}
      today="2026-11-21"
    />,
  );
  await expect.element(page.getByRole('button', { name: /^Impressions\s*40/ })).toBeVisible();
  await expect.element(page.getByText('Spent SEK 1.00, Nov 20, 2026 – Nov 21, 2026')).toBeVisible();
  await expect.element(page.getByRole('rowheader', { name: 'Search' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'By Pin' })).toBeVisible();
});

test('[BD-06] a pin is promoted in three steps, by keyboard', async () => {
  const onStart = vi.fn(done);
  const page = await render(
    <QuickPromote pins={pins} offer={targeting} currency="USD" priceMicro={5000} onStart={onStart} />,
  );
  await page.getByRole('radio', { name: 'Vase' }).click();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Audience and budget' })).toHaveFocus();
  await page.getByLabelText('Days').fill('31');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Write a number from 1 to 30.')).toBeVisible();
  await page.getByLabelText('Countries').fill('Atlantis');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('We know no “Atlantis”. Choose one of the names.')).toBeVisible();
  await page.getByLabelText('Countries').fill('swed');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Remove Sweden' })).toBeVisible();
  await page.getByLabelText('Languages').fill('german');
  // What was typed is taken when the next field is used.
  await page.getByLabelText('Days').fill('3');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('$15.00')).toBeVisible();
  await expect.element(page.getByText('Sweden')).toBeVisible();
  await expect.element(page.getByText('German')).toBeVisible();
  await page.getByRole('button', { name: 'Start promoting' }).click();
  await expect.element(page.getByRole('heading', { name: 'Your pin is promoted' })).toBeVisible();
  expect(onStart).toHaveBeenCalledWith({
    pin_ids: ['2'],
    audience: 'everyone',
    countries: ['SE'],
    languages: ['de'],
    daily_micro: 5_000_000,
    days: 3,
  });
});

test('[BD-06] several pins are found, chosen by keys and promoted; what is refused is marked where it is changed', async () => {
  const onStart = vi.fn(done);
  onStart.mockResolvedValueOnce({ ok: false, message: '', fields: { 'pin_ids.1': 'On a secret board.' } });
  onStart.mockResolvedValueOnce({ ok: false, message: '', fields: { starts_on: 'Choose a later day.' } });
  onStart.mockResolvedValueOnce({ ok: false, message: 'You are offline.' });
  const page = await render(<QuickPromote {...many} chosen={['2', 'none']} onStart={onStart} />);
  await page.getByLabelText('Find a pin by its title').fill('cup 1');
  await expect.element(page.getByText('11 pins found · 1 of at most 3 selected')).toBeVisible();
  await userEvent.keyboard('{Enter}{Tab} {Tab} ');
  await expect.element(page.getByRole('checkbox', { name: 'Cup 10' })).toHaveFocus();
  await expect.element(page.getByRole('checkbox', { name: 'Cup 11' })).toBeDisabled();
  await page.getByLabelText('Find a pin by its title').fill('');
  await expect.element(page.getByRole('checkbox', { name: 'Cup 2', exact: true })).toBeChecked();

  const [next, start] = [
    page.getByRole('button', { name: 'Next' }),
    page.getByRole('button', { name: 'Start promoting' }),
  ];
  await next.click();
  await page.getByLabelText('First day').fill('2999-01-02');
  await next.click();
  await expect.element(page.getByText('7 days, from Jan 2, 2999 on')).toBeVisible();
  await start.click();
  await expect.element(page.getByRole('heading', { name: 'Choose pins' })).toHaveFocus();
  await expect.element(page.getByRole('alert')).toHaveTextContent(quickPromoteMessages.refused);
  const refused = page.getByRole('checkbox', { name: /^Cup 1 ?On a secret board/ });
  await refused.click();
  await next.click();
  await expect.element(page.getByLabelText('First day')).toHaveValue('2999-01-02');
  await next.click();
  await start.click();
  await expect.element(page.getByText('Choose a later day.')).toBeVisible();
  await page.getByLabelText('First day').fill('');
  await next.click();
  await start.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('You are offline.');
  await start.click();
  await expect.element(page.getByRole('heading', { name: 'Your 2 pins are promoted' })).toBeVisible();
  expect(onStart.mock.lastCall).toEqual([
    {
      pin_ids: ['2', '10'],
      audience: 'everyone',
      countries: [],
      languages: [],
      daily_micro: 5_000_000,
      days: 7,
    },
  ]);
});

test('[BD-06] e-mails become hashes in the browser, each once', async () => {
  expect(
    extractEmails('\uFEFFemail\r\n" Ada@Shop.example "\nada@shop.example;noor@shop.example, no-mail'),
  ).toEqual(['ada@shop.example', 'noor@shop.example']);
  expect(await hashEmail(' ADA@shop.example ')).toBe(await hashEmail('ada@shop.example'));
  expect(await hashEmail('a@b.c')).toMatch(/^[\da-f]{64}$/);
});

test('[BD-06] a campaign is ended, and an audience deleted, only when a question was answered', async () => {
  const onStatus = vi.fn(async (): Promise<void> => undefined);
  const onDelete = vi.fn(async (): Promise<void> => undefined);
  const { getByRole } = await render(
    <>
      {adAccounts({ onStatus })}
      <Audiences
        {...of}
        audiences={[{ id: '3', kind: 'customer_list', name: 'Spring', size: 99, is_used: false }]}
        onMake={async () => '4'}
        onAdd={nothing}
        onMade={nothing}
        onDelete={onDelete}
      />
    </>,
  );
  await getByRole('button', { name: `End: ${campaign.name}` }).click();
  expect(onStatus).not.toHaveBeenCalled();
  await getByRole('alertdialog').getByRole('button', { name: 'End' }).click();
  await expect.poll(() => onStatus.mock.calls).toEqual([[campaign, 'ended']]);
  await expect.element(getByRole('alertdialog')).not.toBeInTheDocument();
  await getByRole('button', { name: 'Delete: Spring' }).click();
  expect(onDelete).not.toHaveBeenCalled();
  await getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => onDelete.mock.calls).toEqual([['3']]);
});
