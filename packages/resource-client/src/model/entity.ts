import { getEntityKey, type EntityKeyFields, type EntityType } from '@pegboard/types';

/** A thing as the store holds it: what the answers said of it, put together. */
export type Entity = Readonly<Record<string, unknown>>;

/** The name of a row in the store: `pins:7`. */
export type Ref = string;

/** A reference that replaces an entity in a result or in another entity. */
export type Reference = { readonly $ref: Ref };

/** The name of an entity's row, from its kind and its key. */
export function toRef(kind: EntityType, key: string): Ref {
  return `${kind}:${key}`;
}

/** The key of a thing of a kind (`getEntityKey`), which may also call its id `entityId`, or undefined when it has none. */
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

/** An entity with other values of the properties that `inside` names and it has; the entity itself when it has none. */
export function mapRelations<S>(
  entity: Entity,
  inside: { readonly [property: string]: S },
  make: (value: unknown, of: S) => unknown,
): Entity {
  const held = Object.entries(inside).filter(([name]) => Object.hasOwn(entity, name));
  if (held.length === 0) return entity;
  return { ...entity, ...Object.fromEntries(held.map(([name, of]) => [name, make(entity[name], of)])) };
}
