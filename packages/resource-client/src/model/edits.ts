import type { EntityType } from '@pegboard/types';
import { isReference, toRef, type Entity, type Ref } from './entity.ts';
import { resourceKey, type ResourceOptions } from './resource-key.ts';

/** A row of the store: an entity, or the data of a result; null when it was removed, undefined when it is not known. */
export type Row = Entity | null | undefined;

/** A change of one row. It may be made again, on what lies below it now. */
export type Edit = { readonly ref: Ref; readonly change: (row: Row) => Row };

/** A reference to a list: the result of a resource with these options. */
export type ListRef = { readonly name: string; readonly options: ResourceOptions };

/** Collects optimistic changes; they are rolled back if the server rejects them. */
export type OptimisticUpdater = {
  /**
   * Sets properties of an entity, or those that a function makes of what is known of it. Properties make an entity that
   * is not known yet; a function leaves it alone.
   */
  readonly merge: (kind: EntityType, key: string, properties: Entity | ((entity: Entity) => Entity)) => void;
  /** Removes an entity, from every list too. */
  readonly remove: (kind: EntityType, key: string) => void;
  /** Puts an entity at the start of a list that was fetched, or moves it there. */
  readonly prepend: (list: ListRef, kind: EntityType, key: string) => void;
  /** Puts an entity at the end of a list that was fetched, or moves it there. */
  readonly append: (list: ListRef, kind: EntityType, key: string) => void;
  /** Takes an entity out of one list; elsewhere it stays. */
  readonly removeFrom: (list: ListRef, kind: EntityType, key: string) => void;
};

/** The prefix of a result's row id, which no entity has. */
const RESULT = '=';

/** The name of a result's row. */
export function resultRef(key: string): Ref {
  return RESULT + key;
}

/** Returns whether a row is a result. */
export function isResultRef(ref: Ref): boolean {
  return ref.startsWith(RESULT);
}

/** The edits that a function notes. */
export function collectEdits(note: (edit: OptimisticUpdater) => void): readonly Edit[] {
  const edits: Edit[] = [];
  const list = (
    { name, options }: ListRef,
    kind: EntityType,
    key: string,
    placed: (others: readonly unknown[], item: unknown) => readonly unknown[],
  ): void => {
    const ref = toRef(kind, key);
    edits.push({
      ref: resultRef(resourceKey(name, options)),
      change: (row) => {
        const data: unknown = row?.['data'];
        if (!Array.isArray(data)) return row;
        const others = data.filter((item: unknown) => !(isReference(item) && item.$ref === ref));
        return { ...row, data: placed(others, { $ref: ref }) };
      },
    });
  };
  note({
    merge(kind, key, properties) {
      const change =
        typeof properties === 'function'
          ? (row: Row): Row => row && { ...row, ...properties(row) }
          : mergeEdit(properties);
      edits.push({ ref: toRef(kind, key), change });
    },
    remove: (kind, key) => edits.push({ ref: toRef(kind, key), change: () => null }),
    prepend: (of, kind, key) => list(of, kind, key, (others, item) => [item, ...others]),
    append: (of, kind, key) => list(of, kind, key, (others, item) => [...others, item]),
    removeFrom: (of, kind, key) => list(of, kind, key, (others) => others),
  });
  return edits;
}

/** Sets properties; what was removed stays so. */
export function mergeEdit(properties: Entity): (row: Row) => Row {
  return (row) => (row === null ? null : { ...row, ...properties });
}

/** Sets properties from a response, also of a row removed before: it exists after all. */
export function editsFromResponse(entities: ReadonlyMap<Ref, Entity>): readonly Edit[] {
  return [...entities].map(([ref, entity]) => ({ ref, change: (row) => ({ ...row, ...entity }) }));
}

/**
 * Returns the edit to replay on newer data. List edits run again; entity edits become their resulting values,
 * so that a counter is not incremented twice.
 */
export function rebaseEdit(edit: Edit, before: Row, after: Row): Edit {
  if (!after || isResultRef(edit.ref)) return edit;
  const changed = Object.entries(after).filter(([name, value]) => before?.[name] !== value);
  return { ref: edit.ref, change: mergeEdit(Object.fromEntries(changed)) };
}
