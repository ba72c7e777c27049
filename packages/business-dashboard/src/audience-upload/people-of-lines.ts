import type { TableLine } from '../conversions/read-table.ts';

/** The required columns of a file. */
export const PEOPLE_COLUMNS_NEEDED = ['email'] as const;

/** A template: the column name, and two example lines. */
export const PEOPLE_TEMPLATE = 'email\nanna@example.com\nben@example.com\n';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The request of a chunk: the hashes of its emails, and the numbers of lines without one. */
export type PeopleChunk = {
  readonly email_hashes: readonly string[];
  readonly refused_lines: readonly number[];
};

/** Returns the request of lines, hashed by `hash`. For a line without an email, only its number is sent. */
export async function hashPeople(
  lines: readonly TableLine[],
  hash: (email: string) => Promise<string>,
): Promise<PeopleChunk> {
  const emails: string[] = [];
  const refused: number[] = [];
  for (const found of lines) {
    const email = 'cells' in found ? (found.cells['email'] ?? '').toLowerCase() : '';
    if (EMAIL.test(email)) emails.push(email);
    else refused.push(found.line);
  }
  return { email_hashes: await Promise.all(emails.map(hash)), refused_lines: refused };
}
