import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '../clients/client.ts';
import { startLoad } from '../clients/load.ts';
import { createRandom } from '../clients/random.ts';
import { saveOperation } from '../clients/operations.ts';
import type { Line } from '../ledger/ledger.ts';
import { mountSmallDisk } from '../world/full-disk.ts';
import { readPin } from './database-stopped.ts';
import { withScenarioEnvironment, type ScenarioSettings } from './stage.ts';
import { verifyScenario, getLastOutput, findUnexpected, type Verdict } from './verdict.ts';

const DISK_MB = 640;
const AT_ONCE = 4;
const PEOPLE = 40;
const PINS = 3000;
const BEFORE_MS = 500;
const REFUSALS = 20;
const FILL_LIMIT_MS = 20_000;
const RETURN_LIMIT_MS = 2000;

/**
 * Fills the database's disk completely during saves: reads continue, writes are rejected with `storage_full`,
 * and everything works when there is space again.
 */
export async function fullDisk({ seed, size, mutant }: ScenarioSettings): Promise<Verdict> {
  const disk = mountSmallDisk(DISK_MB);
  if (!disk)
    return { summary: 'full-disk', skipped: 'only root may mount the small disk that is filled', broken: [] };
  try {
    return await withScenarioEnvironment(
      { mutant, people: PEOPLE, pins: PINS, base: disk.dir },
      async (stage) => {
        const random = createRandom(seed);
        const [person] = stage.world.people;
        if (!person) throw new Error('Nobody is there to save.');
        const seen: string[] = [];
        const late: string[] = [];
        const bff = await stage.startBff();
        const client = createClient(() => bff.port, stage.ledger);
        const load = startLoad({ world: stage.world, client, random: random.fork(0), atOnce: AT_ONCE });
        const refusals = (): number => stage.ledger.lines.filter(isRefusal).length;
        for (let round = 1; round <= size; round += 1) {
          await sleep(BEFORE_MS);
          const before = refusals();
          disk.fill();
          const limit = Date.now() + FILL_LIMIT_MS;
          let reads = 0;
          while (refusals() < before + REFUSALS && Date.now() < limit) {
            const answer = await readPin(bff.port, stage.world.pinIds[reads] ?? '');
            if (answer !== '200') seen.push(`a read on the full disk returned '${answer}'`);
            reads += 1;
            await sleep(20);
          }
          if (refusals() < before + REFUSALS)
            seen.push(`only ${refusals() - before} writes were refused as storage_full`);
          disk.makeRoom();
          const since = performance.now();
          const saved = await client.persist(
            saveOperation(person, stage.world.pinIds.at(-round) ?? ''),
            5 * RETURN_LIMIT_MS,
          );
          const ms = Math.round(performance.now() - since);
          const what = `the first save with room again: ${JSON.stringify(saved)} after ${ms} ms`;
          if (saved.kind !== 'ok') seen.push(what);
          else if (ms > RETURN_LIMIT_MS) late.push(what);
        }
        if (!bff.isRunning()) seen.push(`the BFF has ended: ${getLastOutput(bff.said())}`);
        await load.stop();
        seen.push(...findUnexpected(client.unexpected, bff.said()));
        const did = `${size} times a full disk under the database, ${refusals()} refusals`;
        return verifyScenario({ ledger: stage.ledger, databaseUrl: stage.postgres.url, did, seen, late });
      },
    );
  } finally {
    disk.remove();
  }
}

function isRefusal(line: Line): boolean {
  return line.line === 'result' && line.kind === 'fail' && line.why === 'storage_full';
}
