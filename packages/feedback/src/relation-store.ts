import { relationCall, type BlockSource, type RelationSubject } from './model/relation-call.ts';
import {
  stepRelation,
  type RelationEffect,
  type RelationEvent,
  type RelationState,
} from './model/relation.ts';
import type { CallOutcome, SiteCall } from './model/site-call.ts';

/** What following and blocking need of their app. No port throws. */
export type RelationPorts = {
  readonly send: (call: SiteCall) => Promise<CallOutcome>;
  /** It is so now; `undo` asks for the reverse. Blocks and unblocks are logged here (events 54 and 55). */
  readonly tell: (subject: RelationSubject, isOn: boolean, undo: () => void) => void;
  readonly tellFailure: (message: string | undefined) => void;
};

/** Whom and what the viewer follows and blocked, as far as this page knows; apart from React. */
export type RelationStore = {
  readonly subscribe: (onChange: () => void) => () => void;
  /** Whether it is followed, or blocked, as it is to be shown; undefined when this page knows nothing of it. */
  readonly isOn: (subject: Pick<RelationSubject, 'kind' | 'id'>) => boolean | undefined;
  /** Follows or blocks, or ends it; `known` is what the site said last. */
  readonly wish: (
    subject: RelationSubject,
    isOn: boolean,
    about: { readonly known: boolean; readonly source?: BlockSource | undefined },
  ) => void;
  /** It is so on the site, by another call. */
  readonly learn: (subject: Pick<RelationSubject, 'kind' | 'id'>, isOn: boolean) => void;
};

/** Makes the relations of one page. */
export function createRelationStore(ports: RelationPorts): RelationStore {
  const states = new Map<string, RelationState>();
  const listeners = new Set<() => void>();
  const set = (key: string, state: RelationState): void => {
    if (states.get(key) === state) return;
    states.set(key, state);
    for (const listener of listeners) listener();
  };

  function send(subject: RelationSubject, event: RelationEvent, source: BlockSource | undefined): void {
    const state = states.get(keyOf(subject)) ?? { kind: 'at-rest', isOn: false };
    const step = stepRelation(state, event);
    set(keyOf(subject), step.state);
    for (const effect of step.effects) void run(subject, effect, source);
  }

  async function run(
    subject: RelationSubject,
    effect: RelationEffect,
    source: BlockSource | undefined,
  ): Promise<void> {
    if (effect.type === 'tell') {
      const isOn = !effect.isOn;
      ports.tell(subject, effect.isOn, () => send(subject, { type: 'wished', isOn }, source));
    } else if (effect.type === 'tell-failed') ports.tellFailure(effect.message);
    else {
      const outcome = await ports.send(relationCall(subject, effect.isOn, source));
      send(
        subject,
        outcome.ok ? { type: 'succeeded' } : { type: 'failed', message: outcome.message },
        source,
      );
    }
  }

  return {
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    isOn: (subject) => states.get(keyOf(subject))?.isOn,
    wish(subject, isOn, { known, source }) {
      if (!states.has(keyOf(subject))) set(keyOf(subject), { kind: 'at-rest', isOn: known });
      send(subject, { type: 'wished', isOn }, source);
    },
    learn(subject, isOn) {
      const state = states.get(keyOf(subject));
      set(
        keyOf(subject),
        state ? stepRelation(state, { type: 'learned', isOn }).state : { kind: 'at-rest', isOn },
      );
    },
  };
}

function keyOf({ kind, id }: Pick<RelationSubject, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}
