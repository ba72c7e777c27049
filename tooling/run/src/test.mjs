import { rmSync } from 'node:fs';

import { affectedGroups, NOT_AFFECTED_PARTS } from './affected-steps.mjs';
import { findBrowser, findHeadlessShell } from './browser.mjs';
import { changedFiles, mergeBase } from './changed-files.mjs';
import { ROOT } from './paths.mjs';
import { markBuilt, prepare } from './prepare.mjs';
import { countStep, flakyLine, flakyOfStep, flakySummary, NONE, sum, summary } from './reports.mjs';
import { duration, log } from './log.mjs';
import { chosen, taskGroups } from './steps.mjs';
import { startProgram } from './supervision.mjs';
import { withPnpm } from './toolchain.mjs';

/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {{ readonly step: Step, readonly code: number, readonly ms: number }} Result */

/**
 * @param {Step} step
 * @param {Record<string, string | undefined>} env
 * @param {boolean} isAlone streams the output; otherwise it is shown at the end of the step
 * @returns {Promise<Result>}
 */
const run = async (step, env, isAlone) => {
  if (step.report !== undefined) rmSync(step.report.file, { force: true });
  if (isAlone) log(`\n— ${step.title}`);
  const since = Date.now();
  const program = startProgram(step.command, step.args, {
    cwd: ROOT,
    env: { ...env, ...step.env },
    output: isAlone ? 'shown' : 'captured',
  });
  const code = await program.ended;
  const ms = Date.now() - since;
  if (!isAlone) {
    log(`\n— ${step.title}`);
    const output = program.output().trim();
    if (output !== '') log(output);
  }
  log(`${code === 0 ? '✓' : '✗'} ${step.part} (${duration(ms)})`);
  for (const flaky of flakyOfStep(step.report)) log(flakyLine(flaky));
  return { step, code, ms };
};

/**
 * Runs the steps group by group and stops after the first group with a failure; returns the exit code.
 * The last line is `N passed, N failed`; a step that failed without a failed test counts as one failure.
 * @param {readonly (readonly Step[])[]} groups
 * @param {{ readonly node: string, readonly env: Record<string, string | undefined>, readonly since: number, readonly closing: readonly string[] }} with
 *   `closing` are lines for the summary
 */
const runGroups = async (groups, { node, env: ready, since, closing }) => {
  const steps = groups.flat();
  /** @type {Record<string, string | undefined>} */
  const env = await withPnpm(ready);
  if (steps.some((step) => step.needsBrowser)) {
    const whole = await findBrowser({ node, env });
    env.CHROMIUM_HEADLESS = (await findHeadlessShell({ node, env })) ?? whole;
    env.CHROMIUM = whole;
  }
  const builds = steps.some((step) => step.part === 'build');
  if (steps.some((step) => step.needsSite) && !builds) await prepare({ site: true });
  let count = NONE;
  let flaky = 0;
  /** @type {readonly Step[]} */
  let failed = [];
  for (const group of groups) {
    const results = await Promise.all(group.map((step) => run(step, env, group.length === 1)));
    for (const { step, code } of results) {
      count = sum(count, countStep({ code, report: step.report }));
      flaky += flakyOfStep(step.report).length;
    }
    failed = results.filter(({ code }) => code !== 0).map(({ step }) => step);
    if (failed.length > 0) break;
    if (group.some((step) => step.part === 'build')) markBuilt();
  }
  log('');
  for (const step of failed) log(`Failed: ${step.title}. This part alone: npm test -- ${step.part}`);
  for (const line of [...flakySummary(flaky), ...closing]) log(line);
  log(`${duration(Date.now() - since)} in all`);
  log(summary(count));
  return failed.length === 0 && count.failed === 0 ? 0 : 1;
};

/**
 * Runs all parts, or the selected ones; returns the exit code.
 * @param {import('./arguments.mjs').TestCommand} options
 */
export const test = async (options) => {
  const since = Date.now();
  const ready = await prepare({ site: false });
  const groups = chosen(taskGroups({ node: ready.node, rest: options.rest }), options.parts);
  return runGroups(groups, { ...ready, since, closing: [] });
};

/**
 * Runs the checks affected by the changes since a revision and lists the omitted parts; returns the exit code.
 * @param {import('./arguments.mjs').AffectedCommand} options
 */
export const testAffected = async ({ base }) => {
  const since = Date.now();
  const ready = await prepare({ site: false });
  const commit = mergeBase(ROOT, base);
  const { existing, deleted } = changedFiles(ROOT, commit);
  const number = existing.length + deleted.length;
  log(`${number} changed ${number === 1 ? 'file' : 'files'} since ${commit.slice(0, 10)}`);
  const groups = number === 0 ? [] : affectedGroups({ node: ready.node, commit, files: existing });
  const closing = number === 0 ? [] : [`Not run: npm test -- ${NOT_AFFECTED_PARTS.join(' ')}`];
  return runGroups(groups, { ...ready, since, closing });
};
