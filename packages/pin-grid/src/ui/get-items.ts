declare const process: { readonly env: { readonly NODE_ENV?: string } } | undefined;

const NO_ITEMS: readonly never[] = [];
let isReported = false;

/** Returns the items of a grid: none where an untyped app passes no array, which development logs once. */
export function getItems<T>(items: readonly T[]): readonly T[] {
  if (Array.isArray(items)) return items;
  // Bundlers replace the environment; a page without one has no `process`.
  if (!isReported && typeof process !== 'undefined' && process.env.NODE_ENV !== 'production')
    // oxlint-disable-next-line no-console -- it is the only place that a developer of the app sees
    console.error(`PinGrid: the prop items must be an array. It got ${JSON.stringify(items)}.`);
  isReported = true;
  return NO_ITEMS;
}
