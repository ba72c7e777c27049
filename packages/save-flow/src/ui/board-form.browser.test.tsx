import '@pegboard/ui/styles.css';

import { applyPageTheme } from '@pegboard/config/accessible';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SaveControls, type BoardPorts } from '../index.ts';
import {
  createPickerBoard,
  createBoards,
  createSavedLocation,
  renderFlow,
  type RenderedFlow,
} from '../testing/test-save-flow.tsx';

type Made = Awaited<ReturnType<BoardPorts['createBoard']>>;

const lamps = createPickerBoard({ id: '70', name: 'Lamps' });
const made = async (): Promise<Made> => ({ ok: true, board: lamps });

/** The form for a new board, opened from the picker after a search for `query`. */
async function openForm(
  query: string,
  answer: BoardPorts['createBoard'] = made,
): Promise<RenderedFlow & { readonly createBoard: ReturnType<typeof vi.fn<BoardPorts['createBoard']>> }> {
  const createBoard = vi.fn<BoardPorts['createBoard']>(answer);
  const page = await renderFlow(<SaveControls pinId="7" savedTo={null} layout="closeup" />, {
    boards: createBoards('Kitchen'),
    source: { createBoard },
    ports: { save: async ({ target }) => ({ ok: true, place: createSavedLocation(target, [lamps]) }) },
  });
  await page.getByRole('button', { name: /Choose a board/u }).click();
  await page.getByRole('combobox').fill(query);
  await page.getByRole('button', { name: /^Create/u }).click();
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  return { ...page, createBoard };
}

beforeEach(() => applyPageTheme());

describe('a new board', () => {
  test('[SF-03] is public by default, takes the search term as its name, and gets the pin', async () => {
    const { getByRole, createBoard, save } = await openForm('Lamps');
    await expect.element(getByRole('combobox', { name: 'Who can see it' })).toHaveValue('public');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => save.mock.lastCall?.[0].target).toEqual({ boardId: '70' });
    expect(createBoard).toHaveBeenCalledExactlyOnceWith({ name: 'Lamps', privacy: 'public' });
    await expect.element(getByRole('button', { name: 'Choose a board, now Lamps' })).toBeVisible();
  });

  test.each(['secret', 'protected'] as const)('[SF-03] can be %s', async (privacy) => {
    const { getByRole, createBoard } = await openForm('Lamps');
    await getByRole('combobox', { name: 'Who can see it' }).selectOptions(privacy);
    await getByRole('button', { name: 'Create', exact: true }).click();
    expect(createBoard).toHaveBeenCalledExactlyOnceWith({ name: 'Lamps', privacy });
  });

  test('[SF-03] accepts a name of 50 characters and rejects 51 with a message', async () => {
    const { getByRole, getByText, createBoard } = await openForm('');
    const name = getByRole('textbox', { name: 'Name' });
    await name.fill('🏺'.repeat(51));
    await userEvent.keyboard('{Enter}');
    await expect.element(getByText('Use 50 characters or fewer.')).toBeVisible();
    await expect.element(name).toHaveAttribute('aria-invalid', 'true');
    expect(createBoard).not.toHaveBeenCalled();
    await name.fill('🏺'.repeat(50));
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => createBoard.mock.calls.length).toBe(1);
  });

  test('[SF-03] needs a name', async () => {
    const { getByText, createBoard } = await openForm('');
    await userEvent.keyboard('   {Enter}');
    await expect.element(getByText('Give it a name.')).toBeVisible();
    expect(createBoard).not.toHaveBeenCalled();
  });

  test('that is rejected shows why, and keeps the input', async () => {
    const { getByRole, getByText, save } = await openForm('Lamps', async () => ({
      ok: false,
      failure: { kind: 'refused', message: 'Check the form.' },
      fields: { name: 'You have a board called Lamps.' },
    }));
    await userEvent.keyboard('{Enter}');
    await expect.element(getByText('You have a board called Lamps.')).toBeVisible();
    await expect.element(getByRole('textbox', { name: 'Name' })).toHaveValue('Lamps');
    expect(save).not.toHaveBeenCalled();
  });

  test('without a response can be retried', async () => {
    const { getByText } = await openForm('Lamps', async () => ({
      ok: false,
      failure: { kind: 'network' },
      fields: {},
    }));
    await userEvent.keyboard('{Enter}');
    await expect
      .element(getByText('That couldn’t be created. Your text is still here: try again.'))
      .toBeVisible();
  });

  test('[SF-11] is requested once, however often Enter is pressed', async () => {
    const { createBoard } = await openForm('Lamps', () => new Promise(() => undefined));
    await userEvent.keyboard('{Enter}{Enter}');
    expect(createBoard).toHaveBeenCalledTimes(1);
  });

  test('that was cancelled does not get the pin when its response arrives', async () => {
    const answer = Promise.withResolvers<Made>();
    const { getByRole, save } = await openForm('Lamps', () => answer.promise);
    await userEvent.keyboard('{Enter}');
    await getByRole('button', { name: 'Cancel' }).click();
    await expect.element(getByRole('combobox')).toHaveFocus();
    answer.resolve(await made());
    await answer.promise;
    expect(save).not.toHaveBeenCalled();
    await expect.element(getByRole('dialog')).toBeVisible();
  });
});
