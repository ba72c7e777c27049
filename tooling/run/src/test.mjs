import { rmSync } from 'node:fs';
import { delimiter } from 'node:path';

import { findBrowser } from './browser.mjs';
import { ROOT } from './paths.mjs';
import { markBuilt, prepare } from './prepare.mjs';
import { countStep, NONE, sum, summary } from './reports.mjs';
import { duration, say } from './say.mjs';
import { chosen, stepGroups } from './steps.mjs';
import { startProgram } from './supervision.mjs';
import { pnpmDir } from './toolchain.mjs';

/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {{ readonly step: Step, readonly code: number, readonly ms: number }} Result */

/**
 * @param {Step} step
 * @param {Record<string, string | undefined>} env
 * @param {boolean} isAlone shows its output as it comes; of several at once each is shown when it has ended
 * @returns {Promise<Result>}
 */
const run = async (step, env, isAlone) => {
  if (step.report !== undefined) rmSync(step.report.file, { force: true });
  if (isAlone) say(`\n— ${step.title}`);
  const since = Date.now();
  const program = startProgram(step.command, step.args, {
    cwd: ROOT,
    env: { ...env, ...step.env },
    output: isAlone ? 'shown' : 'kept',
  });
  const code = await program.ended;
  const ms = Date.now() - since;
  if (!isAlone) {
    say(`\n— ${step.title}`);
    const output = program.output().trim();
    if (output !== '') say(output);
  }
  say(`${code === 0 ? '✓' : '✗'} ${step.part} (${duration(ms)})`);
  return { step, code, ms };
};

/**
 * Runs the steps group by group and stops after the first group in which one failed; gives the exit code.
 * The last line is `N passed, N failed`, in which a step that failed without a failed test counts as one.
 * @param {import('./arguments.mjs').TestWish} wish
 */
export const test = async (wish) => {
  const since = Date.now();
  const { node, env: ready } = await prepare({ site: false });
  const groups = chosen(stepGroups({ node, rest: wish.rest }), wish.parts);
  const steps = groups.flat();
  /** @type {Record<string, string | undefined>} */
  const env = { ...ready, PATH: [await pnpmDir(), ready.PATH].join(delimiter) };
  if (steps.some((step) => step.needsBrowser)) env.CHROMIUM = await findBrowser({ node, env });
  const builds = steps.some((step) => step.part === 'build');
  if (steps.some((step) => step.needsSite) && !builds) await prepare({ site: true });
  let count = NONE;
  /** @type {Result | undefined} */
  let failure;
  for (const group of groups) {
    const results = await Promise.all(group.map((step) => run(step, env, group.length === 1)));
    for (const { step, code } of results) count = sum(count, countStep({ code, report: step.report }));
    failure = results.find(({ code }) => code !== 0);
    if (failure !== undefined) break;
    if (group.some((step) => step.part === 'build')) markBuilt();
  }
  say('');
  if (failure !== undefined)
    say(`Failed: ${failure.step.title}. This part alone: npm test -- ${failure.step.part}`);
  say(`${steps.length} ${steps.length === 1 ? 'step' : 'steps'} in ${duration(Date.now() - since)}`);
  say(summary(count));
  return failure === undefined && count.failed === 0 ? 0 : 1;
};
