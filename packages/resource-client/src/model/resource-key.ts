/** The options of a call; their bookmarks are set by the client. */
export type ResourceOptions = Readonly<Record<string, unknown>>;

/**
 * The key by which a resource is cached: its name and its options. The order of properties and options that are
 * undefined do not count; the order of a list does. Source: RC-04.
 */
export function resourceKey(name: string, options: ResourceOptions): string {
  return name + JSON.stringify(options, ordered);
}

function ordered(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
