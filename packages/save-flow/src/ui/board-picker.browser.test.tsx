import '@pegboard/ui/styles.css';

import { applyPageTheme, expectAccessible } from '@pegboard/config/accessible';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SaveControls, type BoardPorts, type PickerBoard, type PickerPage } from '../index.ts';
import {
  createPickerBoard,
  createBoardPorts,
  createBoards,
  createSavedLocation,
  renderFlow,
  type RenderedFlow,
} from '../testing/test-save-flow.tsx';

const soups = createPickerBoard({
  id: '9',
  name: 'Soups',
  sections: [
    { id: '91', title: 'Clear' },
    { id: '92', title: 'Creamy' },
  ],
});
const boards: readonly PickerBoard[] = [...createBoards('Kitchen', 'Garden', 'Kilns', 'Paths'), soups];
const manyBoards = createBoards(...Array.from({ length: 30 }, (_, at) => `Board ${at + 1}`));

/** Opens the picker from the controls of a pin. */
async function openPicker(
  flow: Parameters<typeof renderFlow>[1] = { boards },
  savedTo: Parameters<typeof SaveControls>[0]['savedTo'] = null,
): Promise<RenderedFlow> {
  const page = await renderFlow(<SaveControls pinId="7" savedTo={savedTo} layout="closeup" />, flow);
  await page.getByRole('button', { name: /Choose a board/u }).click();
  await expect.element(page.getByRole('combobox')).toHaveFocus();
  return page;
}

const optionNames = ({ getByRole }: RenderedFlow): readonly string[] =>
  getByRole('option')
    .elements()
    .flatMap(({ textContent }) => textContent || []);

const activeName = ({ getByRole }: RenderedFlow): string | null | undefined =>
  getByRole('option', { selected: true }).query()?.textContent;

beforeEach(() => applyPageTheme());

describe('the list', () => {
  test('[SF-03] the profile, recent and suggested boards are first, then all others', async () => {
    const page = await openPicker({ boards, source: { suggested: async () => [soups] } });
    await expect.element(page.getByRole('group', { name: 'Suggested' })).toBeVisible();
    expect(page.getByRole('group', { name: 'Recent' }).element().textContent).toBe(
      'RecentKitchenGardenKilns',
    );
    expect(optionNames(page)).toEqual(['Profile', 'Kitchen', 'Garden', 'Kilns', 'Soups', 'Paths']);
  });

  test('[SF-03] a click saves the pin to that board', async () => {
    const { getByRole, save } = await openPicker();
    await getByRole('option', { name: 'Garden' }).click();
    expect(save).toHaveBeenCalledExactlyOnceWith({ pinId: '7', target: { boardId: '2' }, key: 'key-1' });
    expect(getByRole('dialog').query()).toBeNull();
  });

  test('[SF-03] secret boards and the board of the saved pin are marked in words', async () => {
    const { getByRole } = await openPicker(
      { boards: [createPickerBoard({ privacy: 'secret' }), ...boards] },
      createSavedLocation({ boardId: '2' }, boards),
    );
    await expect.element(getByRole('option', { name: 'Kitchen, Secret board', exact: true })).toBeVisible();
    await expect.element(getByRole('option', { name: 'Garden, Saved here', exact: true })).toBeVisible();
  });

  test('[SF-03] boards are loaded 25 at a time, and the focus stays when more are requested', async () => {
    const page = await openPicker({ boards: manyBoards });
    await expect.poll(() => optionNames(page).length).toBe(26);
    const more = page.getByRole('button', { name: 'Show more boards' });
    more.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('option', { name: 'Board 30' })).toBeInTheDocument();
    expect(optionNames(page).length).toBe(31);
    expect(more.query()).toBeNull();
    await expect.element(page.getByRole('combobox')).toHaveFocus();
  });

  test('[SF-03] an arrow at the end of the list loads the next boards', async () => {
    const page = await openPicker({ boards: manyBoards });
    await expect.poll(() => optionNames(page).length).toBe(26);
    await userEvent.keyboard('{ArrowUp}');
    expect(activeName(page)).toBe('Board 25');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => optionNames(page).length).toBe(31);
    await userEvent.keyboard('{ArrowDown}');
    expect(activeName(page)).toBe('Board 26');
  });

  test('[SF-03] an empty list of boards shows a message', async () => {
    const { getByText } = await openPicker({ boards: [] });
    await expect.element(getByText('You have no boards yet. Create your first one.')).toBeVisible();
  });
});

