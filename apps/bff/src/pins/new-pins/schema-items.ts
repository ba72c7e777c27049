/**
 * A schema.org item of a page, from JSON-LD or microdata. Types and property names have no prefix: `Product`, not
 * `https://schema.org/Product`.
 */
export type SchemaItem = {
  readonly id: string | null;
  readonly types: readonly string[];
  readonly properties: ReadonlyMap<string, readonly SchemaValue[]>;
};

/** The value of a property of a schema.org item. */
export type SchemaValue = string | SchemaItem;

/** The schema.org items of a page, in document order, and those that others refer to by `@id`. */
export type SchemaItems = {
  readonly roots: readonly SchemaItem[];
  readonly byId: ReadonlyMap<string, SchemaItem>;
};

/** Maximum number of values that are read from the structured data of a page. */
export const VALUES_MAX = 20_000;
/** The deepest nesting of values that is read. */
export const DEPTH_MAX = 64;
const NAME_MAX = 100;

/** Returns a type or a property name without the prefix of schema.org; undefined for another vocabulary. */
export function toLocalName(name: string): string | undefined {
  const local = name.trim().replace(/^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/i, '');
  return local === '' || local.length > NAME_MAX || /[:/\s]/.test(local) ? undefined : local;
}

/** Returns the items that describe the page itself: the roots, members of a `@graph`, and main entities. */
export function listMainItems({ roots, byId }: SchemaItems): readonly SchemaItem[] {
  const found = new Set<SchemaItem>();
  const queue = [...roots];
  // The loop also visits appended items.
  for (const item of queue) {
    const resolved = resolveItem(item, byId);
    if (found.has(resolved)) continue;
    found.add(resolved);
    for (const name of ['@graph', 'mainEntity'])
      for (const value of resolved.properties.get(name) ?? [])
        if (typeof value !== 'string') queue.push(value);
  }
  return [...found];
}

/** Returns the item that a reference (`{"@id": …}`) leads to, or the item itself. */
export function resolveItem(item: SchemaItem, byId: ReadonlyMap<string, SchemaItem>): SchemaItem {
  const isReference = item.id !== null && item.properties.size === 0;
  return (isReference && item.id !== null && byId.get(item.id)) || item;
}
