import { getEntityKey, type EntityKeyFields, type EntityType } from '@pegboard/types';

/** A normalized entity: the merged properties from all responses. */
export type Entity = Readonly<Record<string, unknown>>;

/** The row id of an entity in the store: `pins:7`. */
export type Ref = string;

/** A reference that replaces an entity in a result or in another entity. */
export type Reference = { readonly $ref: Ref };

/** Returns the row id of an entity from its kind and key. */
export function toRef(kind: EntityType, key: string): Ref {
  return `${kind}:${key}`;
}

/**
 * Returns the key of an entity (`getEntityKey`), whose id may also be `entityId`; undefined if it has none.
 */
export function readEntityKey(kind: EntityType, thing: Entity): string | undefined {
  const text = (...names: readonly string[]): string | undefined =>
    names.map((name) => thing[name]).find((value) => typeof value === 'string');
  const keyed: EntityKeyFields = {
    id: text('id', 'entityId'),
    slug: text('slug'),
    url_name: text('url_name', 'urlName'),
    boardId: text('boardId', 'board_id'),
    invitedUserId: text('invitedUserId', 'invited_user_id'),
  };
  return getEntityKey(kind, keyed);
}

/** Returns whether a value is an object and not a list. */
export function isEntity(value: unknown): value is Entity {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns whether a value is a reference to an entity. */
export function isReference(value: unknown): value is Reference {
  return isEntity(value) && typeof value['$ref'] === 'string';
}

/** Returns an entity with the properties named in `inside` mapped; the same entity if it has none of them. */
export function mapRelations<S>(
  entity: Entity,
  inside: { readonly [property: string]: S },
  make: (value: unknown, of: S) => unknown,
): Entity {
  const held = Object.entries(inside).filter(([name]) => Object.hasOwn(entity, name));
  if (held.length === 0) return entity;
  return { ...entity, ...Object.fromEntries(held.map(([name, of]) => [name, make(entity[name], of)])) };
}