test('[SF-02] selecting another target for a pin that the server reports as saved moves its copy', async () => {
  const { getByRole, move, save } = await openPicker(
    { boards },
    createSavedLocation({ boardId: '2' }, boards),
  );
  await expect.element(getByRole('dialog', { name: 'Move to' })).toBeVisible();
  await getByRole('option', { name: 'Kilns' }).click();
  expect(move).toHaveBeenCalledExactlyOnceWith({ copyId: '900', target: { boardId: '3' }, key: 'key-1' });
  expect(save).not.toHaveBeenCalled();
});

describe('the keyboard', () => {
  test('[SF-03] typing searches, and Enter saves to the first result', async () => {
    const page = await openPicker();
    await userEvent.keyboard('ga');
    await expect.poll(() => optionNames(page)).toEqual(['Garden']);
    await userEvent.keyboard('{Enter}');
    expect(page.save).toHaveBeenCalledExactlyOnceWith({ pinId: '7', target: { boardId: '2' }, key: 'key-1' });
  });

  test('[SF-03] a search finds boards that are not loaded yet', async () => {
    const page = await openPicker({ boards: manyBoards });
    await userEvent.keyboard('Board 30');
    await expect.element(page.getByRole('option', { name: 'Board 30' })).toBeVisible();
  });

  test('[SF-03] arrows move from option to option while the field keeps the focus', async () => {
    const page = await openPicker();
    await expect.element(page.getByRole('option', { name: 'Soups' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
    const field = page.getByRole('combobox');
    await expect.element(field).toHaveFocus();
    expect(activeName(page)).toBe('Kitchen');
    expect(field.element().getAttribute('aria-activedescendant')).toBe(
      page.getByRole('option', { selected: true }).element().id,
    );
    await userEvent.keyboard('{Enter}');
    expect(page.save.mock.lastCall?.[0].target).toEqual({ boardId: '1' });
  });

  describe('Enter during a search', () => {
    const searched = async (query: string) => {
      const answered = Promise.withResolvers<void>();
      const source = createBoardPorts(manyBoards);
      const page = await openPicker({
        boards: manyBoards,
        source: {
          async boards(params) {
            if (params.query !== '') await answered.promise;
            return source.boards(params);
          },
        },
      });
      await expect.poll(() => optionNames(page).length).toBe(26);
      await userEvent.keyboard(`${query}{Enter}`);
      return { page, answered };
    };
    const nameField = (page: Awaited<ReturnType<typeof openPicker>>) =>
      page.getByRole('textbox', { name: 'Name' });

    test('[SF-03] selects its first result, and creates no board meanwhile', async () => {
      const { page, answered } = await searched('Board 30');
      expect(nameField(page).query()).toBeNull();
      expect(page.save).not.toHaveBeenCalled();
      answered.resolve();
      await expect.poll(() => page.save.mock.lastCall?.[0].target).toEqual({ boardId: '30' });
    });

    test('[SF-03] creates a board with the name when there is no result', async () => {
      const { page, answered } = await searched('Lamps');
      answered.resolve();
      await expect.element(nameField(page)).toHaveValue('Lamps');
    });

    test('[SF-03] is discarded when the search term changes', async () => {
      const { page, answered } = await searched('Board 30x');
      await userEvent.keyboard('{Backspace}');
      answered.resolve();
      await expect.element(page.getByRole('option', { name: 'Board 30' })).toBeVisible();
      expect(page.save).not.toHaveBeenCalled();
    });
  });

  test('[SF-03] Enter creates a board with a name without results', async () => {
    const { getByRole, getByText } = await openPicker();
    await userEvent.keyboard('Lamps');
    await expect.element(getByText('No boards match “Lamps”.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(getByRole('textbox', { name: 'Name' })).toHaveValue('Lamps');
  });

  test('[SF-03] Escape closes the picker, and restores the focus', async () => {
    const { getByRole, save } = await openPicker();
    await userEvent.keyboard('{Escape}');
    await expect.element(getByRole('button', { name: /Choose a board/u })).toHaveFocus();
    expect(getByRole('dialog').query()).toBeNull();
    expect(save).not.toHaveBeenCalled();
  });
});

describe('sections', () => {
  test('[SF-03] are listed in their board, and can be selected by keyboard alone', async () => {
    const page = await openPicker();
    await expect.element(page.getByRole('option', { name: 'Soups' })).toBeVisible();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    await expect.element(page.getByRole('listbox')).toHaveFocus();
    expect(optionNames(page)).toEqual(['The board', 'Clear', 'Creamy']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(page.save.mock.lastCall?.[0].target).toEqual({ boardId: '9', sectionId: '91' });
    await expect.element(page.getByText('Saved to Clear in Soups')).toBeVisible();
  });

  test('[SF-03] are left with the left arrow, back to the search field', async () => {
    const page = await openPicker();
    await page.getByRole('option', { name: 'Sections of Soups' }).click();
    await expect.element(page.getByRole('listbox')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(page.getByRole('combobox')).toHaveFocus();
  });

  test('[SF-03] are entered with the left arrow, and left with the right one, in right-to-left text', async () => {
    applyPageTheme('light', 'rtl');
    const page = await openPicker();
    await expect.element(page.getByRole('option', { name: 'Soups' })).toBeVisible();
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await expect.element(page.getByRole('listbox')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('combobox')).toHaveFocus();
  });

  test('[SF-03] can be created in the picker', async () => {
    const createSection = vi.fn<BoardPorts['createSection']>(async ({ title }) => ({
      ok: true,
      section: { id: '93', title },
    }));
    const { getByRole, save } = await openPicker({ boards, source: { createSection } });
    await getByRole('option', { name: 'Sections of Soups' }).click();
    await getByRole('button', { name: 'Add section' }).click();
    await expect.element(getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('  Cold   ones {Enter}');
    await expect.poll(() => save.mock.lastCall?.[0].target).toEqual({ boardId: '9', sectionId: '93' });
    expect(createSection).toHaveBeenCalledExactlyOnceWith({ boardId: '9', title: 'Cold ones' });
  });
});

describe('a failed request', () => {
  test('[SF-03] shows a message, and the boards are loaded on retry', async () => {
    const offline = new Error('offline');
    const load = vi.fn<BoardPorts['boards']>(async () => ({ boards, after: null }));
    load.mockRejectedValueOnce(offline);
    const page = await openPicker({ source: { boards: load } });
    await expect
      .element(page.getByRole('dialog').getByRole('status'))
      .toHaveTextContent('We couldn’t load your boards.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('option', { name: 'Kitchen' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Try again' }).query()).toBeNull();
  });

  test('[SF-03] of a further page is retried from that page', async () => {
    const failed = new Error('offline');
    const pages: (PickerPage | Error)[] = [
      { boards: manyBoards.slice(0, 25), after: '25' },
      failed,
      { boards: manyBoards.slice(25), after: null },
    ];
    const load = vi.fn<BoardPorts['boards']>(async () => {
      const page = pages.shift() ?? failed;
      if (page instanceof Error) throw page;
      return page;
    });
    const page = await openPicker({ source: { boards: load } });
    await page.getByRole('button', { name: 'Show more boards' }).click();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => optionNames(page).length).toBe(31);
    expect(load.mock.calls.map(([{ after }]) => after)).toEqual([null, '25', '25']);
  });

  test('[SF-03] of suggestions still shows all boards', async () => {
    const suggested = async (): Promise<never> => Promise.reject(new Error('offline'));
    const { getByRole } = await openPicker({ boards, source: { suggested } });
    await expect.element(getByRole('option', { name: 'Kitchen' })).toBeVisible();
  });
});

test('a picker that crashes is closed with a message, and the page stays', async () => {
  const suggested = vi
    .fn<BoardPorts['suggested']>(async () => [])
    .mockImplementationOnce(() => {
      throw new Error('a bug of the source');
    });
  const { getByRole } = await renderFlow(<SaveControls pinId="7" savedTo={null} layout="closeup" />, {
    boards,
    source: { suggested },
  });
  await getByRole('button', { name: /Choose a board/u }).click();
  await expect.element(getByRole('alert')).toHaveTextContent('We couldn’t load your boards.');
  await getByRole('button', { name: /Choose a board/u }).click();
  await expect.element(getByRole('combobox')).toHaveFocus();
});

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test('the picker passes axe with boards, with sections, with nothing found and with its form', async () => {
    applyPageTheme(theme);
    const page = await openPicker({
      boards: [createPickerBoard({ id: '1', privacy: 'secret' }), soups],
      source: { suggested: async () => [soups] },
    });
    const dialog = page.getByRole('dialog').element();
    await expect.element(page.getByRole('option', { name: /^Kitchen/u })).toBeVisible();
    await expectAccessible(dialog);
    await page.getByRole('option', { name: 'Sections of Soups' }).click();
    await expectAccessible(dialog);
    await page.getByRole('button', { name: 'Back to all boards' }).click();
    await userEvent.keyboard('Lamps');
    await expect.element(page.getByText('No boards match “Lamps”.')).toBeVisible();
    await expectAccessible(dialog);
    await page.getByRole('button', { name: 'Create “Lamps”' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect.element(page.getByText('Give it a name.')).toBeVisible();
    await expectAccessible(dialog);
  });
});
