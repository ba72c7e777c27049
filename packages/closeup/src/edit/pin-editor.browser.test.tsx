import '@pegboard/ui/styles.css';

import { expectAccessible } from '@pegboard/config/accessible';
import { aPin } from '@pegboard/types/testing';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PinEditor, type PinChange, type PinEditorProps } from './index.ts';

const boards = [
  { id: '3', name: 'Clay', sections: [{ id: '31', title: 'Glazes' }] },
  { id: '4', name: 'Wood', sections: [] },
];
const pin = aPin({ title: 'Cup', board: { entityId: '3', name: 'Clay' } });

async function openEditor(props: Partial<PinEditorProps> = {}) {
  const onSave = vi.fn<(change: PinChange | undefined) => void>();
  const onDelete = vi.fn<() => void>();
  const screen = await render(
    <PinEditor
      pin={pin}
      isCreator
      boards={boards}
      isBusy={false}
      errors={{}}
      error={undefined}
      onSave={onSave}
      onDelete={onDelete}
      onCancel={() => undefined}
      {...props}
    />,
  );
  return { ...screen, onSave, onDelete };
}

test('[CU-08] tells what was changed, and the move to a section of another board', async () => {
  const { getByLabelText, getByRole, onSave, container } = await openEditor();
  await expectAccessible(container);
  await getByLabelText('Title').fill('Bowl');
  await getByRole('switch', { name: 'Allow people to comment' }).click();
  await getByLabelText('Section').selectOptions('Glazes');
  await getByRole('button', { name: 'Save' }).click();
  expect(onSave).toHaveBeenLastCalledWith({
    fields: { title: 'Bowl', isCommentingAllowed: false },
    place: { boardId: '3', sectionId: '31' },
  });
  await getByLabelText('Board').selectOptions('Wood');
  await expect.element(getByLabelText('Section')).not.toBeInTheDocument();
  await getByRole('button', { name: 'Save' }).click();
  expect(onSave.mock.lastCall?.[0]?.place).toEqual({ boardId: '4', sectionId: undefined });
});

test('[CU-08] deletes after a question only', async () => {
  const { getByRole, onDelete } = await openEditor();
  getByRole('button', { name: 'Delete' }).element().focus();
  await userEvent.keyboard('{Enter}');
  const question = getByRole('alertdialog', { name: 'Delete this Pin?' });
  await expectAccessible(question.element());
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(getByRole('button', { name: 'Delete' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(onDelete).not.toHaveBeenCalled();
  await getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  expect(onDelete).toHaveBeenCalledTimes(1);
});

test('[CU-08] of another’s pin title, description and place can be changed; what is wrong stands at its field', async () => {
  const { getByLabelText } = await openEditor({
    isCreator: false,
    errors: { title: 'Use 200 characters or fewer.' },
  });
  await expect.element(getByLabelText('Link')).not.toBeInTheDocument();
  await expect.element(getByLabelText('Title')).toHaveAccessibleDescription('Use 200 characters or fewer.');
});
