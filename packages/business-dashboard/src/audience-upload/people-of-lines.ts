import type { TableLine } from '../conversions/read-table.ts';

/** Without this column a file is not read. */
export const PEOPLE_COLUMNS_NEEDED = ['email'] as const;

/** A template: the name of the column, and two lines that show what goes there. */
export const PEOPLE_TEMPLATE = 'email\nanna@example.com\nben@example.com\n';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The request of a chunk: the hashes of its emails, and the numbers of lines without one. */
export type PeopleChunk = {
  readonly email_hashes: readonly string[];
  readonly refused_lines: readonly number[];
};

/** The people of lines, hashed by `hash`. Of a line that has no e-mail nothing is sent but its number. */
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
