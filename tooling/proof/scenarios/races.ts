import { createClient } from '../clients/client.ts';
import {
  boardOperation,
  followOperation,
  saveOperation,
  unsaveOperation,
  type Operation,
} from '../clients/operations.ts';
import type { AttemptResult } from '../ledger/ledger.ts';
import { withScenarioEnvironment, type ScenarioSettings } from './stage.ts';
import { verifyScenario, findUnexpected, type Verdict } from './verdict.ts';

const AT_ONCE = 20;
const PERSIST_MS = 20_000;

/**
 * Sends one operation twenty times concurrently: a save with one key and with twenty, an unsave, a follow, a
 * new board.
 */
export function races({ size, mutant }: ScenarioSettings): Promise<Verdict> {
  return withScenarioEnvironment({ mutant, people: size + 1, pins: 2 * size }, async (stage) => {
    const { people, pinIds } = stage.world;
    const bff = await stage.startBff();
    const client = createClient(() => bff.port, stage.ledger);
    const seen: string[] = [];
    const race = (createOperation: () => Operation): Promise<readonly AttemptResult[]> =>
      Promise.all(Array.from({ length: AT_ONCE }, () => client.persist(createOperation(), PERSIST_MS)));
    const all = async (createOperation: () => Operation): Promise<string> => {
      const results = await race(createOperation);
      const refused = results.find(({ kind }) => kind !== 'ok');
      if (refused)
        seen.push(`${createOperation().intent.effect} was not acknowledged: ${JSON.stringify(refused)}`);
      const answers = new Set(results.map((result) => (result.kind === 'ok' ? result.answer : undefined)));
      if (answers.size > 1)
        seen.push(`${createOperation().intent.effect} was answered ${[...answers].join(', ')}`);
      return [...answers][0] ?? '';
    };
    for (let round = 0; round < size; round += 1) {
      const [person, other] = [people[round], people[round + 1]];
      const [pin = '', another = ''] = pinIds.slice(2 * round);
      if (!person || !other) throw new Error('The world has fewer people than the races need.');
      const save = saveOperation(person, pin, person.boardId);
      const copyId = await all(() => save);
      await all(() => saveOperation(person, another, person.boardId));
      await all(() => followOperation(person, other));
      await all(() => boardOperation(person, 'Race'));
      if (round % 2 === 0) await race(always(unsaveOperation(person, copyId, save.intent.effect)));
    }
    seen.push(...findUnexpected(client.unexpected, bff.said()));
    const did = `${size} rounds of operations sent ${AT_ONCE} times at once`;
    return verifyScenario({ ledger: stage.ledger, databaseUrl: stage.postgres.url, did, seen });
  });
}

function always(operation: Operation): () => Operation {
  return () => operation;
}
