import { check, tally, type Violation } from '../ledger/check.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { readFound } from '../ledger/read-found.ts';

/** The verdict of a scenario. */
export type Verdict = {
  /** A summary with numbers, for humans. */
  readonly summary: string;
  /** The violated guarantees, one per line; empty if there are none. */
  readonly broken: readonly string[];
  /** The missed time limits, one per line. They depend on the machine: commands check them, tests do not. */
  readonly late?: readonly string[];
  /** The reason for which it was skipped. */
  readonly skipped?: string;
};

/** Compares the ledger with the database, and adds the scenario's own findings. */
export async function verifyScenario(of: {
  readonly ledger: Ledger;
  readonly databaseUrl: string;
  readonly did: string;
  readonly seen: readonly string[];
  readonly late?: readonly string[];
}): Promise<Verdict> {
  const violations = check(of.ledger.lines, await readFound(of.databaseUrl));
  const { ok, info, fail } = tally(of.ledger.lines);
  return {
    summary: `${of.did}: ${ok} acknowledged, ${info} unknown, ${fail} refused`,
    broken: [...of.seen, ...violations.map(asText)],
    late: of.late ?? [],
  };
}

/** Returns everything that a verdict reports against a server, including missed time limits. */
export function findFailures({ broken, late = [] }: Verdict): readonly string[] {
  return [...broken, ...late];
}

const WORDS_MAX = 2000;

/** Returns the unexpected responses, each kind once, with the server's output about it. */
export function findUnexpected(unexpected: readonly string[], said: string): readonly string[] {
  if (unexpected.length === 0) return [];
  const causes = said.split('\n').filter((line) => line.includes('"internal_error"'));
  return [...unexpected.map((text) => `unexpected answer: ${text}`), ...causes.slice(-3)];
}

/** Returns the last output of a process outside its log. */
export function getLastOutput(said: string): string {
  const words = said.split('\n').filter((line) => !line.startsWith('{"level"'));
  return words.join('\n').slice(-WORDS_MAX);
}

function asText({ promise, text }: Violation): string {
  return `${promise}: ${text}`;
}
