import { readChangesets } from '@changesets/read';
import { buildSchema, findBreakingChanges } from 'graphql';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrokenRequests, type ApiDescription } from './call-changes.ts';

/** The package whose API clients rely on, as named in changesets. */
const API_PACKAGE = '@pegboard/bff';
const REST = 'openapi.json';
const GRAPHQL = 'schema.graphql';
const RELEASED = 'released';
const BREAKING = /^Breaking: /m;

/** Stores the current API as the released one, on which clients can rely. */
export function snapshotReleasedApi(folder: string): void {
  mkdirSync(join(folder, RELEASED), { recursive: true });
  for (const file of [REST, GRAPHQL]) cpSync(join(folder, file), join(folder, RELEASED, file));
}

/**
 * Returns the breaking changes of the current API for users of the released one, a sentence each; none if
 * nothing was released, or a changeset announces them.
 */
export async function findUnannouncedBreakingChanges(
  root: string,
  folder: string,
): Promise<readonly string[]> {
  if (!existsSync(join(folder, RELEASED))) return [];
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const describe = (file: string): ApiDescription => JSON.parse(read(file)) as ApiDescription;
  const fields = findBreakingChanges(buildSchema(read(join(RELEASED, GRAPHQL))), buildSchema(read(GRAPHQL)));
  const broken = [
    ...fields.map(({ description }) => description),
    ...(await findBrokenRequests(describe(join(RELEASED, REST)), describe(REST))),
  ];
  return broken.length === 0 || (await announcedBreaks(root)).has(API_PACKAGE) ? [] : broken;
}

/**
 * Returns the names of the packages for which a changeset announces a breaking change: a `major` version or, before
 * 1.0.0, where a minor version may break, a `minor` one with a paragraph `Breaking: …` that says what to change.
 */
export async function announcedBreaks(root: string): Promise<ReadonlySet<string>> {
  const unstable = new Set(
    manifests(root).flatMap(({ name, version }) => (version?.startsWith('0.') === true ? [name] : [])),
  );
  const changesets = await readChangesets(root);
  const announcing = changesets.flatMap(({ releases, summary }) =>
    releases.filter(
      ({ name, type }) =>
        type === 'major' || (type === 'minor' && unstable.has(name) && BREAKING.test(summary)),
    ),
  );
  return new Set(announcing.map(({ name }) => name));
}

function manifests(root: string): readonly { readonly name: string; readonly version?: string }[] {
  return globSync('{apps,packages}/*/package.json', { cwd: root }).map(
    (path) => JSON.parse(readFileSync(join(root, path), 'utf8')) as { name: string; version?: string },
  );
}
