/** An error that the user can resolve; printed as a message, without a stack. */
export class UserError extends Error {
  /** @override */
  name = 'Problem';
}

/**
 * Prints a line.
 * @param {string} line
 */
export const log = (line) => void process.stdout.write(`${line}\n`);

/**
 * Formats a duration: `0.4 s`, `12 s`, `2 min 5 s`.
 * @param {number} ms
 */
export const duration = (ms) => {
  if (ms < 9_950) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
};

/**
 * Runs a long task; logs its name before and its duration after.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export const withTiming = async (what, work) => {
  const since = Date.now();
  log(`${what} …`);
  const result = await work();
  log(`  done (${duration(Date.now() - since)})`);
  return result;
};
