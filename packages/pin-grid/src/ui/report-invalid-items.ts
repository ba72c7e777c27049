declare const process: { readonly env: { readonly NODE_ENV?: string } } | undefined;

let isReported = false;

/** Logs items that are no array, in development only and once. */
export function reportInvalidItems(items: unknown): void {
  // Bundlers replace the environment; a page without one has no `process`.
  if (isReported || typeof process === 'undefined' || process.env.NODE_ENV === 'production') return;
  isReported = true;
  // oxlint-disable-next-line no-console -- it is the only place that a developer of the app sees
  console.error(`PinGrid: the prop items must be an array. It got ${JSON.stringify(items)}.`);
}
