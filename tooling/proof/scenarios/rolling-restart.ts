import { setTimeout as sleep } from 'node:timers/promises';
import { createClientFor } from '../clients/client.ts';
import { startLoad } from '../clients/load.ts';
import { createRandom } from '../clients/random.ts';
import { openBalancer } from '../world/balancer.ts';
import type { Bff } from '../world/bff.ts';
import { withScenarioEnvironment, type ScenarioSettings, type Stage } from './stage.ts';
import { verifyScenario, findUnexpected, type Verdict } from './verdict.ts';

const AT_ONCE = 6;
const PEOPLE = 24;
const PINS = 4000;
/** Milliseconds between health checks of the load balancer. */
const KNOWN_MS = 300;
/** Twice the time in which the balancer detects that a server is draining, on a busy machine. */
const DRAIN_SECONDS = 0.6;
/** Milliseconds between restarts, so that a new server starts in time. */
const PAUSE_MS = 15;
const LEAST_MS = 100;
const SPREAD_MS = 300;

/** Repeatedly replaces two servers in turn, behind a load balancer, during saves: no request fails. */
export function rollingRestart({ seed, size, mutant }: ScenarioSettings): Promise<Verdict> {
  return withScenarioEnvironment({ mutant, people: PEOPLE, pins: PINS }, async (stage) => {
    const random = createRandom(seed);
    const balancer = openBalancer();
    const seen: string[] = [];
    const client = createClientFor((sent) => balancer.ask(sent), stage.ledger);
    const started = async (): Promise<Bff> => {
      const bff = await stage.startBff(DRAIN_SECONDS);
      balancer.add(bff.port);
      await sleep(KNOWN_MS);
      return bff;
    };
    const bffs = [await started(), await started()];
    const load = startLoad({
      world: stage.world,
      client,
      random: random.fork(0),
      atOnce: AT_ONCE,
      pauseMs: PAUSE_MS,
    });
    try {
      for (let restart = 0; restart < size; restart += 1) {
        await sleep(LEAST_MS + random.below(SPREAD_MS));
        const old = bffs.shift();
        const code = await old?.end();
        if (code !== 0) seen.push(`a server that was to stop ended with ${code}`);
        if (old) balancer.remove(old.port);
        bffs.push(await started());
      }
      await load.stop();
    } finally {
      balancer.close();
    }
    seen.push(...failuresOf(stage), ...bffs.flatMap((bff) => findUnexpected(client.unexpected, bff.said())));
    const did = `${size} servers replaced while ${AT_ONCE} people save`;
    return verifyScenario({ ledger: stage.ledger, databaseUrl: stage.postgres.url, did, seen });
  });
}

function failuresOf({ ledger }: Stage): readonly string[] {
  return ledger.lines.flatMap((line) =>
    line.line === 'result' && line.kind !== 'ok' ? [`a request failed: ${line.id} ${line.why}`] : [],
  );
}
