import '@pegboard/ui/styles.css';

import { expectAccessible } from '@pegboard/config/accessible';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  BULK_VIEWS,
  BulkUploadPage,
  type BulkUploadResult,
  type BulkUploadData,
  type BulkUploadPageProps,
} from './index.ts';
import { createBulkUpload } from '../testing/a-shop.ts';

const upload = createBulkUpload();
const ids = {
  accounts: [{ id: '11', name: 'Kiln ads' }],
  campaigns: [{ id: '12', name: 'Spring', account_id: '11', status: 'draft' as const }],
  pins: [{ id: '13', name: '', campaign_id: '12' }],
};
const answer = (data: BulkUploadData): Promise<BulkUploadResult> => Promise.resolve({ ok: true, data });

const Page = (props: Partial<BulkUploadPageProps>): ReactNode => (
  <main>
    <BulkUploadPage
      view="upload"
      hrefOf={(view) => `#${view}`}
      ids={ids}
      uploads={[upload]}
      mayEdit
      onBegin={() => answer({ ...upload, lines_come: 0, ready: 0, is_ended: false })}
      onSend={() => answer(upload)}
      onRead={() => Promise.resolve([{ line: 3, field: 'price', code: 'missing' }])}
      onApply={() => answer({ ...upload, applied: 1 })}
      onChecked={() => undefined}
      onApplied={() => undefined}
      {...props}
    />
  </main>
);

test('[BD-08] a file is checked, says what is wrong by line and column, and is applied', async () => {
  const onSend = vi.fn<BulkUploadPageProps['onSend']>(() => answer(upload));
  const screen = await render(<Page onSend={onSend} />);
  const file = new File(['type;action;campaign_id\ncampaign;pause;12\ncampaign;pause;\n'], 'ads.csv');
  await userEvent.upload(screen.getByLabelText('File'), file);
  await screen.getByRole('button', { name: 'Check the file' }).click();
  await expect.element(screen.getByText('Fill this column: the row needs it.')).toBeInTheDocument();
  expect(onSend).toHaveBeenCalledExactlyOnceWith('7', {
    piece: 0,
    is_last: true,
    rows: [
      { line: 2, cells: { type: 'campaign', action: 'pause', campaign_id: '12' } },
      { line: 3, cells: { type: 'campaign', action: 'pause' } },
    ],
  });
  await screen.getByRole('button', { name: 'Apply 1 row' }).click();
  await expect.element(screen.getByText('2 rows: 1 applied, 1 refused.')).toBeInTheDocument();
});

test('[BD-08] a file without its columns says so and is not sent', async () => {
  const onBegin = vi.fn<BulkUploadPageProps['onBegin']>();
  const screen = await render(<Page onBegin={onBegin} />);
  await userEvent.upload(screen.getByLabelText('File'), new File(['name\nSpring\n'], 'ads.csv'));
  await screen.getByRole('button', { name: 'Check the file' }).click();
  await expect.element(screen.getByText(/has to name the columns/)).toBeInTheDocument();
  expect(onBegin).not.toHaveBeenCalled();
});

test.each(BULK_VIEWS)('[BD-08] the part %s works for everybody', async (view) => {
  const screen = await render(<Page view={view} />);
  await expectAccessible(screen.container);
});

test('[BD-08] who may only look has no form and no way to apply', async () => {
  const screen = await render(<Page mayEdit={false} />);
  await expect.element(screen.getByText(/Ask an owner or admin/)).toBeInTheDocument();
  expect(screen.getByRole('button').elements()).toHaveLength(0);
});
