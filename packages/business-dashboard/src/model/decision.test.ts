/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BUSINESS_AREAS, ROLE_TABLE, type BusinessRole } from './permissions.ts';

const PAGE = new URL('../../../../docs/decisions/0027-who-may-do-what-in-a-business.md', import.meta.url);
const COLUMNS: readonly BusinessRole[] = ['owner', 'admin', 'catalog_manager', 'finance', 'analyst'];

test('[BD-04] the table of the decision is the one that counts', () => {
  const page = readFileSync(PAGE, 'utf8');
  const written = Array.from(page.matchAll(/^\| `(\w+)`[^|]*\|((?: (?:edit|view|–) \|){5})$/gm), (row) => [
    row[1],
    row[2]?.split('|').flatMap((cell) => cell.trim() || []),
  ]);
  expect(written).toEqual(
    BUSINESS_AREAS.map((area) => [
      area,
      COLUMNS.map((role) => ROLE_TABLE[role][area] ?? 'none').map((level) =>
        level === 'none' ? '–' : level,
      ),
    ]),
  );
});
