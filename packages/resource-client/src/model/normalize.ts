import {
  isEntity,
  readEntityKey,
  toRef,
  mapRelations,
  type Entity,
  type Ref,
  type Reference,
} from './entity.ts';
import type { EntityRelations, EntitySchema } from './entity-schemas.ts';

/** Data with entities replaced by references, and those entities. */
export type NormalizedData = { readonly data: unknown; readonly entities: ReadonlyMap<Ref, Entity> };

/**
 * Extracts the entities from data. Occurrences of the same entity are merged; an object without a key stays
 * in place, but its nested entities are extracted. Source: RC-04.
 */
export function normalize(
  data: unknown,
  of: EntitySchema | undefined,
  relations: EntityRelations,
): NormalizedData {
  const entities = new Map<Ref, Entity>();

  function taken(value: unknown, shape: EntitySchema): unknown {
    if (Array.isArray(value)) return value.map((item: unknown) => taken(item, shape));
    if (!isEntity(value)) return value;
    if (typeof shape !== 'string') return mapRelations(value, shape, taken);
    const entity = mapRelations(value, relations[shape] ?? {}, taken);
    const key = readEntityKey(shape, value);
    if (key === undefined) return entity;
    const ref = toRef(shape, key);
    entities.set(ref, { ...entities.get(ref), ...entity });
    return { $ref: ref } satisfies Reference;
  }

  return { data: of === undefined ? data : taken(data, of), entities };
}
