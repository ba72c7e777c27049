import type { IRegularForbiddenRuleType } from 'dependency-cruiser';

/** A rule of the architecture: an import from a file that matches `from` to one that matches `to` is an error. */
export type Rule = IRegularForbiddenRuleType & {
  readonly name: string;
  /** The reason, printed below the imports that break the rule. */
  readonly comment: string;
  readonly severity: 'error';
};

/** Returns the source of a regular expression that matches one of these paths. */
export const oneOf = (names: readonly string[]): string => `(?:${names.join('|')})`;

/** Returns the rule that no files below these folders import each other in a cycle, type-only imports included (HO-01). */
export const noCycles = (folders: readonly string[]): Rule => ({
  name: 'no-circular',
  severity: 'error',
  comment:
    'Files that import each other can only be read and changed together: move what both need to a third file.',
  from: { path: `^${oneOf(folders)}/` },
  to: { circular: true },
});
