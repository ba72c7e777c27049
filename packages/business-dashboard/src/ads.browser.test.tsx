import '@pegboard/ui/styles.css';

import { expectAccessible } from '@pegboard/config/accessible';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AdAccounts, CampaignPins, QuickPromote, type CampaignData } from './ads/index.ts';
import { Audiences, emailsIn, hashOfEmail } from './audiences/index.ts';
import { BrandSafety } from './brand-safety/index.ts';

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
const of = { accounts, account, mayEdit: true, onChoose: nothing };

const adAccounts = (given = {}): ReactNode => (
  <AdAccounts
    {...of}
    campaigns={[campaign]}
    today="2026-11-21"
    timeZone="UTC"
    onOpenAccount={nothing}
    onSave={nothing}
    onStatus={nothing}
    pinsLink={() => <a href="/pins/">Pins</a>}
    {...given}
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
    <QuickPromote key="quick" pins={pins} currency="USD" priceMicro={5000} onStart={nothing} />,
  ],
];

test.each(pages)('[BD-06] %s can be used by everybody, in both directions', async (_, page) => {
  const { container } = await render(page);
  await expectAccessible(container);
  container.dir = 'rtl';
  await expectAccessible(container);
  expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
});

test('[BD-06] a campaign is made by keyboard, and what was typed stays when it is refused', async () => {
  const onSave = vi.fn(async () =>
    Promise.reject(Object.assign(new Error(''), { fields: { name: 'Taken.' } })),
  );
  const page = await render(adAccounts({ onSave }));
  await page.getByRole('button', { name: 'New campaign' }).click();
  await page.getByLabelText('Name').fill('Winter');
  await page.getByLabelText('Daily budget (SEK)').fill('x');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Write an amount, as 12.50.')).toBeVisible();
  expect(onSave).not.toHaveBeenCalled();
  await page.getByLabelText('Daily budget (SEK)').fill('12,50');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Taken.')).toBeVisible();
  expect(onSave).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'Winter', daily_micro: 12_500_000 }),
    undefined,
  );
  await expect.element(page.getByLabelText('Name')).toHaveValue('Winter');
});

test('[BD-06] a pin is promoted in three steps, by keyboard', async () => {
  const onStart = vi.fn(async () => undefined);
  const page = await render(<QuickPromote pins={pins} currency="USD" priceMicro={5000} onStart={onStart} />);
  await page.getByRole('radio', { name: 'Vase' }).click();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Audience and budget' })).toHaveFocus();
  await page.getByLabelText('Days').fill('31');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Write a number from 1 to 30.')).toBeVisible();
  await page.getByLabelText('Days').fill('3');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('$15.00')).toBeVisible();
  await page.getByRole('button', { name: 'Start promoting' }).click();
  await expect.element(page.getByRole('heading', { name: 'Your pin is promoted' })).toBeVisible();
  expect(onStart).toHaveBeenCalledWith({
    pin_id: '2',
    audience: 'everyone',
    countries: [],
    daily_micro: 5_000_000,
    days: 3,
  });
});

test('[BD-06] e-mails become hashes in the browser, each once', async () => {
  expect(
    emailsIn('\uFEFFemail\r\n" Ada@Shop.example "\nada@shop.example;noor@shop.example, no-mail'),
  ).toEqual(['ada@shop.example', 'noor@shop.example']);
  expect(await hashOfEmail(' ADA@shop.example ')).toBe(await hashOfEmail('ada@shop.example'));
  expect(await hashOfEmail('a@b.c')).toMatch(/^[\da-f]{64}$/);
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
