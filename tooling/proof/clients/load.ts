import { setTimeout as sleep } from 'node:timers/promises';
import type { Person, World } from '../world/seed-world.ts';
import type { Client } from './client.ts';
import type { Random } from './random.ts';
import {
  boardOperation,
  followOperation,
  saveOperation,
  unsaveOperation,
  type Operation,
} from './operations.ts';

/** Simulated members who save, unsave, follow and create boards until they are stopped. */
export type Load = {
  /** Waits until one more operation is acknowledged; returns false after the time limit. */
  acknowledges(limitMs: number): Promise<boolean>;
  /** Waits for all pending operations. Throws errors of the harness itself. */
  stop(): Promise<void>;
};

const PERSISTENT_PERCENT = 70;
const PERSIST_MS = 20_000;

/** Starts `atOnce` concurrent members; the random numbers determine their operations and order. */
export function startLoad(of: {
  readonly world: World;
  readonly client: Client;
  readonly random: Random;
  readonly atOnce: number;
  /** Milliseconds between a client's operations. */
  readonly pauseMs?: number;
}): Load {
  let isStopped = false;
  let acknowledged = 0;
  const work = async (nth: number): Promise<void> => {
    const random = of.random.fork(nth);
    const mine = of.world.people.filter((_, index) => index % of.atOnce === nth);
    const desks = mine.map((person) => openDesk(person, of.world));
    while (!isStopped) {
      if (of.pauseMs !== undefined) await sleep(of.pauseMs);
      const desk = desks[random.below(desks.length)];
      if (!desk) throw new Error('There are fewer people than are to work at once.');
      const operation = desk.next(random);
      const persists = random.percent(PERSISTENT_PERCENT);
      const result = persists
        ? await of.client.persist(operation, PERSIST_MS)
        : await of.client.tryOnce(operation);
      if (result.kind !== 'ok') continue;
      acknowledged += 1;
      if (result.answer !== undefined) desk.done(operation, result.answer);
    }
  };
  const workers = Array.from({ length: of.atOnce }, (_, nth) => work(nth));
  return {
    async acknowledges(limitMs) {
      const before = acknowledged;
      const limit = Date.now() + limitMs;
      while (acknowledged === before && Date.now() < limit) await sleep(5);
      return acknowledged > before;
    },
    async stop() {
      isStopped = true;
      await Promise.all(workers);
    },
  };
}

/** Creates a member's next operations: never the same twice, so that every effect has one intent. */
function openDesk(person: Person, { people, pinIds }: World) {
  const saved: { readonly copyId: string; readonly effect: string }[] = [];
  let pins = 0;
  let boards = 0;
  let follows = people.indexOf(person);
  const others = people.length - 1;
  let followed = 0;
  const nextPin = (): string => {
    const pin = pinIds[(pins += 1)];
    if (pin === undefined) throw new Error('Somebody has saved every pin: seed the world with more of them.');
    return pin;
  };
  return {
    next(random: Random): Operation {
      const dice = random.below(100);
      if (dice < 12) {
        const copy = saved.splice(random.below(saved.length), 1)[0];
        if (copy) return unsaveOperation(person, copy.copyId, copy.effect);
      }
      if (dice < 22 && followed < others) {
        followed += 1;
        follows = (follows + 1) % people.length;
        const other = people[follows];
        if (other) return followOperation(person, other);
      }
      if (dice < 32) return boardOperation(person, `Board ${(boards += 1)}`);
      return saveOperation(person, nextPin(), dice < 50 ? undefined : person.boardId);
    },
    done({ intent, sent }: Operation, copyId: string): void {
      if (sent.path.includes('Repin')) saved.push({ copyId, effect: intent.effect });
    },
  };
}
