import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ERRORS } from './errors.ts';

const document = readFileSync(new URL('../../../../../docs/errors.md', import.meta.url), 'utf8');
const rows = [
  ...document.matchAll(/^\| `(?<code>\w+)` +\| (?<status>\d+) +\| (?<meaning>.+?) +\| (?<remedy>.+?) +\|$/gm),
].map(({ groups = {} }) => groups);

test('[BF-04] every error is documented, and docs/errors.md lists no others', () => {
  expect(rows).toHaveLength(Object.keys(ERRORS).length);
  expect(new Set(rows.map(({ code }) => code))).toEqual(new Set(Object.keys(ERRORS)));
});

test.each(Object.entries(ERRORS))(
  '[BF-04] %s is documented with its status, its meaning and a remedy',
  (code, error) => {
    const row = rows.find((one) => one['code'] === code);
    expect(Number(row?.['status'])).toBe(error.status);
    expect(row?.['meaning']).toMatch(/\.$/);
    expect(row?.['remedy']).toMatch(/\.$/);
  },
);

test('[BF-04] a code consists of small letters and underscores', () => {
  for (const code of Object.keys(ERRORS)) expect(code).toMatch(/^[a-z_]+$/);
});
