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

/** Data in which references stand for entities, and the entities that were in it. */
export type NormalizedData = { readonly data: unknown; readonly entities: ReadonlyMap<Ref, Entity> };

/**
 * Takes the entities out of data. An entity that is in it twice is put together; a thing without a key stays
 * where it is, without the entities that it holds. Source: RC-04.
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
