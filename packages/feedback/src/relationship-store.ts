import {
  buildRelationshipRequest,
  type BlockSource,
  type RelationshipSubject,
} from './model/relationship-request.ts';
import {
  transitionRelationship,
  type RelationshipEffect,
  type RelationshipEvent,
  type RelationshipState,
} from './model/relationship.ts';
import type { ApiResult, ApiRequest } from './model/api-request.ts';

/** The ports of following and blocking. None throws. */
export type RelationshipPorts = {
  readonly send: (call: ApiRequest) => Promise<ApiResult>;
  /**
   * Called after a change; `undo` requests the reverse. Blocks and unblocks are logged here (events 54 and
   * 55).
   */
  readonly onChange: (subject: RelationshipSubject, isOn: boolean, undo: () => void) => void;
  readonly onError: (message: string | undefined) => void;
};

/** The viewer's follows and blocks, by this page's state; independent of React. */
export type RelationshipStore = {
  readonly subscribe: (onChange: () => void) => () => void;
  /** Returns the displayed state of a follow or block; undefined if this page does not know it. */
  readonly isOn: (subject: Pick<RelationshipSubject, 'kind' | 'id'>) => boolean | undefined;
  /** Follows or blocks, or ends it; `known` is the server's last known state. */
  readonly set: (
    subject: RelationshipSubject,
    isOn: boolean,
    about: { readonly known: boolean; readonly source?: BlockSource | undefined },
  ) => void;
  /** Sets the server's state, as learned from another response. */
  readonly hydrate: (subject: Pick<RelationshipSubject, 'kind' | 'id'>, isOn: boolean) => void;
};

/** Creates the store of one page's follows and blocks. */
export function createRelationshipStore(ports: RelationshipPorts): RelationshipStore {
  const states = new Map<string, RelationshipState>();
  const listeners = new Set<() => void>();
  const set = (key: string, state: RelationshipState): void => {
    if (states.get(key) === state) return;
    states.set(key, state);
    for (const listener of listeners) listener();
  };

  function send(
    subject: RelationshipSubject,
    event: RelationshipEvent,
    source: BlockSource | undefined,
  ): void {
    const state = states.get(keyOf(subject)) ?? { kind: 'idle', isOn: false };
    const step = transitionRelationship(state, event);
    set(keyOf(subject), step.state);
    for (const effect of step.effects) void run(subject, effect, source);
  }

  async function run(
    subject: RelationshipSubject,
    effect: RelationshipEffect,
    source: BlockSource | undefined,
  ): Promise<void> {
    if (effect.type === 'tell') {
      const isOn = !effect.isOn;
      ports.onChange(subject, effect.isOn, () => send(subject, { type: 'requested', isOn }, source));
    } else if (effect.type === 'notify-failed') ports.onError(effect.message);
    else {
      const result = await ports.send(buildRelationshipRequest(subject, effect.isOn, source));
      send(subject, result.ok ? { type: 'succeeded' } : { type: 'failed', message: result.message }, source);
    }
  }

  return {
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    isOn: (subject) => states.get(keyOf(subject))?.isOn,
    set(subject, isOn, { known, source }) {
      if (!states.has(keyOf(subject))) set(keyOf(subject), { kind: 'idle', isOn: known });
      send(subject, { type: 'requested', isOn }, source);
    },
    hydrate(subject, isOn) {
      const state = states.get(keyOf(subject));
      set(
        keyOf(subject),
        state ? transitionRelationship(state, { type: 'loaded', isOn }).state : { kind: 'idle', isOn },
      );
    },
  };
}

function keyOf({ kind, id }: Pick<RelationshipSubject, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}
