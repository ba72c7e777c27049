import { expect, test } from 'vitest';
import { hasFiles, isTextField, toComposerStart } from './transfer.ts';

const file = new File(['x'], 'lamp.png', { type: 'image/png' });
const data = (text: string, files: readonly File[] = []) => ({
  types: files.length > 0 ? ['Files'] : ['text/plain'],
  files,
  getData: (type: string) => (type === 'text/plain' ? text : ''),
});

test.each([
  ['files', data('', [file]), { files: [file] }],
  ['files before their name as text', data('https://shop.example/lamp.png', [file]), { files: [file] }],
  ['an address', data(' https://shop.example/lamp \n'), { url: 'https://shop.example/lamp' }],
  ['a sentence', data('see https://shop.example/lamp'), undefined],
  ['another scheme', data('javascript:alert(1)'), undefined],
  ['an address that is none', data('https://['), undefined],
  ['nothing', data(''), undefined],
])('[CR-01] what is dropped or pasted begins a Pin: %s', (_, transferred, start) => {
  expect(toComposerStart(transferred)).toEqual(start);
});

test('[CR-01] dragged text is not a file', () => {
  expect([hasFiles(data('', [file])), hasFiles(data('text'))]).toEqual([true, false]);
});

test.each([
  ['<input>', true],
  ['<textarea></textarea>', true],
  ['<div contenteditable="true"></div>', true],
  ['<div role="textbox"></div>', true],
  ['<button></button>', false],
])('[CR-01] a paste into %s belongs to it: %s', (html, isField) => {
  document.body.innerHTML = html;
  expect(isTextField(document.body.firstElementChild)).toBe(isField);
  document.body.innerHTML = '';
});
