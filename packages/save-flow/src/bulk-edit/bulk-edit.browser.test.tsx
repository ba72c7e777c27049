import '@pegboard/ui/styles.css';

import { expectAccessible } from '@pegboard/config/accessible';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useState, type ReactNode } from 'react';
import { createPickerBoard, renderFlow } from '../testing/test-save-flow.tsx';
import { BulkEdit, withoutPendingRemovals, type BulkPorts, type PendingRemoval } from './index.ts';

const pins = ['Cup', 'Bowl', 'Kiln', 'Ash', 'Clay'].map((label, nth) => ({
  entityId: String(nth + 1),
  label,
}));

/** A board that hides removed pins. */
function Place({ ports, total }: { readonly ports: BulkPorts; readonly total: number }): ReactNode {
  const [leaving, setLeaving] = useState<readonly PendingRemoval[]>([]);
  return (
    <BulkEdit
      pins={withoutPendingRemovals(pins, leaving).map(({ entityId, label }) => ({
        id: entityId,
        label,
        picture: undefined,
      }))}
      total={total}
      ports={ports}
      onClose={() => undefined}
      place={{
        boardId: '9',
        onLeave(choice) {
          const key = crypto.randomUUID();
          setLeaving((before) => [...before, { key, choice }]);
          return () => setLeaving((before) => before.filter((each) => each.key !== key));
        },
        onChanged: async () => undefined,
      }}
    />
  );
}

const put = vi.fn<BulkPorts['put']>();
const remove = vi.fn<BulkPorts['remove']>();
const toast = vi.fn<BulkPorts['toast']>();
const show = async (total = pins.length) => {
  vi.resetAllMocks();
  return renderFlow(<Place ports={{ put, remove, toast }} total={total} />, {
    boards: [createPickerBoard({ id: '5', name: 'Kitchen' })],
  });
};

test('[SF-08] by keyboard: Space selects, arrows move, Shift+Space selects a range, Escape clears the selection', async () => {
  const { getByRole, getByText, container } = await show();
  getByRole('checkbox', { name: 'Cup' }).element().focus();
  await userEvent.keyboard(' {ArrowRight}{ArrowRight}{Shift>} {/Shift}');
  await expect.element(getByText('3 Pins selected')).toBeVisible();
  await expectAccessible(container);
  await userEvent.keyboard('{Escape}');
  await expect.element(getByText(/Select Pins to/u)).toBeVisible();
});

test('[SF-08] deleted pins disappear first, and return with their selection when the deletion fails', async () => {
  const { getByRole } = await show();
  const answer = Promise.withResolvers<Awaited<ReturnType<BulkPorts['remove']>>>();
  remove.mockReturnValue(answer.promise);
  await getByRole('checkbox', { name: 'Bowl' }).click();
  await getByRole('button', { name: 'Delete' }).click();
  await expect.element(getByRole('checkbox', { name: 'Bowl' })).not.toBeInTheDocument();
  answer.resolve({ ok: false });
  await expect.element(getByRole('checkbox', { name: 'Bowl' })).toBeChecked();
  expect(toast.mock.calls[0]?.[0]).toMatchObject({ isError: true });
});

test('[SF-08] all of ten thousand pins but one are moved to a selected board', async () => {
  const { getByRole } = await show(10_000);
  put.mockResolvedValue({ ok: true, count: 9999, place: 'Kitchen' });
  await getByRole('button', { name: 'Select all 10,000' }).click();
  await getByRole('checkbox', { name: 'Clay' }).click();
  await getByRole('button', { name: 'Move', exact: true }).click();
  await getByRole('option', { name: 'Kitchen', exact: true }).click();
  const choice = { kind: 'all', exceptIds: ['5'] };
  await expect.poll(() => put.mock.calls).toEqual([['move', choice, { boardId: '5' }]]);
  await expect.poll(() => toast.mock.calls[0]?.[0].text).toBe('9,999 Pins moved to Kitchen');
});

test('[SF-08] a move can be undone', async () => {
  const { getByRole } = await show();
  const undo = vi.fn(async () => true);
  put.mockResolvedValue({ ok: true, count: 1, place: 'Kitchen', undo });
  await getByRole('checkbox', { name: 'Cup' }).click();
  await getByRole('button', { name: 'Move', exact: true }).click();
  await getByRole('option', { name: 'Kitchen', exact: true }).click();
  await expect.poll(() => toast.mock.calls[0]?.[0].undo?.label).toBe('Undo');
  toast.mock.calls[0]?.[0].undo?.run();
  await expect.poll(() => toast.mock.calls[1]?.[0].text).toBe('Pins restored.');
  expect(undo).toHaveBeenCalledOnce();
});

test('[SF-08] a new section keeps the name that was rejected', async () => {
  const { getByRole } = await show();
  put.mockResolvedValue({ ok: false, titleError: 'This board already has a section with this name.' });
  await getByRole('checkbox', { name: 'Cup' }).click();
  await getByRole('button', { name: 'New section' }).click();
  await getByRole('textbox', { name: 'Name' }).fill('Mugs');
  await getByRole('button', { name: 'Create section' }).click();
  await expect.element(getByRole('textbox', { name: 'Name' })).toBeInvalid();
  await expect.element(getByRole('textbox', { name: 'Name' })).toHaveValue('Mugs');
});
