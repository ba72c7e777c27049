// The lines that changesets write into changelogs: texts for users, without commit hashes. `src/user-changelog.ts` groups
// them by what is new and what to change.

/** @typedef {{ readonly summary: string }} Changeset */
/** @typedef {{ readonly name: string, readonly newVersion: string }} UpdatedDependency */

/** @param {Changeset} changeset */
const getReleaseLine = async ({ summary }) => {
  const [first = '', ...rest] = summary
    .trim()
    .split('\n')
    .map((line) => line.trimEnd());
  return `\n- ${[first, ...rest.map((line) => (line === '' ? '' : `  ${line}`))].join('\n')}`;
};

/** @param {readonly Changeset[]} _ @param {readonly UpdatedDependency[]} updated */
const getDependencyReleaseLine = async (_, updated) =>
  updated.length === 0
    ? ''
    : `- Depends on ${updated.map(({ name, newVersion }) => `\`${name}\` ${newVersion}`).join(', ')}.`;

export default { getReleaseLine, getDependencyReleaseLine };
