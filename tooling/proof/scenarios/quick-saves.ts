import { createClient } from '../clients/client.ts';
import { saveOperation } from '../clients/operations.ts';
import { withScenarioEnvironment, type ScenarioSettings } from './stage.ts';
import { verifyScenario, findUnexpected, type Verdict } from './verdict.ts';

const AT_ONCE = 20;
const PEOPLE_AT_ONCE = 10;
const PERSIST_MS = 20_000;

/**
 * Lets members save one pin twenty times concurrently to a profile without a quick-saves board: the result is
 * one board and one pin.
 */
export function quickSaves({ size, mutant }: ScenarioSettings): Promise<Verdict> {
  return withScenarioEnvironment({ mutant, people: size, pins: 1 }, async (stage) => {
    const { people, pinIds } = stage.world;
    const bff = await stage.startBff();
    const client = createClient(() => bff.port, stage.ledger);
    const seen: string[] = [];
    for (let first = 0; first < size; first += PEOPLE_AT_ONCE) {
      const some = people.slice(first, first + PEOPLE_AT_ONCE);
      const saves = some.flatMap((person) =>
        Array.from({ length: AT_ONCE }, () =>
          client.persist(saveOperation(person, pinIds[0] ?? ''), PERSIST_MS),
        ),
      );
      const refused = (await Promise.all(saves)).filter(({ kind }) => kind !== 'ok');
      if (refused.length > 0)
        seen.push(`${refused.length} saves were not acknowledged: ${JSON.stringify(refused[0])}`);
    }
    seen.push(...findUnexpected(client.unexpected, bff.said()));
    const did = `${size} people × ${AT_ONCE} quick saves at once`;
    return verifyScenario({ ledger: stage.ledger, databaseUrl: stage.postgres.url, did, seen });
  });
}
