import type { Renames } from '@pegboard/codemods/renames';
import { removedFrom, type PackageApi } from './package-breaks.ts';

/** A change of a package's public API that breaks callers, as it is published in `breaking-changes.json`. */
export type BreakingChange = {
  readonly package: string;
  /** The version that has the change. */
  readonly version: string;
  readonly entry: string;
  readonly kind:
    | 'changed'
    | 'removed-entry'
    | 'removed-export'
    | 'renamed-entry'
    | 'renamed-export'
    | 'renamed-member';
  /** The former name; for `changed`, the name and the reason. */
  readonly name: string;
  /** The type or component of a member. */
  readonly of?: string;
  readonly to?: string;
  /** True if `npx @pegboard/codemods` makes the change. */
  readonly codemod: boolean;
};

/**
 * Returns the breaking changes of a package between two reports of its API: what is gone, and under which name it is
 * there now. A rename counts only if the present report has the new name.
 */
export function listBreakingChanges(
  api: Pick<PackageApi, 'name' | 'now' | 'released'>,
  version: string,
  renames: Renames,
): readonly BreakingChange[] {
  const base = { package: api.name, version };
  const presentEntry = (entry: string): string => renames.entries[entry] ?? entry;
  const present = new Set(namesOf(api.now));
  const removed = removedFrom(api, presentEntry).map(({ entry, name }): BreakingChange => {
    if (name === undefined) {
      const to = renames.entries[entry];
      return to === undefined
        ? { ...base, entry, kind: 'removed-entry', name: entry, codemod: false }
        : { ...base, entry, kind: 'renamed-entry', name: entry, to, codemod: true };
    }
    const to = renames.exports[presentEntry(entry)]?.[name];
    return to === undefined || !present.has(`${presentEntry(entry)} ${to}`)
      ? { ...base, entry, kind: 'removed-export', name, codemod: false }
      : { ...base, entry, kind: 'renamed-export', name, to, codemod: true };
  });
  const members = Object.entries(renames.members[api.name] ?? {}).flatMap(([owner, names]) =>
    Object.entries(names)
      .filter(([name, to]) => hasMember(api.released, owner, name) && hasMember(api.now, owner, to))
      .map(([name, to]): BreakingChange => {
        return { ...base, entry: api.name, kind: 'renamed-member', of: owner, name, to, codemod: true };
      }),
  );
  return [...removed, ...members];
}

/** Returns `entry name` of each export in a report. */
function namesOf(report: string): readonly string[] {
  return [...report.matchAll(/^## (\S+)\n\n```ts\n([\s\S]*?)\n```/gm)].flatMap(([, entry = '', code = '']) =>
    [...code.matchAll(/^export .*?\b(?:const|let|function|class|type|interface) (\w+)/gm)].map(
      ([, name = '']) => `${entry} ${name}`,
    ),
  );
}

/** Returns whether a type of a report has a member. */
function hasMember(report: string, owner: string, member: string): boolean {
  const [declaration = ''] =
    new RegExp(`^export (?:type|interface) ${owner}\\b[\\s\\S]*?(?=\\n\\n|\\n\`\`\`)`, 'm').exec(report) ??
    [];
  return new RegExp(`\\b${member}\\??[:(<]`).test(declaration);
}
