import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { FIELD_PROBLEMS, parseFieldError, toFieldErrors } from './field-errors.ts';

const SOURCES = resolve(import.meta.dirname, '../..');
const document = readFileSync(new URL('../../../../../docs/errors.md', import.meta.url), 'utf8');
const [, ofFields = ''] = document.split('## Fields');

/**
 * Folders without translated forms: pages for businesses and employees, which are in English, and requests that scripts
 * send.
 */
const FOLDERS_WITHOUT_FORMS =
  /^(?:advertising|business|engagement|pins\/(?:attribution|bulk-edit)|platform\/http\/(?:openapi|plugins)|public-api|safety\/offsite|site\/operations|testing)\/|\.test\.ts$/;
/** Texts of options that no form of the site sends. */
const TEXTS_WITHOUT_FORM = [
  'A picture by its address is scraped.',
  'This Pin is no story.',
  'Send the texts of every page.',
  'Choose an image to search with.',
  'A profile is not archived.',
  'A profile is not deleted as a board.',
  'A profile is not merged.',
  'A profile is not shared as a board.',
  'A topic is listed twice.',
  'Give one picture: an upload, an address or base64.',
  'Give the address of the picture.',
  'Name a person by id or by username.',
  'Name each scope once.',
  'Name each slide once.',
  'Name the board that you were invited to, or the code of its link.',
  'Nobody is invited to a profile.',
  'This Pin has no slides.',
  'This Pin has no video.',
  'This is longer than an invite code.',
  'This is not the address of a push service.',
  'Use 7.',
  'Use query.',
  'Use one of the reactions 7.',
  'Your board of quick saves is another one.',
];

test('[BF-04] every field error is documented with its text, and docs/errors.md lists no others', () => {
  const rows = [...ofFields.matchAll(/^\| `(\w+)` \| (.+) \|$/gm)].map(([, code, text]) => [code, text]);
  expect(rows).toEqual(Object.entries(FIELD_PROBLEMS));
});

test.each(Object.entries(FIELD_PROBLEMS))('[BF-04] %s is found by its text', (code, text) => {
  const numbers = [...text.matchAll(/\{n\}/g)].map((_, index) => index + 3);
  const [first = '', ...rest] = text.split('{n}');
  const message = rest.reduce((before, part, index) => `${before}${numbers[index]}${part}`, first);
  expect(parseFieldError(message)).toEqual({ code, numbers });
});

test('[BF-04] a text that zod itself finds too long is reported like too many characters', () => {
  expect(parseFieldError('Too big: expected string to have <=800 characters')).toEqual({
    code: 'at_most',
    numbers: [800],
  });
});

test('[BF-04] a text that no form shows has no code', () => {
  expect(toFieldErrors({ name: 'Give it a name.', other: 'Invalid input' })).toEqual({
    name: { code: 'name_missing', numbers: [] },
  });
});

test('[WB-12] every field error that a form of the site shows has a code', async () => {
  const unknown: string[] = [];
  for await (const file of glob('**/*.ts', { cwd: SOURCES })) {
    if (FOLDERS_WITHOUT_FORMS.test(file)) continue;
    for (const text of fieldTexts(readFileSync(`${SOURCES}/${file}`, 'utf8')))
      if (!parseFieldError(text) && !TEXTS_WITHOUT_FORM.includes(text)) unknown.push(`${file}: ${text}`);
  }
  expect(unknown).toEqual([]);
});

/**
 * Returns the field error texts in a source file, of schemas and of thrown errors; numbers are replaced by
 * placeholders.
 */
function fieldTexts(source: string): readonly string[] {
  const cases = [
    ...source.matchAll(/fields: \{\s*(?:\[\w+\]|\w+): (['`])(.+?)\1/g),
    ...source.matchAll(/(?:refine|regex|min|max|date|email|enum)\([^;]*?,\s*(['`])([A-Z].+?[.?!])\1/g),
    ...source.matchAll(/error: (['`])([A-Z].+?[.?!])\1/g),
  ];
  return cases.map(([, , text = '']) => text.replaceAll(/\$\{[^}]*\}/g, '7'));
}
