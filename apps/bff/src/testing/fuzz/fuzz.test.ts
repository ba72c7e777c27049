import fc from 'fast-check';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSessions } from '../../people/accounts/index.ts';
import { collectOperations, createModules } from '../../site/modules.ts';
import { ERRORS, type ErrorCode } from '../../platform/errors/errors.ts';
import { seedExperiences } from '../../engagement/experiences/index.ts';
import { testApp, type TestApp, type TestVisitor } from '../app.ts';
import { CSRF_COOKIE } from '../../platform/http/plugins/cookies.ts';
import { SESSION_COOKIE } from '../../platform/http/plugins/cookies.ts';
import { newCsrfToken } from '../../platform/http/plugins/csrf-token.ts';
import { TEST_SECRET } from '../app.ts';
import { graphqlRequests } from './graphql-requests.ts';
import { injected, otherRequests, requestsTo, type FuzzRequest } from './requests.ts';
import { smallWorld, type SmallWorld } from './small-world.ts';
import { trackWrites, type Written } from './watch-writes.ts';

/** Number of requests; `pnpm fuzz` sends more. */
const REQUESTS = Number(process.env['PEGBOARD_FUZZ_REQUESTS'] ?? 1000);
/** The same seed generates the same requests; a failure names it. */
const SEED = Number(process.env['PEGBOARD_FUZZ_SEED'] ?? 1);
/** Number of requests to one small data set, before too much of it is deleted. */
const A_WORLD = 1000;
const MS_PER_REQUEST = 2000;
const TRIES = 20;
const BUSY_MS = 250;
/**
 * The writes that reads and rejected requests may make: last activity, rate limits, the queue's clock, and
 * events, which are stored later.
 */
const ALLOWED_WRITES = /^(public\.(sessions|rate_limits|events\w*|countable_events)|jobs\.(version|queue))$/;
/** Minimum share of operations that succeed at least once, so that not only rejections are tested. */
const SUCCESS_SHARE_MIN = 0.75;
const LEAKED = /\bat \S+ \(|node_modules|\.ts:\d|syntax error at|violates|drizzle|ECONN|\w_pkey/i;

/** Expected statuses above 500: for a format that the site does not support. */
const INTENDED: ReadonlySet<number> = new Set([ERRORS.format_unknown.status]);
const statuses = new Map<number, number>();

let site: TestApp;
let written: Written;

beforeAll(async () => {
  // The clients of the requests are trusted proxies, so that forwarded client addresses are read.
  site = await testApp({
    proxy: {
      trustedProxies: { kind: 'networks', networks: ['10.0.0.0/8'] },
      proxyHeader: 'forwarded',
      countryHeader: 'x-country',
    },
  });
  await seedExperiences(site.deps.db);
  written = await trackWrites(site.pool);
});
afterAll(() => site.close());

/** Sends one request and checks the invariants of every response; returns its status. */
async function send(request: FuzzRequest, visitor: TestVisitor, nth: number): Promise<number> {
  site.clock.now = new Date((site.clock.now ?? new Date()).getTime() + MS_PER_REQUEST);
  const csrf = newCsrfToken(TEST_SECRET, visitor.cookies.get(SESSION_COOKIE));
  const answer = await answerTo(
    injected(request, {
      cookie: [...new Map([...visitor.cookies, [CSRF_COOKIE, csrf] as const])]
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
      csrf,
      address: `10.1.${(nth >> 8) & 255}.${nth & 255}`,
    }),
  );
  const left = (await written()).filter((table) => !ALLOWED_WRITES.test(table));
  statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
  if (!INTENDED.has(answer.statusCode)) expect(answer.statusCode, answer.body).toBeLessThan(500);
  if (answer.statusCode === 429 || answer.statusCode === 503)
    expect(answer.headers['retry-after']).toMatch(/^[1-9]\d*$/);
  if (answer.statusCode >= 400 || request.method === 'GET')
    expect(left, `${answer.statusCode} left something`).toEqual([]);
  if (answer.statusCode < 400) return answer.statusCode;
  expect(answer.body).not.toMatch(LEAKED);
  const { resource_response: rest, errors } = answer.json();
  const code: ErrorCode = rest ? rest.error.code : errors[0].extensions.code;
  expect(ERRORS[code].status).toBe(answer.statusCode);
  expect(rest ? rest.error : errors[0].extensions).toMatchObject(
    rest
      ? { http_status: answer.statusCode, request_id: expect.any(String) }
      : { requestId: expect.any(String) },
  );
  return answer.statusCode;
}

/** Returns the response to a request, which is repeated while the machine is overloaded. */
async function answerTo(request: InjectOptions): Promise<LightMyRequestResponse> {
  for (let nth = 1; ; nth += 1) {
    const answer = await site.app.inject(request);
    if (answer.statusCode !== ERRORS.overloaded.status || nth === TRIES) return answer;
    await setTimeout(BUSY_MS);
  }
}

/** Logs members in again after requests have ended their session, suspended them or closed their account. */
async function logInAgain({ people }: SmallWorld): Promise<void> {
  const sessions = createSessions(site.deps);
  await site.pool.query('delete from account_suspensions');
  for (const person of people)
    if (person.id !== '')
      person.cookies.set(
        SESSION_COOKIE,
        await sessions.start(BigInt(person.id), { device: '', country: null, keepsAccount: true }),
      );
  await written();
}

test(`[BF-04] ${REQUESTS} valid, nearly valid and hostile requests get a response in the one format, and a rejection changes nothing`, async () => {
  const calls = collectOperations(createModules(site.deps));
  const answered = new Set<string>();
  let nth = 0;
  for (let world = 0; world * A_WORLD < REQUESTS; world += 1) {
    const { people, known } = await smallWorld(site);
    await written();
    const request = fc.oneof(
      { weight: 24, arbitrary: requestsTo(calls, known) },
      { weight: 4, arbitrary: graphqlRequests(known) },
      { weight: 1, arbitrary: otherRequests() },
    );
    await fc.assert(
      fc.asyncProperty(request, fc.constantFrom(...people), async (one, visitor) => {
        nth += 1;
        const status = await send(one, visitor, nth);
        if (status < 400) answered.add(one.call);
        if (status === 401 || /^User(Session|Password)/.test(one.call)) await logInAgain({ people, known });
      }),
      { numRuns: Math.min(A_WORLD, REQUESTS - world * A_WORLD), seed: SEED + world, endOnFailure: true },
    );
  }
  const all = [
    ...calls.resources.map(({ name, action }) => `${name} ${action}`),
    ...calls.v3Routes.map(({ method, path }) => `${method} ${path}`),
  ];
  const counted = [...statuses].toSorted(([one], [other]) => one - other);
  process.stdout.write(`${nth} requests: ${counted.map((pair) => pair.join(' × ')).join(', ')}\n`);
  if (REQUESTS >= 20_000)
    expect(
      answered.size,
      `never done: ${all.filter((call) => !answered.has(call)).join(', ')}`,
    ).toBeGreaterThan(all.length * SUCCESS_SHARE_MIN);
}, 1_800_000);
