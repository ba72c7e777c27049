import { expect, test } from 'vitest';
import { getFormText, getTrimmedFormText } from './form-text.ts';

test('the text of a field is what was typed; a field that is missing or holds a file is empty', () => {
  const form = new FormData();
  form.set('password', ' space ');
  form.set('file', new Blob(['x']));
  expect([getFormText(form, 'password'), getTrimmedFormText(form, 'password')]).toEqual([' space ', 'space']);
  expect([getFormText(form, 'file'), getFormText(form, 'gone')]).toEqual(['', '']);
});
