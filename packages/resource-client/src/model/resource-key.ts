/** The options of a request; the client sets the bookmarks. */
export type ResourceOptions = Readonly<Record<string, unknown>>;

/**
 * Returns the cache key of a resource: its name and options. Undefined options and the order of properties
 * are ignored; the order of lists is not. Source: RC-04.
 */
export function resourceKey(name: string, options: ResourceOptions): string {
  return name + JSON.stringify(options, ordered);
}

function ordered(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
