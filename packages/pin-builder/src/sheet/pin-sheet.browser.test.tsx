import '@pegboard/ui/styles.css';

import { applyPageTheme, expectAccessible } from '@pegboard/config/accessible';
import { EMPTY_PIN_DRAFT, type PinDraft } from '@pegboard/types';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { BuilderError } from '../builder-error.ts';
import type { UploadedImage } from '../ports.ts';
import { PinSheet, type SheetBoard, type SheetPorts, type StoredRow } from './index.ts';

const LAMPS: SheetBoard = { boardId: '5', sectionId: null, name: 'Lamps' };
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const image = (id: string): UploadedImage => ({
  uploadId: id,
  url: PIXEL,
  width: 1,
  height: 1,
  mediaSourceType: null,
});
const file = (name: string, content = name): File => new File([content], name, { type: 'image/png' });

/** Renders a sheet over ports that take every file, unless they are replaced. */
async function renderSheet(
  options: {
    readonly files?: readonly File[];
    readonly board?: SheetBoard | null;
    readonly ports?: Partial<SheetPorts>;
    readonly storedRows?: readonly StoredRow[];
  } = {},
) {
  let uploads = 0;
  const drafts = new Map<string, PinDraft>();
  const published: PinDraft[] = [];
  const discarded: string[] = [];
  const ports: SheetPorts = {
    uploadImage: async () => image(`${(uploads += 1)}`),
    saveDraft: async (id, draft) => void drafts.set(id, draft),
    async publish(_, draft) {
      published.push(draft);
      return { pinId: `${published.length}` };
    },
    discard: async (id) => void discarded.push(id),
    ...options.ports,
  };
  const page = await render(
    <PinSheet
      ports={ports}
      initialFiles={options.files}
      initialBoard={options.board === undefined ? LAMPS : options.board}
      storedRows={options.storedRows}
      renderBoardPicker={({ label, board, onChange }) => (
        <button
          type="button"
          aria-label={`${label}: ${board?.name ?? 'Choose'}`}
          onClick={() => onChange({ boardId: '6', sectionId: null, name: 'Chairs' })}
        >
          {board?.name ?? 'Choose'}
        </button>
      )}
    />,
  );
  const titles = (): readonly string[] =>
    page
      .getByRole('row')
      .elements()
      .slice(1)
      .map((row) => row.querySelectorAll('[role=gridcell]')[2]?.textContent ?? '');
  return { ...page, drafts, discarded, published, titles };
}

beforeEach(() => applyPageTheme());

test('[CR-12] files become Pins: each gets a title by keyboard, and all are published with one press', async () => {
  const page = await renderSheet({ files: [file('a.png'), file('b.png')] });
  await expect.element(page.getByText('2 Pins', { exact: true })).toBeVisible();
  await page.getByRole('gridcell').nth(2).click();
  await userEvent.keyboard('Oak lamp{Enter}Brass lamp{Tab}A lamp of brass{Enter}');
  expect(page.titles()).toEqual(['Oak lamp', 'Brass lamp']);
  await page.getByRole('button', { name: 'Publish 2 Pins' }).click();
  await expect.element(page.getByText('2 Pins published.')).toBeVisible();
  expect(page.published).toMatchObject([
    { title: 'Oak lamp', boardId: '5', media: { kind: 'image', image: { uploadId: '1' } } },
    { title: 'Brass lamp', description: 'A lamp of brass', media: { image: { uploadId: '2' } } },
  ]);
});

test('[CR-12] Escape restores a cell, arrow keys move, Delete clears', async () => {
  const page = await renderSheet({ files: [file('a.png'), file('b.png')] });
  await page.getByRole('gridcell').nth(2).click();
  await userEvent.keyboard('One{Enter}');
  await userEvent.keyboard('{ArrowUp}{F2} and more{Escape}');
  expect(page.titles()).toEqual(['One', '']);
  await userEvent.keyboard('{Delete}');
  expect(page.titles()).toEqual(['', '']);
  await userEvent.keyboard('{Control>}{End}{/Control}Last{Enter}');
  expect(page.titles()).toEqual(['', 'Last']);
});

