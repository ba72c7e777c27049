import { expect, test } from 'vitest';
import { parseSharedTexts, sharedPinPath } from './share-target.ts';

const PAGE = 'https://kiln.example/a?b=1';

test.each([
  ['an address of its own', { title: 'Mugs', text: 'Five', url: PAGE }, ['Mugs', 'Five', PAGE]],
  ['the address as the whole text, as Android sends it', { title: 'Mugs', text: PAGE }, ['Mugs', '', PAGE]],
  ['an address after a text', { text: `Look: ${PAGE}` }, ['', 'Look:', PAGE]],
  ['an address at the end of a sentence', { text: `See ${PAGE}.` }, ['', 'See .', PAGE]],
  ['an address in the title', { title: `Mugs ${PAGE}` }, ['Mugs', '', PAGE]],
  ['the first of two addresses', { text: `${PAGE} https://b.example/` }, ['', 'https://b.example/', PAGE]],
  [
    '`url` before an address in the text',
    { text: 'at https://b.example/', url: PAGE },
    ['', 'at https://b.example/', PAGE],
  ],
  ['a text that repeats the title', { title: 'Mugs', text: `Mugs ${PAGE}` }, ['Mugs', '', PAGE]],
  ['an address of another kind', { url: 'javascript:alert(1)', text: 'Hi' }, ['', 'Hi', '']],
  ['an address that is none', { text: 'https:// and http://[' }, ['', 'https:// and http://[', '']],
  ['nothing', {}, ['', '', '']],
])('[CR-13] a share with %s', (_, shared, [title, description, url]) => {
  expect(parseSharedTexts(shared)).toEqual({ title, description, url });
});

test('[CR-13] long texts are cut, and a long address is dropped', () => {
  const fields = parseSharedTexts({
    title: 'a'.repeat(5000),
    text: 'b'.repeat(5000),
    url: `https://a.example/${'c'.repeat(5000)}`,
  });
  expect(fields.title).toHaveLength(200);
  expect(fields.description).toHaveLength(1000);
  expect(fields.url).toBe('');
});

test.each([
  [{}, undefined, '/pin/create/'],
  [{ text: PAGE }, undefined, `/pin/create/?url=${encodeURIComponent(PAGE)}`],
  [{ title: 'A & B' }, { id: 'x-1' }, '/pin/create/?title=A+%26+B&share=x-1'],
  [{}, { id: 'x-1', isMany: true }, '/pin/create/many/?share=x-1'],
])('[CR-13] the composer for %j and %j is at %s', (shared, share, path) => {
  expect(sharedPinPath(shared, share)).toBe(path);
});
