import { createClient } from '../clients/client.ts';
import { boardWish, followWish, saveWish, unsaveWish, type Wish } from '../clients/wishes.ts';
import type { Outcome } from '../ledger/ledger.ts';
import { onStage, type ScenarioSettings } from './stage.ts';
import { judge, unexpectedOf, type Verdict } from './verdict.ts';

const AT_ONCE = 20;
const PERSIST_MS = 20_000;

/** Sends one wish twenty times at once: a save under one key and under twenty, an unsave, a follow, a new board. */
export function races({ size, mutant }: ScenarioSettings): Promise<Verdict> {
  return onStage({ mutant, people: size + 1, pins: 2 * size }, async (stage) => {
    const { people, pinIds } = stage.world;
    const bff = await stage.startBff();
    const client = createClient(() => bff.port, stage.ledger);
    const seen: string[] = [];
    const race = (wish: () => Wish): Promise<readonly Outcome[]> =>
      Promise.all(Array.from({ length: AT_ONCE }, () => client.persist(wish(), PERSIST_MS)));
    const all = async (wish: () => Wish): Promise<string> => {
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
      const save = saveWish(person, pin, person.boardId);
      const copyId = await all(() => save);
      await all(() => saveWish(person, another, person.boardId));
      await all(() => followWish(person, other));
      await all(() => boardWish(person, 'Race'));
      if (round % 2 === 0) await race(always(unsaveWish(person, copyId, save.intent.effect)));
    }
    seen.push(...unexpectedOf(client.unexpected, bff.said()));
    const did = `${size} rounds of wishes sent ${AT_ONCE} times at once`;
    return judge({ ledger: stage.ledger, databaseUrl: stage.postgres.url, did, seen });
  });
}

function always(wish: Wish): () => Wish {
  return () => wish;
}
