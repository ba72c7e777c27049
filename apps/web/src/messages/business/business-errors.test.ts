import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { refusals as arabic } from '../ar/refusals.ts';
import { refusals as german } from '../de/refusals.ts';
import { businessErrors } from './business-errors.ts';

const ERRORS = [
  ...(readFileSync(new URL('../../../../../docs/errors.md', import.meta.url), 'utf8')
    .split('## Fields')[0]
    ?.matchAll(/^\| `(\w+)`/gm) ?? []),
].map(([, code = '']) => code);
/** Codes that only programs receive, of the conversions API and of public descriptions. */
const PROGRAMS =
  /^(?:token_invalid|caller_left|operation_unknown|query_\w+|method_not_allowed|format_unknown)$/;

const BFF = new URL('../../../../bff/src/', import.meta.url).pathname;
const sources = globSync('{advertising,business}/**/*.ts', { cwd: BFF })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(BFF + file, 'utf8'));

test.each([
  ['German', german, businessErrors.de],
  ['Arabic', arabic, businessErrors.ar],
] as const)(
  '[BD-04] [WB-12] what the server can report to a page of a business is reported in %s',
  (_, everywhere, { errors, fields }) => {
    const words = new Set(sources.flatMap((source) => source.match(/(?<=')[a-z]+_[a-z_]+(?=')/g) ?? []));
    const used = ERRORS.filter((code) => words.has(code) && !PROGRAMS.test(code));
    expect(used.length).toBeGreaterThan(30);
    expect(used.filter((code) => !(code in everywhere.errors) && !(code in errors))).toEqual([]);
    expect(Object.keys(errors).filter((code) => !ERRORS.includes(code))).toEqual([]);
    const texts = Object.keys(fields);
    expect(texts.filter((text) => !sources.some((source) => source.includes(`'${text}'`)))).toEqual([]);
  },
);

test('[BD-04] [WB-12] both languages have the same errors', () => {
  const { de, ar } = businessErrors;
  expect(Object.keys(ar.errors)).toEqual(Object.keys(de.errors));
  expect(Object.keys(ar.fields)).toEqual(Object.keys(de.fields));
});
