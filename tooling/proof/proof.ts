import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { MUTANTS, getMutant } from './mutants/mutants.ts';
import { SCENARIOS, type Scenario } from './scenarios/index.ts';
import { findFailures } from './scenarios/verdict.ts';

const SHOWN = 20;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string' },
    kills: { type: 'string' },
    seed: { type: 'string' },
    mutant: { type: 'string' },
  },
});
const names = Object.keys(SCENARIOS);
const usage = `usage: pnpm proof <${names.join(' | ')} | crash | all> [--size N | --kills N] [--seed N] [--mutant NAME]
       pnpm proof mutants [NAME …]`;
const [what = '', ...rest] = positionals;
const seed = Number(values.seed ?? randomInt(1_000_000));
const size = values.size ?? values.kills;

if (what === 'mutants') process.exitCode = (await proveMutants(rest)) ? 0 : 1;
else if (chosen(what).length > 0) process.exitCode = (await proveAll(chosen(what))) ? 0 : 1;
else {
  console.error(usage);
  process.exitCode = 2;
}

function chosen(what: string): readonly string[] {
  if (what === 'all') return names;
  if (what === 'crash') return names.filter((name) => name.startsWith('crash-'));
  return names.filter((name) => name === what);
}

/** Runs scenarios at their full size, and prints how to repeat each. */
async function proveAll(chosen: readonly string[]): Promise<boolean> {
  let isPassing = true;
  for (const name of chosen) {
    const scenario: Scenario = scenarioOf(name);
    const wanted = size === undefined ? scenario.sizes.full : Number(size);
    const again = `pnpm proof ${name} --size ${wanted} --seed ${seed}`;
    console.log(`\n— ${again}`);
    const verdict = await scenario.play({ seed, size: wanted, mutant: values.mutant });
    const { summary, skipped } = verdict;
    const failures = findFailures(verdict);
    if (skipped !== undefined) console.warn(`NOT PROVED: ${skipped}`);
    else console.log(`${failures.length === 0 ? '✓' : '✗'} ${summary}`);
    for (const line of failures.slice(0, SHOWN)) console.log(`  ${line}`);
    if (failures.length > SHOWN) console.log(`  … and ${failures.length - SHOWN} more`);
    isPassing &&= failures.length === 0;
  }
  return isPassing;
}

/** Starts the server with each bug in turn, and requires that its scenario detects it. */
async function proveMutants(wanted: readonly string[]): Promise<boolean> {
  let areSeen = true;
  for (const name of wanted.length > 0 ? wanted : Object.keys(MUTANTS)) {
    const { says, seenBy } = getMutant(name);
    const scenario: Scenario = scenarioOf(seenBy);
    const since = Date.now();
    const verdict = await scenario.play({ seed, size: scenario.sizes.mutant, mutant: name });
    if (verdict.skipped !== undefined) {
      console.warn(`NOT PROVED: ${name}: ${verdict.skipped}`);
      continue;
    }
    const [seen] = findFailures(verdict);
    const seconds = ((Date.now() - since) / 1000).toFixed(0);
    console.log(
      `${seen === undefined ? '✗' : '✓'} ${name} (${says}) by ${seenBy}, seed ${seed}, ${seconds} s`,
    );
    console.log(`  ${seen?.slice(0, 200) ?? 'nobody saw it'}`);
    areSeen &&= seen !== undefined;
  }
  return areSeen;
}

function scenarioOf(name: string): Scenario {
  return SCENARIOS[name as keyof typeof SCENARIOS];
}
