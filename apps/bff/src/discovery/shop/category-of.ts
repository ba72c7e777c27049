import { findCategory, SHOP_CATEGORIES, type ShopCategory } from './categories.ts';

/** The texts from which the category of a product is found. */
export type CategorySource = {
  /** As in the feed: a number or a path of the taxonomy, or the shop's own words. */
  readonly category: string | null;
  readonly name: string | null;
  /** The topics of its pin. */
  readonly topics: readonly string[];
};

const byName = new Map(SHOP_CATEGORIES.map((one) => [plain(one.name), one]));
const byWord = new Map(
  // The parts of a category are more precise, so their words win.
  SHOP_CATEGORIES.toSorted(
    (one, other) => Number(one.parentId !== null) - Number(other.parentId !== null),
  ).flatMap((one) => one.words.map((word) => [word, one] as const)),
);

/**
 * Returns the category of a product: by the number in its feed; otherwise by the names in the path, the most precise first; otherwise
 * by the words of the path, of its name and of its topics. Undefined if none of them is known.
 */
export function categoryOf({ category, name, topics }: CategorySource): ShopCategory | undefined {
  const path = (category ?? '')
    .split(/[>/|]/)
    .map(plain)
    .filter((part) => part !== '');
  const [first = ''] = path;
  if (/^\d{1,9}$/.test(first)) {
    const found = findCategory(Number(first));
    if (found) return found;
  }
  const named = path.toReversed().find((part) => byName.has(part));
  const guesses = [...path.toReversed(), plain(name ?? ''), ...topics.map(plain)].flatMap(
    (text) => byWords(text) ?? [],
  );
  const above = named === undefined ? guesses[0] : byName.get(named);
  // Further words make a category more precise, and never contradict it.
  return guesses.find(({ parentId }) => above !== undefined && parentId === above.id) ?? above;
}

/** Returns the category that the last known word of a text names: 'Handmade mugs' are mugs. */
function byWords(text: string): ShopCategory | undefined {
  const word = text.split(' ').findLast((one) => byWord.has(one));
  return word === undefined ? undefined : byWord.get(word);
}

function plain(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll('&', ' and ')
      .match(/[\p{L}\p{N}-]+/gu)
      ?.join(' ') ?? ''
  );
}
