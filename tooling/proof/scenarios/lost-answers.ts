import { createClient, type Client } from '../clients/client.ts';
import { createRandom, type Random } from '../clients/random.ts';
import { boardOperation, followOperation, saveOperation, unsaveOperation } from '../clients/operations.ts';
import { startFaultProxy } from '../world/cut-proxy.ts';
import type { Person, World } from '../world/seed-world.ts';
import { withScenarioEnvironment, type ScenarioSettings } from './stage.ts';
import { verifyScenario, findUnexpected, type Verdict } from './verdict.ts';

const PEOPLE = 8;
const LOST_PERCENT = 60;
const UNSAVE_PERCENT = 50;
const PERSIST_MS = 20_000;

/**
 * Drops responses and lets clients retry with the same key; after an unsave the first save arrives once more,
 * like a delayed attempt, and must not restore the pin.
 */
export function loseResponses({ seed, size, mutant }: ScenarioSettings): Promise<Verdict> {
  return withScenarioEnvironment({ mutant, people: PEOPLE, pins: size + 2 }, async (stage) => {
    const random = createRandom(seed);
    const bff = await stage.startBff();
    const proxy = await startFaultProxy(
      () => bff.port,
      () => random.percent(LOST_PERCENT),
    );
    const client = createClient(() => proxy.port, stage.ledger);
    const each = stage.world.people.map((person, nth) =>
      liveOne(person, {
        world: stage.world,
        client,
        random: random.fork(nth),
        size: Math.ceil(size / PEOPLE),
      }),
    );
    const seen = (await Promise.all(each)).flat();
    await proxy.close();
    if (proxy.lost() < size / 2) seen.push(`only ${proxy.lost()} answers were lost`);
    seen.push(...findUnexpected(client.unexpected, bff.said()));
    const did = `${proxy.lost()} answers lost, each tried again`;
    return verifyScenario({ ledger: stage.ledger, databaseUrl: stage.postgres.url, did, seen });
  });
}

async function liveOne(
  person: Person,
  of: { readonly world: World; readonly client: Client; readonly random: Random; readonly size: number },
): Promise<readonly string[]> {
  const { client, random, world } = of;
  const broken: string[] = [];
  for (let nth = 0; nth < of.size; nth += 1) {
    const pinId = world.pinIds[nth] ?? '';
    const save = saveOperation(person, pinId, random.percent(50) ? person.boardId : undefined);
    const saved = await client.persist(save, PERSIST_MS);
    if (saved.kind !== 'ok') broken.push(`${save.intent.effect} was never acknowledged: ${saved.why}`);
    else if (saved.answer !== undefined && random.percent(UNSAVE_PERCENT)) {
      await client.persist(unsaveOperation(person, saved.answer, save.intent.effect), PERSIST_MS);
      await client.persist(save, PERSIST_MS);
    }
    if (nth % 4 === 0) await client.persist(boardOperation(person, `Board ${nth}`), PERSIST_MS);
    const other = world.people[nth];
    if (other && other !== person) await client.persist(followOperation(person, other), PERSIST_MS);
  }
  return broken;
}
