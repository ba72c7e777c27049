import '@pegboard/ui/styles.css';

import { applyPageTheme, expectAccessible } from '@pegboard/config/accessible';
import { beforeEach, expect, test } from 'vitest';
import { AlsoSavedList, SaveControls } from '../index.ts';
import { createTestQueue } from '../testing/test-queue.ts';
import { createBoards, createSavedLocation, renderFlow } from '../testing/test-save-flow.tsx';

const boards = createBoards('Kitchen', 'Garden');
const kitchen = createSavedLocation({ boardId: '1' }, boards);
const garden = { ...createSavedLocation({ boardId: '2' }, boards), copyId: '901' };

beforeEach(() => applyPageTheme());

test('[SF-12] a save without a network is shown as queued, on the pin and in a banner, and can be discarded there', async () => {
  const { queue, network } = createTestQueue({ send: async () => ({ ok: true, place: kitchen }) });
  network.isOnline = false;
  const page = await renderFlow(<SaveControls pinId="7" savedTo={null} layout="closeup" title="Ash cup" />, {
    ports: { queue },
  });
  const { container, getByRole, getByText } = page;
  await getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(getByRole('button', { name: 'Waiting' })).toHaveAttribute('data-waiting');
  await getByText('1 waiting to be saved').click();
  await expect.element(getByText('To Profile')).toBeVisible();
  await expectAccessible(container);
  await getByRole('button', { name: 'Discard Ash cup' }).click();
  await expect.element(getByText('waiting to be saved')).not.toBeInTheDocument();
  await expect.element(getByRole('button', { name: 'Save', exact: true })).toBeVisible();
});

test('[SF-12] queued changes are saved when the network is back', async () => {
  const { queue, network } = createTestQueue({ send: async () => ({ ok: true, place: kitchen }) });
  network.isOnline = false;
  const { getByRole, getByText } = await renderFlow(
    <SaveControls pinId="7" savedTo={null} layout="closeup" />,
    { ports: { queue } },
  );
  await getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(getByText('1 waiting to be saved')).toBeVisible();
  network.isOnline = true;
  network.wake();
  await expect.element(getByText('Saved to Kitchen')).toBeVisible();
  await expect.element(getByText('waiting to be saved')).not.toBeInTheDocument();
});

test('[SF-09] in explore mode a tap on an unsaved pin opens the repin screen, and on a saved one does nothing', async () => {
  const explored: string[] = [];
  const explore = (pinId: string) => () => void explored.push(pinId);
  const { getByRole, save, remove } = await renderFlow(
    <>
      <SaveControls pinId="7" savedTo={null} layout="closeup" onExplore={explore('7')} />
      <SaveControls pinId="8" savedTo={kitchen} layout="closeup" onExplore={explore('8')} />
    </>,
  );
  await getByRole('button', { name: 'Save', exact: true }).click();
  await getByRole('button', { name: 'Saved', exact: true }).click();
  expect(explored).toEqual(['7']);
  expect(save).not.toHaveBeenCalled();
  expect(remove).not.toHaveBeenCalled();
});

test('other locations of a saved pin are listed with links', async () => {
  const { getByRole } = await renderFlow(<AlsoSavedList pinId="7" copies={[kitchen, garden]} />);
  await expect.element(getByRole('paragraph')).toHaveTextContent('Also saved to Garden');
  await expect.element(getByRole('link', { name: 'Garden' })).toHaveAttribute('href', garden.board.url);
  await expect.element(getByRole('link', { name: 'Kitchen' })).not.toBeInTheDocument();
});
