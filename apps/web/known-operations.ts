import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Operations = Readonly<Record<string, string>>;

/**
 * Returns the GraphQL operations that a server of this build answers, hash → text: those of its own pages, and those
 * of the last releases, which tabs still send that were opened before the deploy (PK-09).
 */
export function readKnownOperations(folder: string): Operations {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const released = read('released/persisted-documents.json') as readonly {
    readonly operations: Operations;
  }[];
  const current = read('src/data/generated/persisted-documents.json') as Operations;
  return Object.assign(
    {},
    ...released.toReversed().map(({ operations }) => operations),
    current,
  ) as Operations;
}
