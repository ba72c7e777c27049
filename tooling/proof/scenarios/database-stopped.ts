import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '../clients/client.ts';
import { startLoad } from '../clients/load.ts';
import { randomOf } from '../clients/random.ts';
import { openDatabaseLine } from '../world/database-line.ts';
import { send } from '../world/send.ts';
import { onStage, type ScenarioSettings, type Stage } from './stage.ts';
import { judge, lastWords, unexpectedOf, type Verdict } from './verdict.ts';

const AT_ONCE = 4;
const PEOPLE = 12;
const PINS = 2000;
const DOWN_MS = 400;
const READS = 12;
/** What promises.md promises. */
const REFUSAL_LIMIT_MS = 1500;
const RETURN_LIMIT_MS = 2000;
/** What docs/errors.md says of a database that is frozen in the middle of an answer. */
const FROZEN_LIMIT_MS = 7500;

/** A database that can be taken away from a server, and given back. */
type Leaving = {
  readonly url: string;
  leave(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
  /** So long a refusal may take; as when it is gone without this. */
  readonly refusalLimitMs?: number;
};

/** Stops the database and brings it back: the process stays, reads are refused in time, and all is good soon after. */
export function databaseStopped(settings: ScenarioSettings): Promise<Verdict> {
  return databaseGone(settings, 'stopped', async ({ postgres }) => ({
    url: postgres.url,
    leave: () => postgres.stop(),
    comeBack: () => postgres.start(),
    close: async () => undefined,
  }));
}

/** Lets the line to the database go dead, as when its machine loses its power: the same is promised. */
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

/** Freezes the database: its connections stay open and silent. They are given up in time, and all is good soon after. */
export function databaseFrozen(settings: ScenarioSettings): Promise<Verdict> {
  return databaseGone(settings, 'frozen', async ({ postgres }) => ({
    url: postgres.url,
    leave: async () => postgres.freeze(),
    comeBack: async () => postgres.thaw(),
    close: async () => undefined,
    refusalLimitMs: FROZEN_LIMIT_MS,
  }));
}

function databaseGone(
  { seed, size, mutant }: ScenarioSettings,
  how: string,
  open: (stage: Stage) => Promise<Leaving>,
): Promise<Verdict> {
  return onStage({ mutant, people: PEOPLE, pins: PINS }, async (stage) => {
    const database = await open(stage);
    const { refusalLimitMs = REFUSAL_LIMIT_MS } = database;
    const random = randomOf(seed);
    const seen: string[] = [];
    const slowest = { refusal: 0, return: 0 };
    const bff = await stage.startBff(0, database.url);
    const client = createClient(() => bff.port, stage.ledger);
    const load = startLoad({ world: stage.world, client, random: random.fork(0), atOnce: AT_ONCE });
    const read = async (): Promise<{ readonly told: string; readonly ms: number }> => {
      const since = performance.now();
      const told = await readPin(bff.port, stage.world.pinIds[0] ?? '');
      return { told, ms: Math.round(performance.now() - since) };
    };
    for (let stop = 1; stop <= size && bff.isRunning(); stop += 1) {
      await sleep(random.below(DOWN_MS));
      await database.leave();
      const reads = Array.from({ length: READS }, async (_, nth) => {
        await sleep((nth * DOWN_MS) / READS);
        return read();
      });
      for (const { told, ms } of await Promise.all(reads)) {
        slowest.refusal = Math.max(slowest.refusal, ms);
        if (told !== '503 db_unavailable' || ms > refusalLimitMs)
          seen.push(`a read without the database told '${told}' after ${ms} ms`);
      }
      const health = await statusOf(bff.port, '/healthz');
      const ready = await statusOf(bff.port, '/readyz');
      if (health !== 200 || ready !== 503)
        seen.push(`without the database /healthz is ${health}, /readyz ${ready}`);
      await database.comeBack();
      const since = performance.now();
      let again = await read();
      while (again.told !== '200' && performance.now() - since < 5 * RETURN_LIMIT_MS) again = await read();
      const ms = Math.round(performance.now() - since);
      slowest.return = Math.max(slowest.return, ms);
      if (ms > RETURN_LIMIT_MS)
        seen.push(`the first good read came ${ms} ms after the database's return: ${again.told}`);
    }
    if (!bff.isRunning()) seen.push(`the BFF has ended: ${lastWords(bff.said())}`);
    await load.stop();
    await database.close();
    seen.push(...unexpectedOf(client.unexpected, bff.said()));
    const did = `${size} times the database was ${how}, refusals within ${slowest.refusal} ms, good within ${slowest.return} ms`;
    return judge({ ledger: stage.ledger, databaseUrl: stage.postgres.url, did, seen });
  });
}

/** What a read of a pin tells: the status, and the code of a refusal. */
export async function readPin(port: number, id: string): Promise<string> {
  const data = encodeURIComponent(JSON.stringify({ options: { id } }));
  try {
    const { status, text } = await send(port, { path: `/resource/PinResource/get/?data=${data}` });
    const code = /"code":"(\w+)"/.exec(text)?.[1];
    return code === undefined ? String(status) : `${status} ${code}`;
  } catch (error) {
    return String(error);
  }
}

async function statusOf(port: number, path: string): Promise<number> {
  try {
    return (await send(port, { path })).status;
  } catch {
    return 0; // it has ended: told elsewhere
  }
}
