/** An action on the focused card by one key (BY-07). */
export type Shortcut = 'open' | 'save' | 'hide' | 'help';

const SHORTCUTS: Readonly<Record<string, Shortcut>> = { o: 'open', s: 'save', h: 'hide', '?': 'help' };

/** The keys of the shortcuts, as shown in the help sheet. */
export const SHORTCUT_KEYS = { open: 'O', save: 'S', hide: 'H', help: '?' } as const satisfies Record<
  Shortcut,
  string
>;

/** The parts of a keyboard event that decide about a shortcut. */
export type KeyPress = Pick<
  KeyboardEvent,
  'altKey' | 'ctrlKey' | 'isComposing' | 'key' | 'metaKey' | 'repeat'
>;

/**
 * Returns the shortcut of a key press, if any. Combinations belong to the browser and the system, and a key that is held runs its
 * action once. `code` is the key by its position, for layouts without Latin letters.
 */
export function findShortcut(press: KeyPress, code: string): Shortcut | undefined {
  const { key, altKey, ctrlKey, metaKey, isComposing, repeat } = press;
  if (altKey || ctrlKey || metaKey || isComposing || repeat) return undefined;
  const named = key.toLowerCase();
  if (Object.hasOwn(SHORTCUTS, named)) return SHORTCUTS[named];
  // On a keyboard with Arabic letters, S by its position.
  if (key.length !== 1 || /[a-z]/i.test(key)) return undefined;
  const letter = /^Key([OSH])$/.exec(code)?.[1]?.toLowerCase();
  return letter === undefined ? undefined : SHORTCUTS[letter];
}
