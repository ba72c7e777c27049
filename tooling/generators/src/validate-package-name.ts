const NAME_MAX = 40;
const KEBAB = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/;

/** Words that do not describe the purpose of a package. */
const EMPTY_WORDS = new Set(['common', 'helpers', 'lib', 'manager', 'misc', 'shared', 'utils']);

/** Names that a package's files already use. */
const USED_INSIDE = new Set([
  'empty',
  'empty-state',
  'filled',
  'index',
  'long-title',
  'messages',
  'model',
  'object',
  'pin',
  'pin-title',
  'pin-titles',
  'react-node',
  'story',
]);

/**
 * Returns the error of a name for a new package in one sentence; undefined for a valid one. `taken` are the
 * existing names.
 */
export function validatePackageName(name: string, taken: readonly string[]): string | undefined {
  if (name === '') return 'Give the package a name, as in: pnpm generate package board-cover';
  if (!KEBAB.test(name))
    return `The name '${name}' cannot be used: write it in lower-case words with hyphens between, each starting with a letter, as in board-cover.`;
  if (name.length > NAME_MAX)
    return `The name '${name}' is too long: use at most ${NAME_MAX} characters, so that its files can be read in a list.`;
  const emptyWord = name.split('-').find((word) => EMPTY_WORDS.has(word));
  if (emptyWord !== undefined)
    return `The name '${name}' says too little: name what the package does instead of '${emptyWord}'.`;
  if (USED_INSIDE.has(name))
    return `The name '${name}' is used inside of every package: add a word that says which one this is.`;
  if (taken.includes(name)) return `The name '${name}' is taken: there is a package of this name already.`;
  return undefined;
}
