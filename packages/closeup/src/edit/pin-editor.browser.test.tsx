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

test('[CR-15] the creator orders and names slides, labels AI and changes topics', async () => {
  const carousel = {
    id: '1',
    slots: [
      { id: '1', title: 'Front' },
      { id: '2', title: 'Back' },
    ],
  };
  const { getByRole, onSave, container } = await openEditor({
    pin: { ...pin, carousel },
    topicIds: ['5'],
    renderTopics: ({ topicIds, onChange }) => (
      <button type="button" onClick={() => onChange([...topicIds, '6'])}>
        Add topic
      </button>
    ),
  });
  await expectAccessible(container);
  await getByRole('button', { name: 'Move slide 1 later' }).click();
  await getByRole('textbox', { name: 'Title of slide 1' }).fill('Rear');
  await getByRole('button', { name: 'Add topic' }).click();
  await getByRole('combobox', { name: 'AI label' }).selectOptions('Changed with AI');
  await getByRole('button', { name: 'Save' }).click();
  expect(onSave.mock.lastCall?.[0]?.fields).toEqual({
    topicIds: ['5', '6'],
    mediaSourceType: 12,
    slots: [
      { index: 1, title: 'Rear', link: '' },
      { index: 0, title: 'Front', link: '' },
    ],
  });
});

test('[CR-15] whoever saved a pin of another edits neither slides nor topics nor the AI label', async () => {
  const { getByRole } = await openEditor({
    isCreator: false,
    renderTopics: () => <button type="button">Add topic</button>,
  });
  await expect.element(getByRole('textbox', { name: 'Title' })).toBeVisible();
  await expect.element(getByRole('button', { name: 'Add topic' })).not.toBeInTheDocument();
  await expect.element(getByRole('combobox', { name: 'AI label' })).not.toBeInTheDocument();
});
