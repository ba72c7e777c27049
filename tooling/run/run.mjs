#!/usr/bin/env node
// `npm start` and `npm test`: runs on any Node from 18 and needs no installed package.
import { parseArguments, USAGE } from './src/arguments.mjs';
import { UserError, log } from './src/log.mjs';
import { exitWith, handleTermination } from './src/supervision.mjs';

const wish = parseArguments(process.argv.slice(2), process.env);
if (wish.kind === 'help') {
  log(USAGE[wish.of]);
  process.exit(0);
}
if (wish.kind === 'mistake') {
  console.error(`${wish.message}\n\n${USAGE[wish.of]}`);
  process.exit(2);
}

handleTermination();
try {
  // what is asked for is loaded on demand: --help needs nothing of it
  await exitWith(await carryOut(wish));
} catch (error) {
  console.error(error instanceof UserError ? `\n${error.message}` : error);
  await exitWith(1);
}

/** @param {import('./src/arguments.mjs').StartWish | import('./src/arguments.mjs').TestWish | import('./src/arguments.mjs').AffectedWish | import('./src/arguments.mjs').ExecWish} asked */
async function carryOut(asked) {
  if (asked.kind === 'start') return (await import('./src/start.mjs')).start(asked);
  if (asked.kind === 'test') return (await import('./src/test.mjs')).test(asked);
  if (asked.kind === 'affected') return (await import('./src/test.mjs')).testAffected(asked);
  return (await import('./src/exec.mjs')).exec(asked);
}
