import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { NoteForm, type NoteFormProps } from './note-form.tsx';

test('[WB-03] errors are shown, the typed text survives a rejection, and checked to-dos stay checked', async () => {
  const onSave = vi.fn<NoteFormProps['onSave']>(async () => ({
    ok: false,
    fields: { title: 'A board has room for 50 notes. Delete one first.' },
  }));
  const onDraft = vi.fn<NonNullable<NoteFormProps['onDraft']>>();
  const note = { title: 'To buy', text: '', todos: [{ text: 'Glaze', isDone: true }] };
  const screen = await render(
    <NoteForm note={note} onSave={onSave} onDraft={onDraft} onCancel={() => undefined} />,
  );
  const save = screen.getByRole('button', { name: 'Save note' });
  const title = screen.getByLabelText('Title');
  const todos = screen.getByLabelText('To-dos');
  await title.fill('');
  await todos.fill(' ');
  await save.click();
  await expect.element(screen.getByText('Write something on it first.')).toBeVisible();
  expect(onSave).not.toHaveBeenCalled();
  await todos.fill('Clay\nGlaze');
  await save.click();
  await expect.element(screen.getByText('A board has room for 50 notes. Delete one first.')).toBeVisible();
  await expect.element(todos).toHaveValue('Clay\nGlaze');
  expect(onDraft).toHaveBeenLastCalledWith({ title: '', text: '', todos: 'Clay\nGlaze' });
  expect(onSave).toHaveBeenLastCalledWith({
    title: '',
    text: '',
    todos: [
      { text: 'Clay', isDone: false },
      { text: 'Glaze', isDone: true },
    ],
  });
});

test('[WB-03] a note that somebody changed meanwhile is shown beside what was typed, and replaced only when it is saved again', async () => {
  const onSave = vi
    .fn<NoteFormProps['onSave']>()
    .mockResolvedValueOnce({ ok: false, isChanged: true })
    .mockResolvedValueOnce({ ok: true });
  const form = (text: string) => (
    <NoteForm note={{ title: 'Firing', text, todos: [] }} onSave={onSave} onCancel={() => undefined} />
  );
  const screen = await render(form('Cone 6'));
  await screen.getByLabelText('Note', { exact: true }).fill('Cone 7');
  await screen.rerender(form('Cone 8, says Noor'));
  expect(screen.getByText('Cone 8, says Noor').query()).toBeNull();
  await screen.getByRole('button', { name: 'Save note' }).click();
  await expect
    .element(screen.getByText('Someone else changed this note. Your text is still here.'))
    .toBeVisible();
  await expect.element(screen.getByText('Cone 8, says Noor')).toBeVisible();
  await expect.element(screen.getByLabelText('Note', { exact: true })).toHaveValue('Cone 7');
  await screen.getByRole('button', { name: 'Save mine instead' }).click();
  expect(onSave).toHaveBeenLastCalledWith({ title: 'Firing', text: 'Cone 7', todos: [] });
});
