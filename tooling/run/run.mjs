#!/usr/bin/env node
// `npm start` and `npm test`: runs on Node 18 or later and needs no installed package.
import { parseArguments, USAGE } from './src/arguments.mjs';
import { UserError, log } from './src/log.mjs';
import { exitWith, handleTermination } from './src/supervision.mjs';

const command = parseArguments(process.argv.slice(2), process.env);
if (command.kind === 'help') {
  log(USAGE[command.of]);
  process.exit(0);
}
if (command.kind === 'mistake') {
  console.error(`${command.message}\n\n${USAGE[command.of]}`);
  process.exit(2);
}

handleTermination();
try {
  // commands are loaded on demand: --help needs none of them
  await exitWith(await carryOut(command));
} catch (error) {
  console.error(error instanceof UserError ? `\n${error.message}` : error);
  await exitWith(1);
}

/** @param {import('./src/arguments.mjs').StartCommand | import('./src/arguments.mjs').TestCommand | import('./src/arguments.mjs').AffectedCommand | import('./src/arguments.mjs').ExecCommand | import('./src/arguments.mjs').DeployCommand} command */
async function carryOut(command) {
  if (command.kind === 'start') return (await import('./src/start.mjs')).start(command);
  if (command.kind === 'test') return (await import('./src/test.mjs')).test(command);
  if (command.kind === 'affected') return (await import('./src/test.mjs')).testAffected(command);
  if (command.kind === 'deploy') return (await import('./src/deploy.mjs')).deploy(command);
  return (await import('./src/exec.mjs')).exec(command);
}
