import { isEntity, isReference, mapRelations, type Entity, type Ref } from '../model/entity.ts';
import type { Row } from '../model/edits.ts';
import type { EntityRelations, EntitySchema } from '../model/entity-schemas.ts';

/** A value denormalized from rows, with those rows. */
export type View = { readonly value: unknown; readonly rows: ReadonlyMap<Ref, Row> };

/** Denormalizes entities and results from rows. Unchanged values keep their identity. */
export type Views = {
  /** Returns an entity with its nested entities; undefined if it is unknown, null if it was removed. */
  readonly entity: (ref: Ref) => View;
  /**
   * Returns the data of a result with its entities; undefined if there is none. Removed entities are omitted.
   */
  readonly result: (ref: Ref, shape: EntitySchema | undefined) => View;
};

/**
 * The position in the entity graph: the enclosing entities, the rows read so far, and references back to
 * enclosing entities.
 */
type Walk = { readonly path: readonly Ref[]; readonly rows: Map<Ref, Row>; readonly returns: Set<Ref> };

/**
 * Creates the views of a store of rows. An entity nested in itself, at any depth, is included without its
 * relations.
 */
export function createViews(rowOf: (ref: Ref) => Row, relations: EntityRelations): Views {
  /** Cached views by their top row, so that both are garbage collected together. */
  const made = new WeakMap<Entity, View>();

  function entityAt(ref: Ref, walk: Walk): unknown {
    const row = rowOf(ref);
    walk.rows.set(ref, row);
    if (!row) return row;
    const kind = ref.slice(0, ref.indexOf(':')) as keyof EntityRelations;
    const inside = relations[kind];
    if (!inside) return row;
    if (walk.path.includes(ref)) {
      walk.returns.add(ref);
      return Object.fromEntries(Object.entries(row).filter(([name]) => !Object.hasOwn(inside, name)));
    }
    const known = fresh(made.get(row), walk.path);
    if (known) {
      for (const [name, part] of known.rows) walk.rows.set(name, part);
      return known.value;
    }
    const inner: Walk = { path: [...walk.path, ref], rows: new Map([[ref, row]]), returns: new Set() };
    const value = mapRelations(row, inside, (held, shape) => filled(held, shape, inner));
    inner.returns.delete(ref);
    for (const [name, part] of inner.rows) walk.rows.set(name, part);
    for (const name of inner.returns) walk.returns.add(name);
    if (inner.returns.size === 0) made.set(row, { value, rows: inner.rows });
    return value;
  }

  /** Returns a cached view if its rows are unchanged and none of them encloses it. */
  function fresh(view: View | undefined, path: readonly Ref[]): View | undefined {
    if (!view || path.some((ref) => view.rows.has(ref))) return undefined;
    for (const [ref, row] of view.rows) if (rowOf(ref) !== row) return undefined;
    return view;
  }

  function filled(value: unknown, shape: EntitySchema, walk: Walk): unknown {
    if (Array.isArray(value))
      return value
        .map((item: unknown) => filled(item, shape, walk))
        .filter((item, index) => Boolean(item) || !isReference(value[index]));
    if (isReference(value)) return entityAt(value.$ref, walk);
    if (!isEntity(value)) return value;
    const inside = typeof shape === 'string' ? (relations[shape] ?? {}) : shape;
    return mapRelations(value, inside, (held, of) => filled(held, of, walk));
  }

  const walked = (make: (walk: Walk) => unknown): View => {
    const rows = new Map<Ref, Row>();
    return { value: make({ path: [], rows, returns: new Set() }), rows };
  };
  const again = (ref: Ref, make: (walk: Walk) => unknown): View => {
    const row = rowOf(ref);
    const known = row ? fresh(made.get(row), []) : undefined;
    if (known) return known;
    const view = walked(make);
    if (row) made.set(row, view);
    return view;
  };

  return {
    entity: (ref) => again(ref, (walk) => entityAt(ref, walk)),
    result: (ref, shape) =>
      again(ref, (walk) => {
        const row = rowOf(ref);
        walk.rows.set(ref, row);
        return shape === undefined ? row?.['data'] : filled(row?.['data'], shape, walk);
      }),
  };
}
