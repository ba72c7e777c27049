import { expect, test } from 'vitest';
import { toNoteDraft, toNote, validateNote } from './note-draft.ts';

const glaze = { text: 'Glaze', isDone: true };
const clay = { text: 'Clay', isDone: false };
const note = { title: 'To buy', text: 'Soon', todos: [glaze, clay] };

test('[WB-03] an unchanged note is returned unchanged', () => {
  expect(toNote(toNoteDraft(note), note.todos)).toEqual(note);
});

test('[WB-03] a line that is moved keeps its mark, one that is new or reads otherwise has none', () => {
  const draft = { ...toNoteDraft(note), todos: 'Clay\n\n  Glaze \nGlaze\nKiln' };
  expect(toNote(draft, note.todos).todos).toEqual([
    clay,
    glaze,
    { ...glaze, isDone: false },
    { text: 'Kiln', isDone: false },
  ]);
});

test.each([
  ['nothing', { title: ' ', text: '\n', todos: '\n' }, 'title', 'blank'],
  ['101 families as title', { title: '👩‍👩‍👧'.repeat(101) }, 'title', 'too-long'],
  ['a text of 2001', { text: 'a'.repeat(2001) }, 'text', 'too-long'],
  ['51 to-dos', { todos: 'a\n'.repeat(51) }, 'todos', 'too-many'],
  ['a to-do of 201', { todos: 'a'.repeat(201) }, 'todos', 'todo-too-long'],
])('[WB-03] %s is reported before submission', (_, texts, field, what) => {
  const error = validateNote(toNote({ ...toNoteDraft(undefined), ...texts }, []));
  expect(error).toMatchObject({ field, what });
});

test('[WB-03] a to-do alone is a valid note, and so is a note at all limits', () => {
  const full = { title: '👩‍👩‍👧'.repeat(100), text: 'a'.repeat(2000), todos: `${'b'.repeat(200)}\n`.repeat(50) };
  expect(validateNote(toNote(full, []))).toBeUndefined();
  expect(validateNote(toNote({ title: '', text: '', todos: 'Glaze' }, []))).toBeUndefined();
});
