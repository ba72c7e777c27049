import { prepare } from './prepare.mjs';
import { startProgram } from './supervision.mjs';
import { withPnpm } from './toolchain.mjs';

/**
 * Runs a tool of the project in the current directory, after installing the project's dependencies; returns the exit code.
 * @param {import('./arguments.mjs').ExecCommand} command
 */
export const exec = async (command) => {
  const { env } = await prepare({ site: false });
  return startProgram(command.command, command.args, {
    cwd: process.cwd(),
    env: await withPnpm(env),
    output: 'shown',
  }).ended;
};
