import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT, STATE } from './paths.mjs';
import { countPlaywright, countVitest, flakyOfPlaywright } from './reports.mjs';

/**
 * A step of `npm test`.
 * @typedef {object} Step
 * @property {typeof import('./arguments.mjs').TEST_PARTS[number]} part
 * @property {string} title
 * @property {string} command
 * @property {readonly string[]} args
 * @property {Record<string, string>=} env
 * @property {import('./reports.mjs').ReportFormat=} report
 * @property {boolean=} needsBrowser
 * @property {boolean=} needsSite
 * @property {boolean=} onlyWhenNamed True for slow steps, which run only if their part is named
 */

const REPORTS = join(STATE, 'test');
const VITEST_REPORT = join(REPORTS, 'vitest.json');
const PROOF_REPORT = join(REPORTS, 'proof.json');
const JOURNEYS_REPORT = join(REPORTS, 'journeys.json');
const WEB = join(ROOT, 'apps', 'web');
const API_CHECK = join(ROOT, 'tooling', 'generators', 'api.ts');
const ARCHITECTURE = join(ROOT, 'tooling', 'config', 'dependency-cruiser.ts');

/** @param {string} name */
const tool = (name) => join(ROOT, 'node_modules', '.bin', name);

/**
 * Returns the steps in order; those of a group are independent and run in parallel.
 * Missing parts of the project have no step.
 * @param {{ readonly node: string, readonly rest: readonly string[] }} of `rest` is passed on to the tool
 * @returns {readonly (readonly Step[])[]}
 */
export const taskGroups = ({ node, rest }) => [
  [
    {
      part: 'lint',
      title: 'Lint',
      command: tool('oxlint'),
      args: ['--type-aware', '--deny-warnings', ...rest],
    },
    { part: 'format', title: 'Format', command: tool('oxfmt'), args: ['--check', ...rest] },
    {
      part: 'boundaries',
      title: 'Boundaries between packages',
      command: tool('turbo'),
      args: ['boundaries', ...rest],
    },
    {
      part: 'architecture',
      title: 'Imports between files',
      command: tool('depcruise'),
      args: ['--config', ARCHITECTURE, 'apps', 'packages', 'tooling', ...rest],
    },
  ],
  [
    {
      part: 'types',
      title: 'Types',
      command: tool('turbo'),
      // One package per processor in parallel, each with one checker: several checkers per
      // package would check many files twice.
      args: [
        'run',
        'typecheck',
        '--continue',
        '--output-logs=errors-only',
        '--concurrency=100%',
        ...rest,
        '--',
        '--checkers',
        '1',
      ],
    },
  ],
  [
    {
      part: 'unit',
      title: 'Unit and component tests',
      command: tool('vitest'),
      args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`, ...rest],
      report: { file: VITEST_REPORT, count: countVitest },
      needsBrowser: true,
    },
  ],
  [
    {
      part: 'build',
      title: 'Build',
      command: tool('turbo'),
      args: ['run', 'build', '--output-logs=errors-only', ...rest],
    },
  ],
  [
    {
      part: 'api',
      title: 'Generated files',
      command: node,
      args: [API_CHECK, '--check', ...rest],
    },
  ],
  [
    {
      part: 'consumers',
      title: 'Packed packages in fresh apps',
      command: 'pnpm',
      args: ['consumers', '--quick', ...rest],
      needsBrowser: true,
      onlyWhenNamed: true,
    },
  ],
  existsSync('/proc/self/stat')
    ? [
        {
          part: 'proof',
          title: 'Reliability of real processes',
          command: tool('vitest'),
          args: [
            'run',
            `--config=${join(ROOT, 'tooling', 'proof', 'vitest.config.ts')}`,
            '--reporter=default',
            '--reporter=json',
            `--outputFile.json=${PROOF_REPORT}`,
            ...rest,
          ],
          report: { file: PROOF_REPORT, count: countVitest },
          needsSite: true,
          onlyWhenNamed: true,
        },
      ]
    : [],
  existsSync(join(WEB, 'playwright.config.ts'))
    ? [
        {
          part: 'journeys',
          title: 'Journeys in a browser',
          command: 'pnpm',
          args: ['--filter', '@pegboard/web', 'run', 'journeys', '--reporter=list,json', ...rest],
          env: { PLAYWRIGHT_JSON_OUTPUT_NAME: JOURNEYS_REPORT, PLAYWRIGHT_JSON_OUTPUT_FILE: JOURNEYS_REPORT },
          report: { file: JOURNEYS_REPORT, count: countPlaywright, flaky: flakyOfPlaywright(ROOT) },
          needsBrowser: true,
          needsSite: true,
        },
      ]
    : [],
  [
    {
      part: 'requirements',
      title: 'Requirements with a test',
      command: node,
      args: [join(ROOT, 'tooling', 'run', 'requirement-ids.mjs')],
    },
  ],
];

/**
 * Returns the steps of the parts; without parts, all steps but the slow ones.
 * @param {readonly (readonly Step[])[]} groups
 * @param {readonly string[]} parts
 */
export const chosen = (groups, parts) =>
  groups
    .map((group) =>
      group.filter((step) => (parts.length === 0 ? !step.onlyWhenNamed : parts.includes(step.part))),
    )
    .filter((group) => group.length > 0);
