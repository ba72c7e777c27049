import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { refusals as arabic } from './ar/refusals.ts';
import { refusals as german } from './de/refusals.ts';
import { createErrorTranslator, type ErrorMessages } from './error-messages.ts';

const document = readFileSync(new URL('../../../../docs/errors.md', import.meta.url), 'utf8');
const [ofErrors = '', ofFields = ''] = document.split('## Fields');
const codesOf = (part: string): string[] => [...part.matchAll(/^\| `(\w+)`/gm)].map(([, code = '']) => code);
const ERRORS = codesOf(ofErrors);
const FIELDS = codesOf(ofFields);

/** Rooms of businesses, whose errors `business/business-errors.test.ts` compares, and of employees, whose pages are in English. */
const OTHER_ROOMS =
  /^(?:advertising|business|engagement\/experiences|pins\/bulk-edit|public-api|platform\/(?:errors|http\/openapi)|site\/operations|testing)\/|\.test\.ts$/;
/** Codes that no page of the site causes. */
const NOBODY_READS =
  /^(?:operation_unknown|query_\w+|format_unknown|method_not_allowed|caller_left|merchant_\w+)$/;

/** The codes that the rooms of the site use. */
const USED = ((): ReadonlySet<string> => {
  const rooms = new URL('../../../bff/src/', import.meta.url).pathname;
  const sources = globSync('**/*.ts', { cwd: rooms })
    .filter((file) => !OTHER_ROOMS.test(file))
    .map((file) => readFileSync(rooms + file, 'utf8'));
  const words = new Set(
    sources.flatMap((source) => source.match(/(?<=')[a-z]+_[a-z_]+(?=')|(?<=')forbidden(?=')/g) ?? []),
  );
  return new Set(ERRORS.filter((code) => words.has(code) && !NOBODY_READS.test(code)));
})();

test.each([
  ['German', german],
  ['Arabic', arabic],
] as const)('[WB-12] whatever the server can say of a form, it is said in %s', (_, texts: ErrorMessages) => {
  const said = Object.keys(texts.errors);
  expect([...USED].filter((code) => !said.includes(code))).toEqual([]);
  expect(said.filter((code) => !ERRORS.includes(code))).toEqual([]);
  expect(Object.keys(texts.fields).toSorted()).toEqual(FIELDS.toSorted());
});

test('[WB-12] a text has as many numbers in every language', () => {
  const numbers = (text = ''): number => text.split('{n}').length - 1;
  for (const [, code = '', english] of ofFields.matchAll(/^\| `(\w+)` +\| (.+?) +\|$/gm))
    for (const { fields } of [german, arabic]) expect(numbers(fields[code]), code).toBe(numbers(english));
});

test('[WB-12] a refused form is told by its codes, with the numbers of its texts', () => {
  const refused = {
    code: 'invalid_input',
    message: 'Some of what was sent is not valid.',
    fields: { username: 'Use 3 to 30 letters, digits or underscores.', website: 'Something else.' },
    problems: { username: { code: 'username_invalid', numbers: [3, 30] } },
  };
  expect(createErrorTranslator(german)(refused)).toEqual({
    ...refused,
    message: 'Einiges davon ist nicht gültig.',
    fields: { username: 'Nimm 3 bis 30 Buchstaben, Ziffern oder Unterstriche.', website: 'Something else.' },
  });
});

test('[WB-12] an error that only business pages show keeps its message', () => {
  const refused = { code: 'catalogs_full', message: 'This business has 50 catalogs.', fields: {} };
  expect(createErrorTranslator(arabic)(refused)).toEqual(refused);
});
