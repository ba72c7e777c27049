import { applyPageTheme, expectAccessible } from '@pegboard/config/accessible';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import type { CatalogPorts, CatalogSummary } from './catalog-types.ts';
import { CatalogsPage } from './catalogs-page.tsx';
import { MerchantReviews } from './merchant-reviews.tsx';
import { createCatalog, createRun } from './testing/a-run.ts';

const never = (): Promise<never> => new Promise(() => undefined);
const ports = (more: Partial<CatalogPorts>): CatalogPorts => ({
  readCatalogs: never,
  save: never,
  remove: never,
  begin: never,
  readRun: never,
  cancel: never,
  readFindings: never,
  askToBeVerified: never,
  ...more,
});
const show = (more: Partial<CatalogPorts>, ...catalogs: readonly CatalogSummary[]) =>
  render(
    <main>
      <CatalogsPage
        catalogs={catalogs}
        boards={[{ id: '9', name: 'Shop' }]}
        requests={[]}
        mayEdit
        ports={ports(more)}
      />
    </main>,
  );

test('[BD-07] a catalog is added by keys alone; what was typed stays when it is refused', async () => {
  const save = vi
    .fn<CatalogPorts['save']>()
    .mockResolvedValueOnce({ ok: false, message: 'Not valid.', fields: { currency: 'Use a currency.' } })
    .mockResolvedValueOnce({ ok: true, data: createCatalog({ name: 'Lamps' }) });
  await show({ save });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.keyboard('Lamps{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Use a currency.');
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Lamps');
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.element(page.getByRole('heading', { name: 'Lamps' })).toBeVisible();
  expect(save).toHaveBeenLastCalledWith(
    { name: 'Lamps', board_id: '9', currency: 'USD', source_url: null, every_hours: null },
    null,
  );
});

test('[BD-10] a file is sent with its progress, and can be cancelled; a run says how far it is', async () => {
  const begin = vi.fn<CatalogPorts['begin']>(async ({ onSent, signal }) => {
    onSent(0.4);
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    return { ok: false, message: 'Cancelled.' };
  });
  const going = createRun({ state: 'applying', to_apply_count: 4, created_count: 1 });
  const cancel = vi.fn<CatalogPorts['cancel']>(async () => ({
    ok: true,
    data: createRun({ state: 'cancelled' }),
  }));
  await show(
    { begin, cancel },
    createCatalog({ id: '7', name: 'Lamps' }),
    createCatalog({ id: '8', name: 'Rugs', last_run: going }),
  );
  const lamps = page.getByRole('article', { name: 'Lamps' });
  await userEvent.upload(page.getByLabelText('Upload a feed of Lamps'), new File(['id'], 'lamps.csv'));
  await expect.element(lamps.getByRole('status')).toHaveTextContent('Sending the file: 40%');
  await userEvent.click(lamps.getByRole('button', { name: 'Cancel' }));
  await expect.element(lamps.getByRole('button', { name: 'Upload a feed' })).toBeVisible();
  const rugs = page.getByRole('article', { name: 'Rugs' });
  await expect
    .element(rugs.getByRole('progressbar', { name: 'Making Pins of the products' }))
    .toHaveAttribute('value', '0.25');
  await userEvent.click(rugs.getByRole('button', { name: 'Cancel' }));
  await expect.element(rugs.getByText(/Completed changes remain/)).toBeVisible();
});

test('[BD-07] a report says line, field and what to do, in the light and in the dark from right to left', async () => {
  const run = createRun({
    state: 'partly',
    created_count: 2,
    refused_count: 1,
    held_count: 3,
    failure_code: 'feed_xml_broken',
    failure_line: 9,
  });
  const finding = { seq: 1, line: 4, item_id: 'a1', value: '-3', severity: 'error' } as const;
  await show(
    {
      readFindings: async () => ({
        ok: true,
        data: { findings: [{ ...finding, field: 'price', code: 'price_negative' }], bookmark: null },
      }),
    },
    createCatalog({ last_run: run, source_url: 'https://kiln.example/feed.csv', every_hours: 24 }),
  );
  await expect.element(page.getByText(/The XML breaks off in line 9/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Show the report' }));
  await expect
    .element(page.getByRole('row', { name: /4 a1 price -3 Refused A price is above zero/ }))
    .toBeVisible();
  await expectAccessible();
  applyPageTheme('dark', 'rtl');
  await expectAccessible();
  applyPageTheme();
});

test('[BD-07] a report that failed to load can be fetched again', async () => {
  const finding = { seq: 1, line: 4, item_id: 'a1', value: '-3', severity: 'error' } as const;
  const readFindings = vi
    .fn<CatalogPorts['readFindings']>()
    .mockResolvedValueOnce({ ok: false, message: '', fields: {} })
    .mockResolvedValue({
      ok: true,
      data: { findings: [{ ...finding, field: 'price', code: 'price_negative' }], bookmark: null },
    });
  await show({ readFindings }, createCatalog({ last_run: createRun({ state: 'partly', refused_count: 1 }) }));
  await userEvent.click(page.getByRole('button', { name: 'Show the report' }));
  await expect.element(page.getByText('That did not work. Try again.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByRole('row', { name: /4 a1 price -3/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('[UI-06] a merchant requests verification, and sees that it is under review', async () => {
  const request = {
    id: '1',
    website: 'https://kiln.example',
    words: '',
    state: 'waiting',
    answer: '',
  } as const;
  const ask = vi.fn<CatalogPorts['askToBeVerified']>(async () => ({ ok: true, data: [request] }));
  await show({ askToBeVerified: ask });
  await userEvent.fill(page.getByLabelText('Website of the shop'), 'https://kiln.example');
  await userEvent.click(page.getByRole('button', { name: 'Ask to be verified' }));
  await expect.element(page.getByText('We are looking at your request.')).toBeVisible();
  expect(ask).toHaveBeenCalledWith({ website: 'https://kiln.example', words: '' });
});

test('[UI-06] a moderator sees what a merchant sells and where it leads, and decides by keys alone', async () => {
  const decide = vi.fn(async () => ({ ok: true, data: null }) as const);
  const request = {
    id: '5',
    business_name: 'Kiln & Co.',
    username: 'kiln',
    full_name: 'Kiln',
    website: 'https://kiln.example',
    words: 'We make lamps.',
    product_count: 12,
    own_link_count: 11,
  };
  await render(
    <main>
      <MerchantReviews requests={[request]} decide={decide} />
    </main>,
  );
  await expect.element(page.getByText('12 products, 11 of them lead to this website.')).toBeVisible();
  await expectAccessible();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('Welcome.');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('No open requests')).toBeVisible();
  expect(decide).toHaveBeenCalledWith({ id: '5', decision: 'verified', answer: 'Welcome.' });
});
