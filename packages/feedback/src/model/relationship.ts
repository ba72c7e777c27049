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
  /** The page learned from the site how it is. */
  | { readonly type: 'loaded'; readonly isOn: boolean };

/** An effect of a follow or block. */
export type RelationshipEffect =
  | { readonly type: 'send'; readonly isOn: boolean }
  /** It is so now; the reverse is its undo. */
  | { readonly type: 'tell'; readonly isOn: boolean }
  | { readonly type: 'notify-failed'; readonly message: string | undefined };

/** A step of the machine. */
export type RelationshipTransition = {
  readonly state: RelationshipState;
  readonly effects: readonly RelationshipEffect[];
};

/**
 * One step of following or blocking (§4, FB-05, FB-06): what is wished shows at once; one call is under way at a time, and
 * what is wished meanwhile is asked for after it; a failure shows what the site knows again. Each wish is the other's undo.
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
