import { expect, test } from 'vitest';
import { formText, trimmedFormText } from './form-text.ts';

test('the text of a field is what was typed; a field that is missing or holds a file is empty', () => {
  const form = new FormData();
  form.set('password', ' space ');
  form.set('file', new Blob(['x']));
  expect([formText(form, 'password'), trimmedFormText(form, 'password')]).toEqual([' space ', 'space']);
  expect([formText(form, 'file'), formText(form, 'gone')]).toEqual(['', '']);
});
