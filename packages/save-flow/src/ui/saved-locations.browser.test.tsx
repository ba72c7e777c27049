import '@pegboard/ui/styles.css';

import { applyPageTheme, expectAccessible } from '@pegboard/config/accessible';
import { beforeEach, describe, expect, test } from 'vitest';
import { AlsoSavedList, SaveControls, type SavedLocation, type SavePorts } from '../index.ts';
import { createBoards, createSavedLocation, renderFlow } from '../testing/test-save-flow.tsx';

const boards = createBoards('Kitchen', 'Garden', 'Workshop');
const kitchen = createSavedLocation({ boardId: '1' }, boards);
const garden: SavedLocation = { ...createSavedLocation({ boardId: '2' }, boards), copyId: '901' };
const copies = [kitchen, garden];
/** Saves and moves give a new copy its own id. */
const ports: Partial<SavePorts> = {
  save: async ({ target }) => ({
    ok: true,
    place: { ...createSavedLocation(target, boards), copyId: '902' },
  }),
  move: async ({ copyId, target }) => ({
    ok: true,
    place: { ...createSavedLocation(target, boards), copyId },
  }),
};
const controls = <SaveControls pinId="7" savedTo={kitchen} copies={copies} layout="closeup" />;

beforeEach(() => applyPageTheme());

describe('the locations of a saved pin', () => {
  test('[BY-04] the controls name one board, and the number of several', async () => {
    const { getByRole, store } = await renderFlow(controls, { boards, ports });
    await expect.element(getByRole('button', { name: 'Choose a board, now 2 boards' })).toBeVisible();
    store.selectCopy('7', garden);
    store.remove('7');
    await expect.element(getByRole('button', { name: 'Choose a board, now Kitchen' })).toBeVisible();
  });

  test('[BY-04] opened, it lists each with a check; a cleared one is removed, and saved again when checked', async () => {
    const { getByRole, getByText, remove, save } = await renderFlow(controls, { boards, ports });
    await getByRole('button', { name: 'Choose a board, now 2 boards' }).click();
    const garden = getByRole('checkbox', { name: 'Saved to Garden' });
    await expect.element(garden).toBeChecked();
    await expect.element(getByRole('checkbox', { name: 'Saved to Kitchen' })).toBeChecked();
    await expectAccessible(document);
    await garden.click();
    await expect.element(garden).not.toBeChecked();
    expect(remove).toHaveBeenCalledExactlyOnceWith({ copyId: '901', boardId: '2' });
    await expect.element(getByText('Pin deleted!')).toBeInTheDocument();
    await garden.click();
    await expect.element(garden).toBeChecked();
    expect(save).toHaveBeenCalledExactlyOnceWith({ pinId: '7', target: { boardId: '2' }, key: 'key-1' });
    await expect.element(getByRole('checkbox', { name: 'Saved to Kitchen' })).toBeChecked();
  });

  test('[BY-04] the copy that is moved is the selected one', async () => {
    const { getByRole, move } = await renderFlow(controls, { boards, ports });
    await getByRole('button', { name: 'Choose a board, now 2 boards' }).click();
    await getByRole('button', { name: 'Move from Garden' }).click();
    await getByRole('option', { name: 'Workshop' }).click();
    expect(move).toHaveBeenCalledExactlyOnceWith({ copyId: '901', target: { boardId: '3' }, key: 'key-1' });
    await expect.element(getByRole('button', { name: 'Choose a board, now 2 boards' })).toBeVisible();
  });

  test('[BY-04] a further board gets a copy, and those that exist stay', async () => {
    const { getByRole, save, move } = await renderFlow(controls, { boards, ports });
    await getByRole('button', { name: 'Choose a board, now 2 boards' }).click();
    await getByRole('button', { name: 'Also save to another board' }).click();
    await getByRole('option', { name: 'Workshop' }).click();
    expect(save).toHaveBeenCalledExactlyOnceWith({ pinId: '7', target: { boardId: '3' }, key: 'key-1' });
    expect(move).not.toHaveBeenCalled();
    await expect.element(getByRole('button', { name: 'Choose a board, now 3 boards' })).toBeVisible();
  });

  test('[BY-04] undo of a removal saves the copy again, and moves none of the others', async () => {
    const { getByRole, save, move } = await renderFlow(controls, { boards, ports });
    await getByRole('button', { name: 'Saved', exact: true }).click();
    await expect.element(getByRole('button', { name: 'Choose a board, now Garden' })).toBeVisible();
    await getByRole('button', { name: 'Undo' }).click();
    await expect.element(getByRole('button', { name: 'Choose a board, now 2 boards' })).toBeVisible();
    expect(save).toHaveBeenCalledExactlyOnceWith({ pinId: '7', target: { boardId: '1' }, key: 'key-2' });
    expect(move).not.toHaveBeenCalled();
  });

  test('[BY-04] what another tab saved is counted, and the list of other boards has it', async () => {
    let hear: (message: { pinId: string; copyId: string | null; place: SavedLocation | null }) => void = () =>
      undefined;
    const channel = {
      post: () => undefined,
      subscribe: (onMessage: typeof hear) => {
        hear = onMessage;
        return () => undefined;
      },
    };
    const { getByRole } = await renderFlow(
      <>
        <SaveControls pinId="7" savedTo={kitchen} layout="closeup" />
        <AlsoSavedList pinId="7" copies={[kitchen]} />
      </>,
      { boards, ports: { channel } },
    );
    await expect.element(getByRole('button', { name: 'Choose a board, now Kitchen' })).toBeVisible();
    hear({ pinId: '7', copyId: null, place: garden });
    await expect.element(getByRole('button', { name: 'Choose a board, now 2 boards' })).toBeVisible();
    await expect.element(getByRole('link', { name: 'Kitchen' })).toBeVisible();
    hear({ pinId: '7', copyId: '901', place: null });
    await expect.element(getByRole('button', { name: 'Choose a board, now Kitchen' })).toBeVisible();
  });
});
