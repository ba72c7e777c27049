import { newCsrfToken } from '@pegboard/bff/src/platform/http/plugins/csrf-token.ts';
import { randomInt, randomUUID } from 'node:crypto';
import { atMost, printThresholds } from '../threshold.ts';
import { openSite, SITE_SECRET } from '../server/open-site.ts';
import { median } from '../stats.ts';

const PORT = 4797;
/** A known account accepts ten wrong passwords in five minutes: eight are sent to each. */
const ACCOUNTS = 12;
const TRIES_EACH = 8;
/** Maximum difference of the medians for known and unknown names in milliseconds. */
const APART_MS = 3;

/** Measures whether the time of a rejected login or a reset email reveals if an account exists (BF-05). */
export async function loginsBench(): Promise<boolean> {
  const site = await openSite(PORT, 10);
  try {
    const names = await Promise.all(Array.from({ length: ACCOUNTS }, signUp));
    const marks = [];
    for (const [what, ask] of [
      ['a refused log-in', logIn],
      ['a reset mail', askForMail],
    ] as const) {
      const times = await measure(names, ask, what === 'a reset mail' ? 4 : TRIES_EACH);
      const [known, unknown] = [median(times.known), median(times.unknown)];
      const apart = median(times.known.map((time, at) => time - (times.unknown[at] ?? Number.NaN)));
      console.log(`${what}: known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms`);
      marks.push(atMost(`${what}: ms between known and unknown accounts`, Math.abs(apart), APART_MS));
    }
    return printThresholds(marks);
  } finally {
    await site.close();
  }
}

/** Measures known and unknown names alternately, so that a busy machine affects both equally. */
async function measure(
  names: readonly string[],
  ask: (name: string) => Promise<void>,
  tries: number,
): Promise<{ readonly known: number[]; readonly unknown: number[] }> {
  const times = { known: [] as number[], unknown: [] as number[] };
  await ask(newName());
  // As many as the known names, so that rate limit counters exist for both from the second time on.
  const nobodys = names.map(newName);
  for (let round = 0; round < tries; round += 1)
    for (const [at, name] of names.entries()) {
      const inTurn = [
        ['known', name],
        ['unknown', nobodys[at] ?? ''],
      ] as const;
      for (const [kind, request] of round % 2 === 0 ? inTurn : inTurn.toReversed()) {
        const before = performance.now();
        // oxlint-disable-next-line eslint/no-await-in-loop -- one at a time is what is measured
        await ask(request);
        times[kind].push(performance.now() - before);
      }
    }
  return times;
}

const newName = (): string => `n${randomUUID().replaceAll('-', '').slice(0, 20)}`;

async function signUp(): Promise<string> {
  const username = newName();
  await call('UserRegister/create', 200, {
    email: `${username}@pegboard.example`,
    password: 'a-long-enough-password',
    full_name: 'Somebody',
    username,
  });
  return username;
}

const logIn = (name: string): Promise<void> =>
  call('UserSession/create', 401, { username_or_email: name, password: 'not the password' });

const askForMail = (name: string): Promise<void> =>
  call('UserPasswordReset/create', 200, { username_or_email: name });

/** Calls a resource as a new visitor, and throws for an unexpected status. */
async function call(named: string, wanted: number, options: object): Promise<void> {
  const token = newCsrfToken(SITE_SECRET, undefined);
  const answer = await fetch(`http://127.0.0.1:${PORT}/resource/${named.replace('/', 'Resource/')}/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      cookie: `csrftoken=${token}`,
      'x-csrftoken': token,
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
    },
    body: JSON.stringify({ options }),
  });
  await answer.arrayBuffer();
  if (answer.status !== wanted)
    throw new Error(`${named} answered ${answer.status} in place of ${wanted}: its time tells nothing.`);
}
