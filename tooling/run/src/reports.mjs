import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';

/**
 * The results of a step.
 * @typedef {{ readonly passed: number, readonly failed: number, readonly skipped: number }} Count
 * @typedef {{ readonly file: string, readonly title: string, readonly trace: string | undefined }} FlakyTest
 * @typedef {{ readonly file: string, readonly count: (report: never) => Count, readonly flaky?: (report: never) => readonly FlakyTest[] }} ReportFormat
 */

/**
 * The parts of Playwright's JSON report that are read here.
 * @typedef {{ readonly name: string, readonly path?: string }} Attachment
 * @typedef {{ readonly status: string, readonly results: readonly { readonly attachments: readonly Attachment[] }[] }} PlaywrightTest
 * @typedef {{ readonly title: string, readonly file: string, readonly tests: readonly PlaywrightTest[] }} PlaywrightSpec
 * @typedef {{ readonly title: string, readonly specs: readonly PlaywrightSpec[], readonly suites?: readonly PlaywrightSuite[] }} PlaywrightSuite
 */

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
 * Counts the tests of a report in Playwright's JSON; a flaky test counts as passed.
 * @param {{ stats?: Record<string, unknown> }} report
 * @returns {Count}
 */
export const countPlaywright = ({ stats = {} }) => ({
  passed: number(stats.expected) + number(stats.flaky),
  failed: number(stats.unexpected),
  skipped: number(stats.skipped),
});

/**
 * Lists the flaky tests of a suite (a file or a `describe` block), including nested suites.
 * @param {PlaywrightSuite} suite
 * @param {readonly string[]} titles of the enclosing suites
 * @param {(path: string) => string} fromRoot
 * @returns {readonly FlakyTest[]}
 */
const flakyOfSuite = ({ specs, suites = [] }, titles, fromRoot) => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ results }) => {
        const trace = results.flatMap(({ attachments }) => attachments).find(({ name }) => name === 'trace');
        return {
          file: fromRoot(file),
          title: [...titles, title].join(' › '),
          trace: trace?.path === undefined ? undefined : fromRoot(trace.path),
        };
      }),
  ),
  ...suites.flatMap((suite) => flakyOfSuite(suite, [...titles, suite.title], fromRoot)),
];

/**
 * Lists the tests of a report in Playwright's JSON that failed and passed when repeated, each with the trace of its failure.
 * @param {string} root the directory that the paths are relative to
 * @returns {(report: { config: { rootDir: string }, suites: readonly PlaywrightSuite[] }) => readonly FlakyTest[]}
 */
export const flakyOfPlaywright =
  (root) =>
  ({ config, suites }) =>
    suites.flatMap((suite) =>
      flakyOfSuite(suite, [], (path) => relative(root, resolve(config.rootDir, path))),
    );

/**
 * Returns the line that reports a flaky test.
 * @param {FlakyTest} test
 */
export const flakyLine = ({ file, title, trace }) => `flaky: ${file} › ${title} (trace: ${trace ?? 'none'})`;

/** @param {string} file @returns {never} */
const readReport = (file) => /** @type {never} */ (JSON.parse(readFileSync(file, 'utf8')));

/**
 * Returns the counts of a step from its report, with an additional failure if it failed for another reason than a test.
 * @param {{ readonly code: number, readonly report?: ReportFormat | undefined }} of
 * @returns {Count}
 */
export const countStep = ({ code, report }) => {
  const counted =
    report !== undefined && existsSync(report.file) ? report.count(readReport(report.file)) : NONE;
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
};

/**
 * Lists the flaky tests of a step; empty without a report or for a tool that does not repeat tests.
 * @param {ReportFormat | undefined} report
 * @returns {readonly FlakyTest[]}
 */
export const flakyOfStep = (report) =>
  report?.flaky !== undefined && existsSync(report.file) ? report.flaky(readReport(report.file)) : [];

/**
 * Formats the last line of `npm test`.
 * @param {Count} count
 */
export const summary = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/**
 * Returns the summary line with the number of flaky tests; empty without flaky tests.
 * @param {number} flaky
 * @returns {readonly string[]}
 */
export const flakySummary = (flaky) =>
  flaky === 0 ? [] : [`${flaky} flaky: failed once, passed when repeated, counted as passed`];
