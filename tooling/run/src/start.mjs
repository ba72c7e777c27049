import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT, STATE } from './paths.mjs';
import { firstFree, isFree } from './ports.mjs';
import { prepare } from './prepare.mjs';
import { duration, UserError, log } from './log.mjs';
import { claimSiteDir } from './site-dir.mjs';
import { onExit, setInterruptExitCode, startProgram } from './supervision.mjs';

const DEFAULT_PORT = 4310;
const SERVER = join(ROOT, 'apps', 'bff', 'dist', 'server.js');
const DATABASE_CLI = join(ROOT, 'tooling', 'database', 'src', 'cli.ts');
const WITH_PARENT = new URL('end-with-parent.mjs', import.meta.url).href;
const FROM_SOURCES = '--conditions=@pegboard/source';

/**
 * @param {number | undefined} requestedPort
 * @param {string} host
 */
const choosePort = async (requestedPort, host) => {
  if (requestedPort !== undefined) {
    if (await isFree(requestedPort, host)) return requestedPort;
    throw new UserError(
      `Port ${requestedPort} is in use by another program. Choose another one: npm start -- --port N`,
    );
  }
  const port = await firstFree(DEFAULT_PORT, host);
  if (port === undefined)
    throw new UserError('No port is free from 4310 to 4409. Choose one: npm start -- --port N');
  if (port !== DEFAULT_PORT) log(`port ${DEFAULT_PORT} is in use: taking ${port}`);
  return port;
};

/**
 * Returns the settings of a site that is tried out on this machine: with demo content and its accounts. A site with an address of its
 * own is no trial.
 * @param {import('./environment.mjs').Environment} env
 */
const demoSettings = ({ HOST, PUBLIC_URL }) =>
  HOST === undefined && PUBLIC_URL === undefined ? { PEGBOARD_DEMO: 'on', PEGBOARD_DEMO_LOGINS: 'on' } : {};

/**
 * Runs the site until it is stopped; returns its exit code.
 * @param {import('./arguments.mjs').StartCommand} options
 */
export const start = async (options) => {
  const since = Date.now();
  const dataDir = options.dataDir ?? join(STATE, 'data');
  claimSiteDir(dataDir);
  const { node, env } = await prepare({ site: true });
  /** @param {string} command */
  const database = (command) => [FROM_SOURCES, DATABASE_CLI, command, dataDir];
  if (options.reset) {
    const reset = startProgram(node, database('reset'), { cwd: ROOT, env, output: 'shown' });
    if ((await reset.ended) !== 0) return 1;
  }
  const port = await choosePort(options.port, env.HOST ?? '127.0.0.1');
  log(`ready after ${duration(Date.now() - since)}; starting the site with the data in ${dataDir}`);
  // `pegboard` uses the data of the last start
  writeFileSync(join(STATE, 'site.json'), `${JSON.stringify({ dataDir })}\n`);
  setInterruptExitCode(0);
  const server = startProgram(node, [FROM_SOURCES, '--import', WITH_PARENT, SERVER], {
    cwd: ROOT,
    env: {
      ...demoSettings(env),
      ...env,
      NODE_ENV: 'production',
      PORT: String(port),
      PEGBOARD_DATA_DIR: dataDir,
    },
    output: 'shown',
  });
  let code = 0;
  onExit(() => {
    // a server that did not shut down gracefully may have left its database running
    if (code !== 0 && !env.DATABASE_URL) spawnSync(node, database('stop-abandoned'), { cwd: ROOT, env });
  });
  code = await server.ended;
  if (code !== 0) log(`the site exited unexpectedly (exit code ${code})`);
  return code;
};
