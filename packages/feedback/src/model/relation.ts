/** Whether one thing is followed, or one person blocked, as it is shown and as the site knows it. */
export type RelationState =
  | { readonly kind: 'at-rest'; readonly isOn: boolean }
  | {
      readonly kind: 'changing';
      /** What is shown: the last wish. */
      readonly isOn: boolean;
      /** What the call under way asks for. */
      readonly sent: boolean;
      /** What the site said last. */
      readonly known: boolean;
    };

/** What happens to it. */
export type RelationEvent =
  | { readonly type: 'wished'; readonly isOn: boolean }
  | { readonly type: 'succeeded' }
  | { readonly type: 'failed'; readonly message: string | undefined }
  /** The page learned from the site how it is. */
  | { readonly type: 'learned'; readonly isOn: boolean };

/** What is to be done. */
export type RelationEffect =
  | { readonly type: 'send'; readonly isOn: boolean }
  /** It is so now; the reverse is its undo. */
  | { readonly type: 'tell'; readonly isOn: boolean }
  | { readonly type: 'tell-failed'; readonly message: string | undefined };

/** A step of the machine. */
export type RelationStep = { readonly state: RelationState; readonly effects: readonly RelationEffect[] };

/**
 * One step of following or blocking (§4, FB-05, FB-06): what is wished shows at once; one call is under way at a time, and
 * what is wished meanwhile is asked for after it; a failure shows what the site knows again. Each wish is the other's undo.
 */
export function stepRelation(state: RelationState, event: RelationEvent): RelationStep {
  if (state.kind === 'at-rest') return whenAtRest(state, event);
  const { isOn, sent, known } = state;
  switch (event.type) {
    case 'wished':
      return { state: { ...state, isOn: event.isOn }, effects: [] };
    case 'succeeded':
      return isOn === sent
        ? { state: { kind: 'at-rest', isOn }, effects: [{ type: 'tell', isOn }] }
        : { state: { kind: 'changing', isOn, sent: isOn, known: sent }, effects: [{ type: 'send', isOn }] };
    case 'failed':
      return {
        state: { kind: 'at-rest', isOn: known },
        effects: isOn === known ? [] : [{ type: 'tell-failed', message: event.message }],
      };
    case 'learned':
      return { state, effects: [] };
  }
}

function whenAtRest(
  state: Extract<RelationState, { readonly kind: 'at-rest' }>,
  event: RelationEvent,
): RelationStep {
  if ((event.type !== 'wished' && event.type !== 'learned') || event.isOn === state.isOn)
    return { state, effects: [] };
  const { isOn } = event;
  return event.type === 'learned'
    ? { state: { kind: 'at-rest', isOn }, effects: [] }
    : {
        state: { kind: 'changing', isOn, sent: isOn, known: state.isOn },
        effects: [{ type: 'send', isOn }],
      };
}
