import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '../clients/client.ts';
import { startLoad } from '../clients/load.ts';
import { createRandom } from '../clients/random.ts';
import { withScenarioEnvironment, type ScenarioSettings } from './stage.ts';
import { verifyScenario, findUnexpected, type Verdict } from './verdict.ts';

const AT_ONCE = 8;
const PEOPLE = 24;
const PINS = 4000;
const LEAST_MS = 60;
const SPREAD_MS = 250;
const AGAIN_LIMIT_MS = 10_000;

/** Repeatedly kills the server with SIGKILL during saves, and starts the next. */
export function crashBff({ seed, size, mutant }: ScenarioSettings): Promise<Verdict> {
  return withScenarioEnvironment({ mutant, people: PEOPLE, pins: PINS }, async (stage) => {
    const random = createRandom(seed);
    const seen: string[] = [];
    let bff = await stage.startBff();
    const client = createClient(() => bff.port, stage.ledger);
    const load = startLoad({ world: stage.world, client, random: random.fork(0), atOnce: AT_ONCE });
    for (let kill = 1; kill <= size; kill += 1) {
      if (!(await load.acknowledges(AGAIN_LIMIT_MS)))
        seen.push(`nothing was acknowledged before kill ${kill}`);
      await sleep(LEAST_MS + random.below(SPREAD_MS));
      await bff.kill();
      bff = await stage.startBff();
    }
    await load.stop();
    seen.push(...findUnexpected(client.unexpected, bff.said()));
    await bff.end();
    const did = `${size} times kill -9 of the BFF while ${AT_ONCE} people save`;
    return verifyScenario({ ledger: stage.ledger, databaseUrl: stage.postgres.url, did, seen });
  });
}
