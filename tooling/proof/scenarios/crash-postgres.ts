import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '../clients/client.ts';
import { startLoad } from '../clients/load.ts';
import { createRandom } from '../clients/random.ts';
import { withScenarioEnvironment, type ScenarioSettings } from './stage.ts';
import { verifyScenario, getLastOutput, findUnexpected, type Verdict } from './verdict.ts';

const AT_ONCE = 8;
const PEOPLE = 24;
const PINS = 4000;
const LEAST_MS = 60;
const SPREAD_MS = 300;
const AGAIN_LIMIT_MS = 10_000;

/**
 * Repeatedly kills PostgreSQL with all its processes by SIGKILL during saves; the same BFF process survives.
 */
export function crashPostgres({ seed, size, mutant }: ScenarioSettings): Promise<Verdict> {
  return withScenarioEnvironment({ mutant, people: PEOPLE, pins: PINS }, async (stage) => {
    const random = createRandom(seed);
    const seen: string[] = [];
    const bff = await stage.startBff();
    const client = createClient(() => bff.port, stage.ledger);
    const load = startLoad({ world: stage.world, client, random: random.fork(0), atOnce: AT_ONCE });
    for (let kill = 1; kill <= size && bff.isRunning(); kill += 1) {
      if (!(await load.acknowledges(AGAIN_LIMIT_MS)))
        seen.push(`nothing was acknowledged before kill ${kill}`);
      await sleep(LEAST_MS + random.below(SPREAD_MS));
      // Every second time its owner has to detect that it has exited.
      if (kill % 2 === 0) await stage.postgres.crash();
      else {
        await stage.postgres.kill();
        await stage.postgres.start();
      }
    }
    if (!bff.isRunning()) seen.push(`the BFF has ended: ${getLastOutput(bff.said())}`);
    await load.stop();
    seen.push(...findUnexpected(client.unexpected, bff.said()));
    const did = `${size} times kill -9 of PostgreSQL while ${AT_ONCE} people save`;
    return verifyScenario({ ledger: stage.ledger, databaseUrl: stage.postgres.url, did, seen });
  });
}
