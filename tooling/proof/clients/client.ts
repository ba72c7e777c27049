import { setTimeout as sleep } from 'node:timers/promises';
import type { Ledger, AttemptResult } from '../ledger/ledger.ts';
import { send, type HttpResponse, type Sent } from '../world/send.ts';
import type { Operation } from './operations.ts';

/** Codes of rejections after which nothing was changed, although their status is 5xx. */
const REFUSALS = new Set(['storage_full', 'overloaded']);
const UNREADABLE = 'unreadable';
const PAUSE_MS = 50;

/** Sends operations and records their results. */
export type Client = {
  /** Creates one attempt. */
  tryOnce(operation: Operation): Promise<AttemptResult>;
  /**
   * Repeats attempts until the result is known or the time limit is reached, like a browser after a lost
   * response.
   */
  persist(operation: Operation, limitMs: number): Promise<AttemptResult>;
  /** Responses that must not occur: a 500, or a body that is not in the common form. */
  readonly unexpected: readonly string[];
};

/** Creates a client of the server that `port` returns at each attempt. */
export function createClient(port: () => number, ledger: Ledger): Client {
  return createClientFor((sent) => send(port(), sent), ledger);
}

/** Creates a client with a custom request function. */
export function createClientFor(ask: (sent: Sent) => Promise<HttpResponse>, ledger: Ledger): Client {
  const unexpected: string[] = [];
  const unknown = new Set<string>();
  const tryOnce = async (operation: Operation): Promise<AttemptResult> => {
    const { id } = operation.intent;
    ledger.invoke(operation.intent);
    let result: AttemptResult;
    try {
      const answer = await ask(operation.sent);
      result = toResult(answer);
      if (result.kind === 'fail' && result.why === operation.doneBefore && unknown.has(id))
        result = { kind: 'ok' };
      if (answer.status === 500 || (result.kind === 'info' && result.why === UNREADABLE))
        unexpected.push(`${operation.intent.effect}: ${answer.text}`);
    } catch (error) {
      result = { kind: 'info', why: error instanceof Error ? error.message : String(error) };
    }
    if (result.kind === 'info') unknown.add(id);
    ledger.result(id, result);
    return result;
  };
  return {
    unexpected,
    tryOnce,
    async persist(operation, limitMs) {
      const limit = Date.now() + limitMs;
      for (;;) {
        const result = await tryOnce(operation);
        if (result.kind !== 'info' || Date.now() > limit) return result;
        await sleep(PAUSE_MS);
      }
    },
  };
}

/** Returns the result of a response: done, rejected for sure, or unknown. */
function toResult({ status, text }: HttpResponse): AttemptResult {
  const parsed = read(text);
  if (!parsed) return { kind: 'info', why: UNREADABLE };
  if (status === 200) return parsed.id === undefined ? { kind: 'ok' } : { kind: 'ok', answer: parsed.id };
  const why = parsed.code ?? `status ${status}`;
  return status < 500 || REFUSALS.has(why) ? { kind: 'fail', why } : { kind: 'info', why };
}

type ParsedResponse = { readonly id?: string | undefined; readonly code?: string | undefined };

function read(text: string): ParsedResponse | undefined {
  try {
    const { resource_response: body } = JSON.parse(text) as {
      resource_response: { data: { id?: string } | null; error?: { code: string } };
    };
    return { id: body.data?.id, code: body.error?.code };
  } catch {
    return undefined; // truncated, or not our format
  }
}
