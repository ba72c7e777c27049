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

/** Sends one wish twenty times at once: a save under one key and under twenty, an unsave, a follow, a new board. */
export function races({ size, mutant }: ScenarioSettings): Promise<Verdict> {
  return withScenarioEnvironment({ mutant, people: size + 1, pins: 2 * size }, async (stage) => {
    const { people, pinIds } = stage.world;
    const bff = await stage.startBff();
    const client = createClient(() => bff.port, stage.ledger);
    const seen: string[] = [];
    const race = (wish: () => Operation): Promise<readonly AttemptResult[]> =>
      Promise.all(Array.from({ length: AT_ONCE }, () => client.persist(wish(), PERSIST_MS)));
    const all = async (wish: () => Operation): Promise<string> => {
      const outcomes = await race(wish);
      const refused = outcomes.find(({ kind }) => kind !== 'ok');
      if (refused) seen.push(`${wish().intent.effect} was not acknowledged: ${JSON.stringify(refused)}`);
      const answers = new Set(
        outcomes.map((outcome) => (outcome.kind === 'ok' ? outcome.answer : undefined)),
      );
      if (answers.size > 1) seen.push(`${wish().intent.effect} was answered ${[...answers].join(', ')}`);
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
    const did = `${size} rounds of wishes sent ${AT_ONCE} times at once`;
    return verifyScenario({ ledger: stage.ledger, databaseUrl: stage.postgres.url, did, seen });
  });
}

function always(wish: Operation): () => Operation {
  return () => wish;
}