test('[CR-12] a text is applied to all rows with numbers, and to the selected ones alone', async () => {
  const page = await renderSheet({ files: ['a', 'b', 'c'].map((name) => file(`${name}.png`)) });
  await page.getByRole('textbox', { name: 'Text' }).fill('Lamp {n}');
  await page.getByRole('button', { name: 'Fill in 3 rows' }).click();
  expect(page.titles()).toEqual(['Lamp 1', 'Lamp 2', 'Lamp 3']);
  await page.getByRole('checkbox', { name: 'Select b.png' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('Chair');
  await page.getByRole('button', { name: 'Fill in 1 row', exact: true }).click();
  expect(page.titles()).toEqual(['Lamp 1', 'Chair', 'Lamp 3']);
  await page.getByRole('button', { name: 'Remove 1 row' }).click();
  expect(page.titles()).toEqual(['Lamp 1', 'Lamp 3']);
  expect(page.discarded).toHaveLength(1);
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  await page.getByRole('button', { name: 'Remove 2 rows' }).click();
  await expect.element(page.getByRole('button', { name: 'Add images' })).toHaveFocus();
});

test('[CR-12] rows without a board show an error, and take the board of all rows', async () => {
  const page = await renderSheet({ files: [file('a.png'), file('b.png')], board: null });
  await expect.element(page.getByText('Choose a board.').first()).toBeVisible();
  expect(page.getByRole('button', { name: /^Publish/u }).query()).toBeNull();
  await page.getByRole('button', { name: 'Board: Fill in 2 rows: Choose' }).click();
  await page.getByRole('button', { name: 'Publish 2 Pins' }).click();
  await expect.element(page.getByText('2 Pins published.')).toBeVisible();
  expect(page.published.map(({ boardId }) => boardId)).toEqual(['6', '6']);
});

test('[CR-12] equal images are marked, and a failed file is retried', async () => {
  const uploadImage = vi
    .fn<SheetPorts['uploadImage']>()
    .mockRejectedValueOnce(new BuilderError('This file is cut off.', { code: 'image_invalid' }))
    .mockResolvedValue(image('1'));
  const page = await renderSheet({
    files: [file('a.png', 'same'), file('b.png', 'same')],
    ports: { uploadImage },
  });
  await expect.element(page.getByText('Same image as a.png')).toBeVisible();
  await expect.element(page.getByText('This file is cut off.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('2 Pins', { exact: true })).toBeVisible();
  expect(uploadImage).toHaveBeenCalledTimes(3);
});

test('[CR-12] a closed tab loses nothing: rows are continued with their texts, files and images', async () => {
  const draft: PinDraft = { ...EMPTY_PIN_DRAFT, title: 'Kept title', boardId: '5' };
  const stored = { draft, boardName: 'Lamps' };
  const page = await renderSheet({
    storedRows: [
      { ...stored, id: 'r1', fileName: 'a.png', file: null, image: image('41') },
      { ...stored, id: 'r2', fileName: 'b.png', file: file('b.png'), image: null },
    ],
  });
  await page.getByRole('button', { name: 'Publish 2 Pins' }).click();
  await expect.element(page.getByText('2 Pins published.')).toBeVisible();
  expect(page.published).toMatchObject([
    { title: 'Kept title', media: { image: { uploadId: '41' } } },
    { title: 'Kept title', media: { image: { uploadId: '1' } } },
  ]);
});

test('[CR-12] all chosen files are stored at once, also those that wait for their uploads', async () => {
  const stored: string[] = [];
  await renderSheet({
    files: Array.from({ length: 9 }, (_, index) => file(`${index}.png`)),
    ports: {
      storeRow: async (_, { name }, { boardId }) => void stored.push(`${name} ${boardId}`),
      uploadImage: () => new Promise(() => undefined),
    },
  });
  expect(stored).toEqual(Array.from({ length: 9 }, (_, index) => `${index}.png 5`));
});

test('[CR-12] of 500 rows only the visible ones are rendered, and the last is reached by a key', async () => {
  const page = await renderSheet({
    storedRows: Array.from({ length: 500 }, (_, index) => ({
      id: `r${index}`,
      fileName: `${index}.png`,
      draft: { ...EMPTY_PIN_DRAFT, boardId: '5', title: `Title ${index}` },
      file: null,
      image: image(`${index + 1}`),
      boardName: 'Lamps',
    })),
  });
  await page.getByRole('gridcell').nth(2).click();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await expect.element(page.getByText('Title 499')).toBeVisible();
  expect(page.getByRole('row').elements().length).toBeLessThan(30);
});

test.each(['light', 'dark'] as const)('[CR-12] the sheet passes axe in the %s theme', async (theme) => {
  applyPageTheme(theme);
  const page = await renderSheet({ files: [file('a.png'), file('b.png')], board: null });
  await expect.element(page.getByText('Choose a board.').first()).toBeVisible();
  await expectAccessible(page.container);
});
