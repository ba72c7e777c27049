/** The action of a key in a player. */
export type KeyAction =
  | { readonly do: 'toggle-play' | 'toggle-muted' | 'toggle-captions' | 'toggle-fullscreen' }
  /** Seconds to skip, positive or negative. */
  | { readonly do: 'skip'; readonly by: number }
  /** Fraction of the duration, from 0 to 1. */
  | { readonly do: 'seek'; readonly to: 0 | 1 }
  | { readonly do: 'change-volume'; readonly by: number };

/** A key pressed in a player, and the focused part. */
export type PlayerKey = {
  readonly key: string;
  /**
   * Buttons and sliders handle some keys themselves; the timeline counts as the frame, so that an arrow
   * skips.
   */
  readonly on: 'frame' | 'button' | 'slider';
  /** True with Ctrl, Alt or Meta: a shortcut of the browser. */
  readonly hasModifier: boolean;
};

const LETTERS: ReadonlyMap<string, KeyAction> = new Map<string, KeyAction>([
  ['k', { do: 'toggle-play' }],
  ['m', { do: 'toggle-muted' }],
  ['c', { do: 'toggle-captions' }],
  ['f', { do: 'toggle-fullscreen' }],
  ['j', { do: 'skip', by: -10 }],
  ['l', { do: 'skip', by: 10 }],
]);

const MOVES: ReadonlyMap<string, KeyAction> = new Map<string, KeyAction>([
  ['ArrowLeft', { do: 'skip', by: -5 }],
  ['ArrowRight', { do: 'skip', by: 5 }],
  ['ArrowUp', { do: 'change-volume', by: 0.1 }],
  ['ArrowDown', { do: 'change-volume', by: -0.1 }],
  ['Home', { do: 'seek', to: 0 }],
  ['End', { do: 'seek', to: 1 }],
]);

/**
 * Returns the action of a key in a player (VD-04); undefined for none. Letters work everywhere in it; arrows,
 * Home and End belong to sliders; space and Enter to buttons. Time runs from left to right in every language,
 * so the right arrow always seeks forward.
 */
export function playerKey({ key, on, hasModifier }: PlayerKey): KeyAction | undefined {
  if (hasModifier) return undefined;
  if (key === ' ') return on === 'button' ? undefined : { do: 'toggle-play' };
  return LETTERS.get(key.toLowerCase()) ?? (on === 'slider' ? undefined : MOVES.get(key));
}
