/** The state of one follow or block: the displayed one, and the server's. */
export type RelationshipState =
  | { readonly kind: 'idle'; readonly isOn: boolean }
  | {
      readonly kind: 'changing';
      /** The displayed state: the viewer's last choice. */
      readonly isOn: boolean;
      /** The state that the pending request sets. */
      readonly sent: boolean;
      /** The server's last known state. */
      readonly known: boolean;
    };

/** An event of a follow or block. */
export type RelationshipEvent =
  | { readonly type: 'requested'; readonly isOn: boolean }
  | { readonly type: 'succeeded' }
  | { readonly type: 'failed'; readonly message: string | undefined }
  /** The page received the server's state. */
  | { readonly type: 'loaded'; readonly isOn: boolean };

/** An effect of a follow or block. */
export type RelationshipEffect =
  | { readonly type: 'send'; readonly isOn: boolean }
  /** Notifies of the new state; the reverse is its undo. */
  | { readonly type: 'tell'; readonly isOn: boolean }
  | { readonly type: 'notify-failed'; readonly message: string | undefined };

/** The result of a transition. */
export type RelationshipTransition = {
  readonly state: RelationshipState;
  readonly effects: readonly RelationshipEffect[];
};

/**
 * Returns the next state of a follow or block (§4, FB-05, FB-06): a choice is displayed at once; one request
 * is pending at a time, and a choice made meanwhile is requested afterwards; after a failure the server's
 * last known state is displayed. Each choice undoes the other.
 */
export function transitionRelationship(
  state: RelationshipState,
  event: RelationshipEvent,
): RelationshipTransition {
  if (state.kind === 'idle') return whenAtRest(state, event);
  const { isOn, sent, known } = state;
  switch (event.type) {
    case 'requested':
      return { state: { ...state, isOn: event.isOn }, effects: [] };
    case 'succeeded':
      return isOn === sent
        ? { state: { kind: 'idle', isOn }, effects: [{ type: 'tell', isOn }] }
        : { state: { kind: 'changing', isOn, sent: isOn, known: sent }, effects: [{ type: 'send', isOn }] };
    case 'failed':
      return {
        state: { kind: 'idle', isOn: known },
        effects: isOn === known ? [] : [{ type: 'notify-failed', message: event.message }],
      };
    case 'loaded':
      return { state, effects: [] };
  }
}

function whenAtRest(
  state: Extract<RelationshipState, { readonly kind: 'idle' }>,
  event: RelationshipEvent,
): RelationshipTransition {
  if ((event.type !== 'requested' && event.type !== 'loaded') || event.isOn === state.isOn)
    return { state, effects: [] };
  const { isOn } = event;
  return event.type === 'loaded'
    ? { state: { kind: 'idle', isOn }, effects: [] }
    : {
        state: { kind: 'changing', isOn, sent: isOn, known: state.isOn },
        effects: [{ type: 'send', isOn }],
      };
}
