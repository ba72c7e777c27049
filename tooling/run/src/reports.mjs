import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ readonly passed: number, readonly failed: number, readonly skipped: number }} Count */

/** @type {Count} */
export const NONE = { passed: 0, failed: 0, skipped: 0 };

/** @param {Count} one @param {Count} other @returns {Count} */
export const sum = (one, other) => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
});

/** @param {unknown} value */
const number = (value) => (typeof value === 'number' ? value : 0);

/**
 * Counts the tests of a report in vitest's JSON.
 * @param {Record<string, unknown>} report
 * @returns {Count}
 */
export const countVitest = (report) => ({
  passed: number(report.numPassedTests),
  failed: number(report.numFailedTests),
  skipped: number(report.numPendingTests) + number(report.numTodoTests),
});

/**
 * Counts the tests of a report in Playwright's JSON; a test that passed at the second try only has failed.
 * @param {{ stats?: Record<string, unknown>, errors?: readonly unknown[] }} report
 * @returns {Count}
 */
export const countPlaywright = ({ stats = {} }) => ({
  passed: number(stats.expected),
  failed: number(stats.unexpected) + number(stats.flaky),
  skipped: number(stats.skipped),
});

/**
 * The count of one step: of its report, and one failure more when it failed for another reason than a test.
 * @param {{ readonly code: number, readonly report?: { readonly file: string, readonly count: (report: never) => Count } | undefined }} of
 * @returns {Count}
 */
export const countStep = ({ code, report }) => {
  const counted =
    report !== undefined && existsSync(report.file)
      ? report.count(/** @type {never} */ (JSON.parse(readFileSync(report.file, 'utf8'))))
      : NONE;
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
};

/**
 * The last line of `npm test`.
 * @param {Count} count
 */
export const summary = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
