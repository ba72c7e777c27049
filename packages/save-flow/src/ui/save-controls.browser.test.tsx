import '@pegboard/ui/styles.css';

import { applyPageTheme, expectAccessible } from '@pegboard/config/accessible';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  createLastTarget,
  SaveControls,
  SignedOutSaveControls,
  type SaveResult,
  type SavedLocation,
  type SaveControlsProps,
} from '../index.ts';
import { createBoards, createSavedLocation, renderFlow } from '../testing/test-save-flow.tsx';

const boards = createBoards('Kitchen', 'Garden');
const kitchen = createSavedLocation({ boardId: '1' }, boards);
const controls = (props: Partial<SaveControlsProps> = {}) => (
  <SaveControls pinId="7" savedTo={null} layout="closeup" {...props} />
);

type Answer = SaveResult<{ readonly place: SavedLocation }>;

beforeEach(() => applyPageTheme());

describe('the Save button', () => {
  test('[SF-01] shows that a pin is not saved, is being saved, and is saved', async () => {
    const answer = Promise.withResolvers<Answer>();
    const { getByRole } = await renderFlow(controls(), { ports: { save: () => answer.promise } });
    const unsaved = getByRole('button', { name: 'Save', exact: true });
    await expect.element(unsaved).toHaveAttribute('aria-pressed', 'false');
    await unsaved.click();
    const saving = getByRole('button', { name: 'Saving' });
    await expect.element(saving).toHaveAttribute('aria-busy', 'true');
    await expect.element(saving).toHaveAttribute('data-state', 'saving');
    answer.resolve({ ok: true, place: kitchen });
    const saved = getByRole('button', { name: 'Saved', exact: true });
    await expect.element(saved).toHaveAttribute('aria-pressed', 'true');
    await expect.element(saved).toHaveAttribute('aria-busy', 'false');
  });

  test('[SF-01] of a saved pin deletes the copy, and stays pressed until that is done', async () => {
    const answer = Promise.withResolvers<SaveResult<object>>();
    const { getByRole, remove } = await renderFlow(controls({ savedTo: kitchen }), {
      ports: { remove: () => answer.promise },
    });
    await getByRole('button', { name: 'Saved', exact: true }).click();
    await expect.element(getByRole('button', { name: 'Removing' })).toHaveAttribute('aria-pressed', 'true');
    answer.resolve({ ok: true });
    await expect.element(getByRole('button', { name: 'Save', exact: true })).toBeVisible();
    expect(remove).toHaveBeenCalledExactlyOnceWith({ copyId: '900', boardId: '1' });
  });

  test('[SF-11] saves once when it is clicked twice', async () => {
    const answer = Promise.withResolvers<Answer>();
    const { getByRole, save, remove } = await renderFlow(controls(), {
      ports: { save: () => answer.promise },
    });
    await getByRole('button', { name: 'Save', exact: true }).dblClick();
    answer.resolve({ ok: true, place: kitchen });
    await expect.element(getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
    expect(save).toHaveBeenCalledTimes(1);
    expect(remove).not.toHaveBeenCalled();
  });

  test('[SF-02] saves to the last selected target, else to the profile', async () => {
    const lastPlace = createLastTarget();
    const { getByRole, save } = await renderFlow(controls(), { boards, lastPlace });
    await expect.element(getByRole('button', { name: 'Choose a board, now Profile' })).toBeVisible();
    lastPlace.write({ target: { boardId: '2' }, name: 'Garden' });
    await expect.element(getByRole('button', { name: 'Choose a board, now Garden' })).toBeVisible();
    await getByRole('button', { name: 'Save', exact: true }).click();
    expect(save).toHaveBeenCalledExactlyOnceWith({ pinId: '7', target: { boardId: '2' }, key: 'key-1' });
  });

  test('[SF-02] saves to the target that the list has, also after another one was selected', async () => {
    const lastPlace = createLastTarget({ target: { boardId: '2' }, name: 'Garden' });
    const target = { target: { boardId: '1' }, name: 'Kitchen' };
    const { getByRole, save } = await renderFlow(controls({ target }), { boards, lastPlace });
    await expect.element(getByRole('button', { name: 'Choose a board, now Kitchen' })).toBeVisible();
    await getByRole('button', { name: 'Save', exact: true }).click();
    expect(save).toHaveBeenCalledExactlyOnceWith({ pinId: '7', target: { boardId: '1' }, key: 'key-1' });
  });

  test('[SF-06] is unsaved again after a failure, which is reported with the server’s message', async () => {
    const { getByRole } = await renderFlow(controls(), {
      ports: {
        save: async () => ({ ok: false, failure: { kind: 'refused', message: 'This board is gone.' } }),
      },
    });
    await getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(getByRole('alert')).toHaveTextContent('This board is gone.');
    await expect.element(getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  });
});

test('[SF-14] prompts visitors to log in, and saves nothing', async () => {
  const onLoginNeeded = vi.fn<() => void>();
  const { getByRole } = await render(
    <SignedOutSaveControls layout="closeup" onLoginNeeded={onLoginNeeded} />,
  );
  await getByRole('button', { name: 'Save', exact: true }).click();
  await getByRole('button', { name: 'Choose a board, now Profile' }).click();
  expect(onLoginNeeded).toHaveBeenCalledTimes(2);
});

test('[SF-14] stores a pin for visitors where the app does so, and shows it as stored', async () => {
  const [onLoginNeeded, onKeep] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { getByRole } = await render(
    <SignedOutSaveControls layout="closeup" isSaved onLoginNeeded={onLoginNeeded} onKeep={onKeep} />,
  );
  await getByRole('button', { name: 'Saved', exact: true }).click();
  expect([onKeep.mock.calls.length, onLoginNeeded.mock.calls.length]).toEqual([1, 0]);
});

describe('the toast', () => {
  test('[SF-05] after a save names the location and offers to change it', async () => {
    const lastPlace = createLastTarget({ target: { boardId: '1' }, name: 'Kitchen' });
    const { getByRole, getByText, move } = await renderFlow(controls(), { boards, lastPlace });
    await getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(getByText('Saved to Kitchen')).toBeVisible();
    await getByRole('button', { name: 'Change' }).click();
    await expect.element(getByRole('dialog', { name: 'Move to' })).toBeVisible();
    await getByRole('option', { name: 'Garden' }).click();
    await expect.element(getByText('Saved to Garden')).toBeVisible();
    expect(move).toHaveBeenCalledExactlyOnceWith({ copyId: '900', target: { boardId: '2' }, key: 'key-2' });
    await expect.element(getByRole('button', { name: 'Saved', exact: true })).toHaveFocus();
  });

  test('[SF-05] after a save to the profile also offers to organize it', async () => {
    const { getByRole, getByText } = await renderFlow(controls());
    await getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(getByText('Saved to Profile')).toBeVisible();
    await expect.element(getByRole('button', { name: 'Organize' })).toBeVisible();
  });

  test('[SF-07] after a deletion restores the pin at its former location', async () => {
    const { getByRole, getByText, save } = await renderFlow(controls({ savedTo: kitchen }), { boards });
    await getByRole('button', { name: 'Saved', exact: true }).click();
    await expect.element(getByText('Pin deleted!')).toBeVisible();
    await getByRole('button', { name: 'Undo' }).click();
    await expect.element(getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
    expect(save).toHaveBeenCalledExactlyOnceWith({ pinId: '7', target: { boardId: '1' }, key: 'key-2' });
  });

  test('[SF-07] after a failed deletion reports it, and the pin is saved', async () => {
    const { getByRole } = await renderFlow(controls({ savedTo: kitchen }), {
      ports: { remove: async () => ({ ok: false, failure: { kind: 'network' } }) },
    });
    await getByRole('button', { name: 'Saved', exact: true }).click();
    await expect
      .element(getByRole('alert'))
      .toHaveTextContent('Sorry! There was an error deleting your Pin.');
    await expect.element(getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  });
});

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test('the controls pass axe before, while and after a pin is saved', async () => {
    applyPageTheme(theme);
    const answer = Promise.withResolvers<Answer>();
    const { container, getByRole } = await renderFlow(controls(), { ports: { save: () => answer.promise } });
    await expectAccessible(container);
    await userEvent.click(getByRole('button', { name: 'Save', exact: true }));
    await expectAccessible(container);
    answer.resolve({ ok: true, place: kitchen });
    await expect.element(getByRole('button', { name: 'Change' })).toBeVisible();
    await expectAccessible(container);
  });
});
