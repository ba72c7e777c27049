import { newCsrfToken } from '@pegboard/bff/src/platform/http/plugins/csrf-token.ts';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, Balancer } from './balancer.ts';

/** The result of one request, for the counts of a phase. */
export type Outcome = {
  /** The time at which the request was sent. */
  readonly at: number;
  readonly isGood: boolean;
  readonly why: string;
};

/** The record of the members' requests. */
export type Ledger = {
  readonly outcomes: Outcome[];
  /** The ids of boards whose creation was acknowledged. */
  readonly acknowledged: string[];
  /** Own writes that a later read did not contain. */
  readonly stale: string[];
};

const GOOD_WITHIN_MS = 3000;
const PAUSE_MS = 60;
const SIGN_UP_TRIES = 10;

/** A member who writes, and reads what they wrote at another process, until stopped. */
export type Member = { stop(): Promise<void> };

/** Signs a member up; a first request may take longer than the balancer waits. Returns the headers of their requests. */
export async function signUp(
  balancer: Balancer,
  secret: string,
  name: string,
): Promise<Readonly<Record<string, string>>> {
  let why = '';
  for (let tried = 1; tried <= SIGN_UP_TRIES; tried += 1) {
    const email = `${name}-${tried}@pegboard.example`;
    const answer = await balancer.send({
      path: '/resource/UserRegisterResource/create/',
      body: { options: { email, password: 'correct horse battery', full_name: name } },
      headers: headersOf(secret, undefined),
    });
    const session = answer.cookies.get('__Host-pegboard');
    if (session !== undefined) return headersOf(secret, session);
    why = `${answer.status} ${answer.text}`;
    await sleep(1000);
  }
  throw new Error(`${name} could not sign up: ${why}`);
}

/** Starts a member. */
export function startMember(
  balancer: Balancer,
  headers: Readonly<Record<string, string>>,
  ledger: Ledger,
): Member {
  let isStopped = false;
  const note = (answer: Answer, isFound = true): boolean => {
    const isGood = answer.status === 200 && isFound && answer.ms <= GOOD_WITHIN_MS;
    const why = answer.status === 200 ? (isFound ? 'slow' : 'stale') : failureOf(answer);
    ledger.outcomes.push({ at: performance.now() - answer.ms, isGood, why });
    return answer.status === 200;
  };
  const work = async (): Promise<void> => {
    while (!isStopped) {
      await sleep(PAUSE_MS);
      const name = randomUUID();
      const made = await balancer.send({
        path: '/resource/BoardResource/create/',
        body: { options: { name } },
        headers: { ...headers, 'idempotency-key': name },
      });
      if (!note(made)) continue;
      const { id } = dataOf(made);
      ledger.acknowledged.push(id);
      const options = encodeURIComponent(JSON.stringify({ options: { board_id: id } }));
      const read = await balancer.send({
        path: `/resource/BoardResource/get/?data=${options}`,
        headers,
        not: made.at,
      });
      const isStale = read.status === 404 || (read.status === 200 && dataOf(read).name !== name);
      if (isStale) ledger.stale.push(id);
      note(read, !isStale);
    }
  };
  const done = work();
  return {
    stop() {
      isStopped = true;
      return done;
    },
  };
}

/** Returns the status and the code of the error: 503 is `overloaded` if the machine has too little time for the requests. */
function failureOf({ status, text }: Answer): string {
  const [, code = ''] = /"code":"([a-z_]+)"/.exec(text) ?? [];
  return `status ${status} ${code}`.trim();
}

function dataOf({ text }: Answer): { readonly id: string; readonly name: string } {
  const parsed = JSON.parse(text) as { resource_response: { data: { id: string; name: string } } };
  return parsed.resource_response.data;
}

function headersOf(secret: string, session: string | undefined): Readonly<Record<string, string>> {
  const token = newCsrfToken(secret, session);
  const cookies = [`csrftoken=${token}`, ...(session === undefined ? [] : [`__Host-pegboard=${session}`])];
  return { cookie: cookies.join('; '), 'x-csrftoken': token };
}
