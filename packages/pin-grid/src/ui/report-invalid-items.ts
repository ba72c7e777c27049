declare const process: { readonly env: { readonly NODE_ENV?: string } };

let isReported = false;

/** Logs items that are no array, in development only and once. */
export function reportInvalidItems(items: unknown): void {
  try {
    if (process.env.NODE_ENV !== 'production') logOnce(items);
  } catch {
    // Bundlers replace the environment; a page without one has no `process`.
  }
}

function logOnce(items: unknown): void {
  if (isReported) return;
  isReported = true;
  // oxlint-disable-next-line no-console -- it is the only place that a developer of the app sees
  console.error(`PinGrid: the prop items must be an array. It got ${JSON.stringify(items)}.`);
}
