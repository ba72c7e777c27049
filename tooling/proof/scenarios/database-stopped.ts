import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '../clients/client.ts';
import { startLoad } from '../clients/load.ts';
import { pageHeaders } from '../clients/page-load.ts';
import { createRandom } from '../clients/random.ts';
import { openDatabaseLine } from '../world/database-line.ts';
import { send, type HttpResponse } from '../world/send.ts';
import { withScenarioEnvironment, type ScenarioSettings, type Stage } from './stage.ts';
import { verifyScenario, getLastOutput, findUnexpected, type Verdict } from './verdict.ts';

const AT_ONCE = 4;
const PEOPLE = 12;
const PINS = 2000;
const DOWN_MS = 400;
const READS = 12;
/** The limit in promises.md. */
const REFUSAL_LIMIT_MS = 1500;
const RETURN_LIMIT_MS = 2000;
let visits = 0;

/** A database that can be made unavailable to a server, and available again. */
type Leaving = {
  readonly url: string;
  leave(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Stops the database and starts it again: the server process survives, reads are rejected in time, and work
 * again soon afterwards.
 */
export function databaseStopped(settings: ScenarioSettings): Promise<Verdict> {
  return databaseGone(settings, 'stopped', async ({ postgres }) => ({
    url: postgres.url,
    leave: () => postgres.stop(),
    comeBack: () => postgres.start(),
    close: async () => undefined,
  }));
}

/** Kills the database with SIGKILL, and starts it again: the same is guaranteed. */
export function databaseKilled(settings: ScenarioSettings): Promise<Verdict> {
  return databaseGone(settings, 'killed', async ({ postgres }) => ({
    url: postgres.url,
    leave: () => postgres.kill(),
    comeBack: () => postgres.start(),
    close: async () => undefined,
  }));
}

/** Creates the connection to the database go dead, as when its machine loses power: the same is guaranteed. */
export function databaseSilent(settings: ScenarioSettings): Promise<Verdict> {
  return databaseGone(settings, 'silent', async ({ postgres }) => {
    const line = await openDatabaseLine(postgres.url);
    return {
      url: line.url,
      leave: async () => line.goDead(),
      comeBack: async () => line.comeBack(),
      close: () => line.close(),
    };
  });
}

/** Freezes the database: its connections stay open and silent. The same is guaranteed. */
export function databaseFrozen(settings: ScenarioSettings): Promise<Verdict> {
  return databaseGone(settings, 'frozen', async ({ postgres }) => ({
    url: postgres.url,
    leave: async () => postgres.freeze(),
    comeBack: async () => postgres.thaw(),
    close: async () => undefined,
  }));
}

function databaseGone(
  { seed, size, mutant }: ScenarioSettings,
  how: string,
  open: (stage: Stage) => Promise<Leaving>,
): Promise<Verdict> {
  return withScenarioEnvironment({ mutant, people: PEOPLE, pins: PINS }, async (stage) => {
    const database = await open(stage);
    const random = createRandom(seed);
    const seen: string[] = [];
    const late: string[] = [];
    const slowest = { REST: 0, GraphQL: 0, page: 0, return: 0 };
    const bff = await stage.startBff(0, database.url);
    const client = createClient(() => bff.port, stage.ledger);
    const load = startLoad({ world: stage.world, client, random: random.fork(0), atOnce: AT_ONCE });
    const pinId = stage.world.pinIds[0] ?? '';
    const readers = {
      REST: () => readPin(bff.port, pinId),
      GraphQL: () => readFeed(bff.port),
      page: () => openPage(bff.port, `/pin/${pinId}/`),
    } as const;
    const read = async (how: keyof typeof readers): Promise<Reading> => {
      const since = performance.now();
      const answer = await readers[how]();
      return { how, answer, ms: Math.round(performance.now() - since) };
    };
    const hows = ['REST', 'GraphQL', 'page'] as const;
    // The first page of a process is slow, and not measured.
    for (const how of hows) await read(how);
    for (let stop = 1; stop <= size && bff.isRunning(); stop += 1) {
      await sleep(random.below(DOWN_MS));
      await database.leave();
      const reads = Array.from({ length: READS }, async (_, nth) => {
        await sleep((nth * DOWN_MS) / READS);
        return read(hows[nth % hows.length] ?? 'REST');
      });
      for (const { how, answer, ms } of await Promise.all(reads)) {
        slowest[how] = Math.max(slowest[how], ms);
        const what = `a read (${how}) without the database returned '${answer}' after ${ms} ms`;
        if (answer !== '503 db_unavailable') seen.push(what);
        else if (ms > REFUSAL_LIMIT_MS) late.push(what);
      }
      const health = await statusOf(bff.port, '/healthz');
      const ready = await statusOf(bff.port, '/readyz');
      if (health !== 200 || ready !== 503)
        seen.push(`without the database /healthz is ${health}, /readyz ${ready}`);
      await database.comeBack();
      const since = performance.now();
      let again = await read('page');
      while (again.answer !== '200' && performance.now() - since < 5 * RETURN_LIMIT_MS)
        again = await read('page');
      const ms = Math.round(performance.now() - since);
      slowest.return = Math.max(slowest.return, ms);
      const what = `the first good page came ${ms} ms after the database's return: ${again.answer}`;
      if (again.answer !== '200') seen.push(what);
      else if (ms > RETURN_LIMIT_MS) late.push(what);
    }
    if (!bff.isRunning()) seen.push(`the BFF has ended: ${getLastOutput(bff.said())}`);
    await load.stop();
    await database.close();
    seen.push(...findUnexpected(client.unexpected, bff.said()));
    const did = `${size} times the database was ${how}, refusals within ${slowest.REST} ms (REST), ${slowest.GraphQL} ms (GraphQL), ${slowest.page} ms (pages), pages good within ${slowest.return} ms`;
    return verifyScenario({ ledger: stage.ledger, databaseUrl: stage.postgres.url, did, seen, late });
  });
}

/** One read and its response: the status, and the code of an error. */
type Reading = { readonly how: 'REST' | 'GraphQL' | 'page'; readonly answer: string; readonly ms: number };

/** Reads a pin. Returns the status, and the code of an error. */
export async function readPin(port: number, id: string): Promise<string> {
  const data = encodeURIComponent(JSON.stringify({ options: { id } }));
  return formatResponse(send(port, { path: `/resource/PinResource/get/?data=${data}` }));
}

/** Reads the first page of the home feed over GraphQL. Returns its result. */
function readFeed(port: number): Promise<string> {
  const body = {
    extensions: { persistedQuery: { sha256Hash: hashOf('HomeFeed') } },
    variables: { first: 25 },
  };
  return formatResponse(send(port, { method: 'POST', path: '/graphql', body }));
}

/** Opens a page. Returns its result; an error must be a page with `Retry-After`. */
async function openPage(port: number, path: string): Promise<string> {
  visits += 1;
  try {
    const { status, headers, text } = await send(port, { path, headers: pageHeaders(visits) });
    if (status !== 503) return String(status);
    const isErrorPage =
      headers['retry-after'] !== undefined && text.includes('<h1>We can’t reach our database');
    return isErrorPage ? '503 db_unavailable' : '503 without Retry-After or a page of its own';
  } catch (error) {
    return String(error);
  }
}

/** Returns the result of a JSON response; an error must have `Retry-After`. */
async function formatResponse(response: Promise<HttpResponse>): Promise<string> {
  try {
    const { status, headers, text } = await response;
    const code = /"code":"(\w+)"/.exec(text)?.[1];
    if (code === undefined) return String(status);
    return status === 503 && headers['retry-after'] === undefined
      ? `503 ${code} without Retry-After`
      : `${status} ${code}`;
  } catch (error) {
    return String(error);
  }
}

/** Returns the hash of an operation, as requested by the built site. */
function hashOf(name: string): string {
  const file = resolve(import.meta.dirname, '../../../apps/web/dist/persisted-documents.json');
  const documents = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
  const found = Object.entries(documents).find(([, text]) => text.includes(`query ${name}(`));
  if (!found) throw new Error(`The built site has no operation ${name}.`);
  return found[0].replace(/^sha256:/, '');
}

async function statusOf(port: number, path: string): Promise<number> {
  try {
    return (await send(port, { path })).status;
  } catch {
    return 0; // it has exited: reported elsewhere
  }
}
