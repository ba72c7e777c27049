import type { EntityType } from '@pegboard/types';
import { isReference, toRef, type Entity, type Ref } from './entity.ts';
import { resourceKey, type ResourceOptions } from './resource-key.ts';

/**
 * A row of the store: an entity, or the data of a result; null if it was removed, undefined if it is unknown.
 */
export type Row = Entity | null | undefined;

/** A change of one row. It can be applied again to a newer base row. */
export type Edit = { readonly ref: Ref; readonly change: (row: Row) => Row };

/** A reference to a list: the result of a resource with these options. */
export type ListRef = { readonly name: string; readonly options: ResourceOptions };

/** Collects optimistic changes; they are rolled back if the server rejects them. */
export type OptimisticUpdater = {
  /**
   * Sets properties of an entity, or those that a function derives from it. Properties create an unknown
   * entity; a function does not.
   */
  readonly merge: (kind: EntityType, key: string, properties: Entity | ((entity: Entity) => Entity)) => void;
  /** Removes an entity, also from every list. */
  readonly remove: (kind: EntityType, key: string) => void;
  /** Adds an entity to the start of a list that was fetched, or moves it there. */
  readonly prepend: (list: ListRef, kind: EntityType, key: string) => void;
  /** Adds an entity to the end of a list that was fetched, or moves it there. */
  readonly append: (list: ListRef, kind: EntityType, key: string) => void;
  /** Removes an entity from one list; other lists keep it. */
  readonly removeFrom: (list: ListRef, kind: EntityType, key: string) => void;
};

/** The prefix of a result's row id, which no entity kind uses. */
const RESULT = '=';

/** Returns the row id of a result. */
export function resultRef(key: string): Ref {
  return RESULT + key;
}

/** Returns whether a row is a result. */
export function isResultRef(ref: Ref): boolean {
  return ref.startsWith(RESULT);
}

/** Returns the edits that a function records. */
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

/** Returns an edit that sets properties; removed rows stay removed. */
export function mergeEdit(properties: Entity): (row: Row) => Row {
  return (row) => (row === null ? null : { ...row, ...properties });
}

/** Returns edits that set properties from a response, also of removed rows: the server still has them. */
export function editsFromResponse(entities: ReadonlyMap<Ref, Entity>): readonly Edit[] {
  return [...entities].map(([ref, entity]) => ({ ref, change: (row) => ({ ...row, ...entity }) }));
}

/**
 * Returns the edit to replay on newer data. List edits run again; entity edits become their resulting values,
 * so that a counter is not incremented twice. A property that was set to the value it had is part of them:
 * the newer data may have another.
 */
export function rebaseEdit(edit: Edit, before: Row, after: Row): Edit {
  if (!before || !after || isResultRef(edit.ref)) return edit;
  // The change reads inherited properties but does not copy them: what is left are those that it sets.
  const set = edit.change(Object.create(before) as Entity) as Entity;
  const values = Object.entries(after).filter(
    ([name, value]) => set[name] === value || before[name] !== value,
  );
  return { ...edit, change: mergeEdit(Object.fromEntries(values)) };
}
