import { becomesVisible, expect, fn, type Stories, type Story } from '@pegboard/config/story';

import { NoteForm, type NoteFormProps } from './note-form.tsx';

const meta: Stories<NoteFormProps> = {
  title: 'Boards/A note',
  component: NoteForm,
  args: {
    note: {
      title: 'Second firing',
      text: 'Cone 6, slow to 600°. Leave the lid ajar until the water is out.',
      todos: [
        { text: 'Wax the feet', isDone: true },
        { text: 'Order rutile', isDone: false },
      ],
    },
    onSave: async () => ({ ok: true }),
    onCancel: fn(),
  },
  parameters: { frame: 'phone', variants: [{ viewport: 'mobile' }] },
};

export default meta;

/** A new note without text: the error is shown in its field. */
export const Blank: Story<NoteFormProps> = {
  args: { note: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await becomesVisible(await canvas.findByText('Write something on it first.'));
  },
};

/** Another member changed the note meanwhile: its current contents are shown next to the draft. */
export const ChangedMeanwhile: Story<NoteFormProps> = {
  args: {
    draft: { title: 'Second firing', text: 'Cone 7 this time.', todos: 'Wax the feet' },
    onSave: async () => ({ ok: false, isChanged: true }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await becomesVisible(await canvas.findByText('Current note'));
    await expect(canvas.getByLabelText('Note')).toHaveValue('Cone 7 this time.');
  },
};

/** Saving failed; the typed text is preserved. */
export const Failed: Story<NoteFormProps> = {
  args: { onSave: async () => ({ ok: false }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await becomesVisible(await canvas.findByText('Sorry! Something went wrong on our end.'));
  },
};
