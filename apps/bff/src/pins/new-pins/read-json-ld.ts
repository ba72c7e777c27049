import {
  DEPTH_MAX,
  toLocalName,
  VALUES_MAX,
  type SchemaItem,
  type SchemaItems,
  type SchemaValue,
} from './schema-items.ts';

type Reading = { valuesLeft: number; readonly byId: Map<string, SchemaItem> };

const KEYWORDS: ReadonlySet<string> = new Set(['@graph']);

/**
 * Reads JSON-LD scripts as schema.org items. Scripts that are not JSON are ignored. Contexts are not loaded: names are
 * those of schema.org. Values beyond `VALUES_MAX` and `DEPTH_MAX` are left out.
 */
export function readJsonLd(scripts: readonly string[]): SchemaItems {
  const reading: Reading = { valuesLeft: VALUES_MAX, byId: new Map() };
  const roots = scripts.flatMap((script) => toValues(parseScript(script), 0, reading));
  return { roots: roots.filter((value) => typeof value !== 'string'), byId: reading.byId };
}

function parseScript(script: string): unknown {
  try {
    return JSON.parse(script);
  } catch {
    // Invalid structured data is ignored; the page has other sources.
    return undefined;
  }
}

function toValues(json: unknown, depth: number, reading: Reading): readonly SchemaValue[] {
  if (depth > DEPTH_MAX || reading.valuesLeft <= 0) return [];
  if (Array.isArray(json)) {
    const values: SchemaValue[] = [];
    for (const one of json as readonly unknown[]) {
      if (reading.valuesLeft <= 0) break;
      for (const value of toValues(one, depth + 1, reading)) values.push(value);
    }
    return values;
  }
  reading.valuesLeft -= 1;
  if (typeof json === 'string') return [json];
  if (typeof json === 'number' || typeof json === 'boolean') return [String(json)];
  return typeof json === 'object' && json !== null ? objectToValues(json, depth, reading) : [];
}

function objectToValues(json: object, depth: number, reading: Reading): readonly SchemaValue[] {
  // A map, so that no name of the page can reach a prototype.
  const entries = new Map<string, unknown>(Object.entries(json));
  for (const wrapper of ['@value', '@list', '@set'])
    if (entries.has(wrapper)) return toValues(entries.get(wrapper), depth + 1, reading);
  const properties = new Map<string, readonly SchemaValue[]>();
  for (const [key, value] of entries) {
    const name = KEYWORDS.has(key) ? key : key.startsWith('@') ? undefined : toLocalName(key);
    const values = name === undefined ? [] : toValues(value, depth + 1, reading);
    if (name !== undefined && values.length > 0) properties.set(name, values);
  }
  const id = entries.get('@id');
  const types = toValues(entries.get('@type'), depth + 1, reading);
  const item: SchemaItem = {
    id: typeof id === 'string' ? id : null,
    types: types.flatMap((type) => (typeof type === 'string' ? (toLocalName(type) ?? []) : [])),
    properties,
  };
  if (item.id !== null && properties.size > 0 && !reading.byId.has(item.id)) reading.byId.set(item.id, item);
  return [item];
}
