import { chosen, taskGroups } from './steps.mjs';

/** @typedef {import('./steps.mjs').Step} Step */

/** @param {string} file */
const isCode = (file) => /\.[cm]?[jt]sx?$/.test(file);

/**
 * Returns the arguments of a tool that checks files: the changed ones; an empty list, which means all files, if its
 * configuration changed; `undefined` if there is nothing to check.
 * @param {readonly string[]} files
 * @param {string} configuration
 * @param {(file: string) => boolean} isChecked
 * @returns {readonly string[] | undefined}
 */
const filesToCheck = (files, configuration, isChecked) => {
  if (files.includes(configuration)) return [];
  const checked = files.filter(isChecked);
  return checked.length === 0 ? undefined : ['--no-error-on-unmatched-pattern', ...checked];
};

/**
 * Returns the steps that check what the changes since a commit can break.
 * Lint and format check the changed files. Boundaries and imports are checked in full, because a file can break a rule
 * for another one. Types are checked in the changed packages and their dependents. Unit tests run if they import a
 * changed file, directly or transitively. Steps that need the built site are omitted.
 * @param {{ readonly node: string, readonly commit: string, readonly files: readonly string[] }} of `files` are the changed ones that exist
 * @returns {readonly (readonly Step[])[]}
 */
export const affectedGroups = ({ node, commit, files }) => {
  /** @param {Step['part']} part @param {readonly string[] | undefined} rest */
  const step = (part, rest) => (rest === undefined ? [] : chosen(taskGroups({ node, rest }), [part]).flat());
  return [
    [
      ...step('lint', filesToCheck(files, '.oxlintrc.json', isCode)),
      ...step(
        'format',
        filesToCheck(files, '.oxfmtrc.json', () => true),
      ),
      ...step('boundaries', []),
      ...step('architecture', []),
    ],
    step('types', [`--filter=...[${commit}]`]),
    step('unit', ['--changed', commit, '--passWithNoTests']),
  ].filter((group) => group.length > 0);
};

/** The parts that `npm test -- affected` never runs. */
export const NOT_AFFECTED_PARTS = /** @type {const} */ ([
  'build',
  'api',
  'consumers',
  'proof',
  'journeys',
  'requirements',
]);
