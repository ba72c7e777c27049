import { newCsrfToken } from '@pegboard/bff/src/platform/http/plugins/csrf-token.ts';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSite, SITE_SECRET, type OpenSite } from '../server/open-site.ts';
import { median } from '../stats.ts';
import { atMost, printThresholds } from '../threshold.ts';
import type { ErasureTimes } from './erase-in-process.ts';
import { LEAVERS, seedLeavers } from './seed-leavers.ts';

const PORT = 4796;
const WORLD_PINS = 24_000;
const IDLE_MS = 10_000;
/** Milliseconds between two requests of the other member: about a third of a processor. */
const PAUSE_MS = 10;
const ERASED_AT_MOST_S = 60;
const STEP_AT_MOST_MS = 500;
const STEPS_SHOWN = 12;
const RATIO_AT_MOST = 1.3;

/**
 * Measures the deletion of accounts with 10,000 Pins (AC-03): the whole, its longest step, and the requests of another member
 * while it runs, divided by those while nothing runs. The erasure runs in a process of its own, like that of the jobs.
 */
export async function deletionBench(): Promise<boolean> {
  const site = await openSite(PORT, WORLD_PINS);
  try {
    await seedLeavers(site.databaseUrl);
    return await measureErasures(site);
  } finally {
    await site.close();
  }
}

async function measureErasures(site: OpenSite): Promise<boolean> {
  const eraser = fork(fileURLToPath(new URL('./erase-in-process.ts', import.meta.url)), {
    execArgv: ['--conditions=@pegboard/source'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: site.databaseUrl,
      PEGBOARD_DATA_DIR: site.dataDir,
      PEGBOARD_SECRET: SITE_SECRET,
      PEGBOARD_DEMO: 'off',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    await once(eraser, 'message');
    const send = await newMember();
    await measure(send, sleep(3000));
    const rounds: { readonly times: ErasureTimes; readonly idle: number; readonly during: number }[] = [];
    for (const id of LEAVERS) {
      const idle = await measure(send, sleep(IDLE_MS));
      const erased = once(eraser, 'message') as Promise<[ErasureTimes]>;
      eraser.send(String(id));
      const during = await measure(send, erased);
      const [times] = await erased;
      rounds.push({ times, idle: p95(idle), during: p95(during) });
      print(rounds.at(-1));
    }
    const calls = rounds.flatMap(({ times }) => times.calls);
    return printThresholds([
      atMost('s of an erasure, median', median(rounds.map(({ times }) => times.ms / 1000)), ERASED_AT_MOST_S),
      atMost('ms of the longest step', Math.max(...calls.map(({ ms }) => ms)), STEP_AT_MOST_MS),
      atMost(
        'p95 of another member, during ÷ idle, median',
        median(rounds.map(({ idle, during }) => during / idle)),
        RATIO_AT_MOST,
      ),
    ]);
  } finally {
    eraser.disconnect();
    await once(eraser, 'exit');
  }
}

function print(
  round: { readonly times: ErasureTimes; readonly idle: number; readonly during: number } | undefined,
): void {
  if (!round) return;
  const { times, idle, during } = round;
  const steps = Map.groupBy(times.calls, ({ step }) => step);
  const longest = [...steps]
    .map(([step, calls]) => ({
      step,
      calls: calls.length,
      ms: Math.max(...calls.map(({ ms }) => ms)),
      all: calls.reduce((sum, { ms }) => sum + ms, 0),
    }))
    .toSorted((one, other) => other.all - one.all)
    .slice(0, STEPS_SHOWN);
  console.log(
    `erased in ${(times.ms / 1000).toFixed(1)} s; p95 idle ${idle.toFixed(1)} ms, during ${during.toFixed(1)} ms`,
  );
  for (const { step, calls, ms, all } of longest)
    console.log(`  ${step}: ${calls} calls, ${(all / 1000).toFixed(1)} s, the longest ${ms.toFixed(0)} ms`);
}

/** Sends requests until `end` is settled, and returns the milliseconds of each. */
async function measure(
  send: (nth: number) => Promise<void>,
  end: Promise<unknown>,
): Promise<readonly number[]> {
  const times: number[] = [];
  let isOver = false;
  void end.finally(() => (isOver = true));
  for (let nth = 0; !isOver; nth += 1) {
    const before = performance.now();
    // oxlint-disable-next-line eslint/no-await-in-loop -- one at a time is what is measured
    await send(nth);
    times.push(performance.now() - before);
    // oxlint-disable-next-line eslint/no-await-in-loop
    await sleep(PAUSE_MS);
  }
  return times;
}

const p95 = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;

/** Signs another member up, and returns their requests in turn: a Pin, a profile, the home feed, and a save. */
async function newMember(): Promise<(nth: number) => Promise<void>> {
  const cookies = new Map([['csrftoken', newCsrfToken(SITE_SECRET, undefined)]]);
  const request = async (method: 'GET' | 'POST', path: string, options: object): Promise<unknown> => {
    const token = cookies.get('csrftoken') ?? '';
    const query = method === 'GET' ? `?data=${encodeURIComponent(JSON.stringify({ options }))}` : '';
    const answer = await fetch(`http://127.0.0.1:${PORT}/resource/${path}/${query}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-csrftoken': token,
        'x-forwarded-for': `10.1.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`,
      },
      ...(method === 'POST' ? { body: JSON.stringify({ options }) } : {}),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    const body = (await answer.json()) as { resource_response: { data: unknown } };
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(body)}`);
    return body.resource_response.data;
  };
  await request('POST', 'UserRegisterResource/create', {
    email: 'staying@pegboard.example',
    password: 'a-long-enough-password',
    full_name: 'Staying Member',
  });
  const board = (await request('POST', 'BoardResource/create', { name: 'Kept' })) as { id: string };
  const list = (await request('GET', 'BoardFeedResource/get', { board_id: '401', page_size: 25 })) as {
    id: string;
  }[];
  const pins = list.map(({ id }) => id);
  return async (nth) => {
    const pin = pins[nth % pins.length] ?? '';
    const kind = nth % 4;
    if (kind === 0) await request('GET', 'PinResource/get', { id: pin });
    else if (kind === 1) await request('GET', 'BoardsResource/get', { username: 'maker3', page_size: 25 });
    else if (kind === 2) await request('GET', 'BoardFeedResource/get', { board_id: '402', page_size: 25 });
    else await request('POST', 'RepinResource/create', { pin_id: pin, board_id: board.id });
  };
}
