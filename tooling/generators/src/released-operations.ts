import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Number of releases whose operations the server knows: the current one and the one before it. */
const KNOWN_RELEASES = 2;
const CURRENT = 'src/data/generated/persisted-documents.json';
const RELEASED = 'released/persisted-documents.json';

/** The GraphQL operations that the pages of a release send: hash → text. */
export type ReleasedOperations = {
  readonly version: string;
  readonly operations: Readonly<Record<string, string>>;
};

/**
 * Stores the current operations of the web app as those of its version, before those of the last release (PK-09).
 * A repeated call for the same version replaces the first.
 */
export function snapshotReleasedOperations(folder: string): void {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const { version } = read('package.json') as { readonly version: string };
  const operations = read(CURRENT) as ReleasedOperations['operations'];
  const before = existsSync(join(folder, RELEASED))
    ? (read(RELEASED) as readonly ReleasedOperations[]).filter((release) => release.version !== version)
    : [];
  const releases = [{ version, operations }, ...before].slice(0, KNOWN_RELEASES);
  mkdirSync(join(folder, dirname(RELEASED)), { recursive: true });
  writeFileSync(join(folder, RELEASED), `${JSON.stringify(releases, null, 2)}\n`);
}
