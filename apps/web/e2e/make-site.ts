/**
 * Makes the database and the demo content of the journeys and ends: what their server does when it starts first, done
 * while the machine has nothing better to do.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { SITE } from './site.ts';

const LOOK_MS = 200;

const server = spawn(process.execPath, SITE.args, {
  cwd: resolve(import.meta.dirname, '..'),
  env: { ...process.env, ...SITE.env },
  stdio: 'inherit',
});
const ended = once(server, 'exit');
const isReady = (): Promise<boolean> =>
  fetch(`${SITE.url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
while (server.exitCode === null && !(await isReady())) await setTimeout(LOOK_MS);
server.kill('SIGTERM');
const [code] = await ended;
process.exitCode = Number(code ?? 1);
