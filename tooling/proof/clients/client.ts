import { setTimeout as sleep } from 'node:timers/promises';
import type { Ledger, AttemptResult } from '../ledger/ledger.ts';
import { send, type HttpResponse, type Sent } from '../world/send.ts';
import type { Operation } from './operations.ts';

/** Refusals after which nothing was changed, though their status is of the server's own. */
const REFUSALS = new Set(['storage_full', 'overloaded']);
const UNREADABLE = 'unreadable';
const PAUSE_MS = 50;

/** Sends wishes and writes down what becomes of them. */
export type Client = {
  /** One try. */
  tryOnce(wish: Operation): Promise<AttemptResult>;
  /** Tries again and again, as a browser does after a lost answer, until it is known; at most so long. */
  persist(wish: Operation, limitMs: number): Promise<AttemptResult>;
  /** Answers that are promised to no one: a 500, or a body that is not in the one shape. */
  readonly unexpected: readonly string[];
};

/** A client of the server that `port` names at each try. */
export function createClient(port: () => number, ledger: Ledger): Client {
  return createClientFor((sent) => send(port(), sent), ledger);
}

/** A client that asks in a way of its own. */
export function createClientFor(ask: (sent: Sent) => Promise<HttpResponse>, ledger: Ledger): Client {
  const unexpected: string[] = [];
  const unknown = new Set<string>();
  const tryOnce = async (wish: Operation): Promise<AttemptResult> => {
    const { id } = wish.intent;
    ledger.invoke(wish.intent);
    let outcome: AttemptResult;
    try {
      const answer = await ask(wish.sent);
      outcome = outcomeOf(answer);
      if (outcome.kind === 'fail' && outcome.why === wish.doneBefore && unknown.has(id))
        outcome = { kind: 'ok' };
      if (answer.status === 500 || (outcome.kind === 'info' && outcome.why === UNREADABLE))
        unexpected.push(`${wish.intent.effect}: ${answer.text}`);
    } catch (error) {
      outcome = { kind: 'info', why: error instanceof Error ? error.message : String(error) };
    }
    if (outcome.kind === 'info') unknown.add(id);
    ledger.outcome(id, outcome);
    return outcome;
  };
  return {
    unexpected,
    tryOnce,
    async persist(wish, limitMs) {
      const limit = Date.now() + limitMs;
      for (;;) {
        const outcome = await tryOnce(wish);
        if (outcome.kind !== 'info' || Date.now() > limit) return outcome;
        await sleep(PAUSE_MS);
      }
    },
  };
}

/** Returns the result of a response: done, rejected for sure, or unknown. */
function outcomeOf({ status, text }: HttpResponse): AttemptResult {
  const told = read(text);
  if (!told) return { kind: 'info', why: UNREADABLE };
  if (status === 200) return told.id === undefined ? { kind: 'ok' } : { kind: 'ok', answer: told.id };
  const why = told.code ?? `status ${status}`;
  return status < 500 || REFUSALS.has(why) ? { kind: 'fail', why } : { kind: 'info', why };
}

type Told = { readonly id?: string | undefined; readonly code?: string | undefined };

function read(text: string): Told | undefined {
  try {
    const { resource_response: told } = JSON.parse(text) as {
      resource_response: { data: { id?: string } | null; error?: { code: string } };
    };
    return { id: told.data?.id, code: told.error?.code };
  } catch {
    return undefined; // cut off, or not ours
  }
}
