import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from './paths.mjs';
import { withTiming, UserError, log } from './log.mjs';
import { startProgram } from './supervision.mjs';

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const USUAL = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
};

/**
 * Returns the possible paths of Chromium: the user's own choice alone if there is one.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {string} platform
 * @returns {readonly string[]}
 */
export const browserCandidates = (env, platform) =>
  env.CHROMIUM
    ? [env.CHROMIUM]
    : platform === 'darwin'
      ? USUAL.darwin
      : platform === 'linux'
        ? USUAL.linux
        : [];

/** @typedef {{ readonly node: string, readonly env: Record<string, string | undefined> }} Tools */

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Tools} tools
 */
const run = async (command, args, tools) => {
  const program = startProgram(command, args, { cwd: ROOT, env: tools.env, output: 'captured' });
  return { code: await program.ended, output: program.output().trim() };
};

/** @param {string} path @param {Tools} tools */
const works = async (path, tools) => existsSync(path) && (await run(path, ['--version'], tools)).code === 0;

/** @param {readonly string[]} paths @param {Tools} tools */
const firstThatWorks = async (paths, tools) => {
  for (const path of paths) if (await works(path, tools)) return path;
  return undefined;
};

/** Returns the path of Playwright's own browser, which may not be installed. @param {Tools} tools */
const playwrightPath = async (tools) => {
  const script = "process.stdout.write(require('playwright').chromium.executablePath())";
  return (await run(tools.node, ['-e', script], tools)).output;
};

/** @param {Tools} tools */
const installByPlaywright = async (tools) => {
  const cli = join(ROOT, 'node_modules', 'playwright', 'cli.js');
  await withTiming('fetching a browser with Playwright', () =>
    run(tools.node, [cli, 'install', 'chromium'], tools),
  );
  return firstThatWorks([await playwrightPath(tools)], tools);
};

/**
 * Installs packages with apt-get if the user is root; returns whether they are installed.
 * @param {readonly string[]} packages @param {Tools} tools
 */
const installByApt = async (packages, tools) => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const apt = { ...tools, env: { ...tools.env, DEBIAN_FRONTEND: 'noninteractive' } };
  return withTiming(`installing ${packages.join(' and ')} with apt-get`, async () => {
    await run('/usr/bin/apt-get', ['update'], apt);
    const install = ['install', '-y', '--no-install-recommends', ...packages];
    return (await run('/usr/bin/apt-get', install, apt)).code === 0;
  });
};

/** @param {Tools} tools */
const installChromium = async (tools) => {
  const byPlaywright = await installByPlaywright(tools);
  if (byPlaywright !== undefined) return byPlaywright;
  // Older distributions have the whole browser only.
  if (!(await installByApt(['chromium', 'chromium-headless-shell'], tools)))
    await installByApt(['chromium'], tools);
  return firstThatWorks(USUAL.linux, tools);
};

/**
 * Finds a Chromium for the tests, or installs one: with Playwright, otherwise with apt-get if the user is root.
 * @param {Tools} tools
 * @returns {Promise<string>}
 */
export const findBrowser = async (tools) => {
  const found = await firstThatWorks(browserCandidates(tools.env, process.platform), tools);
  if (found !== undefined) return found;
  if (tools.env.CHROMIUM)
    throw new UserError(
      `CHROMIUM names ${tools.env.CHROMIUM}, which does not run. Correct it, or leave it out.`,
    );
  const own = await firstThatWorks([await playwrightPath(tools)], tools);
  if (own !== undefined) return own;
  log('no Chromium found on this system');
  const installed = await installChromium(tools);
  if (installed !== undefined) return installed;
  throw new UserError(
    'The tests need Chromium, and none could be found or fetched: install it (for example `sudo apt-get install ' +
      'chromium`), or say where one is with CHROMIUM=/path/to/chromium npm test.',
  );
};

/**
 * Finds the Chromium that has no window; undefined where there is none, and if the user chose a browser. Tests take a fifth
 * less processor time in it. It blocks no popups.
 * @param {Tools} tools
 * @returns {Promise<string | undefined>}
 */
export const findHeadlessShell = async (tools) =>
  tools.env.CHROMIUM ? undefined : firstThatWorks([HEADLESS_SHELL], tools);
