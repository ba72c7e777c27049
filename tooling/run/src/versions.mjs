/**
 * Parses the three numbers of a version: `v24.21.0-beta.1` returns 24, 21 and 0.
 * @param {string} version
 * @returns {readonly [number, number, number]}
 */
export const parseVersion = (version) => {
  const [major = 0, minor = 0, patch = 0] = (version.replace(/^v/, '').split(/[-+]/)[0] ?? '')
    .split('.')
    .map(Number);
  return [major, minor, patch];
};

/**
 * Returns whether `version` is `least` or newer.
 * @param {string} version
 * @param {string} least
 */
export const isAtLeast = (version, least) => {
  const [have, want] = [parseVersion(version), parseVersion(least)];
  const differs = have.findIndex((part, index) => part !== want[index]);
  return differs < 0 || (have[differs] ?? 0) > (want[differs] ?? 0);
};
