import type { EntityType } from '@pegboard/types';

/**
 * The locations of entities in data: a kind if the data is one, or properties that contain some. A list has
 * the schema of its items. Data without a schema stays in place.
 */
export type EntitySchema = EntityType | { readonly [property: string]: EntitySchema };

/** The locations of entities within entities of each kind. */
export type EntityRelations = Readonly<
  Partial<Record<EntityType, { readonly [property: string]: EntitySchema }>>
>;

/** The schema of each resource's data, by resource name. */
export type ResourceSchemas = Readonly<Record<string, EntitySchema>>;

/** The locations of entities within the entities of §3, in the spelling of the REST resources. */
export const entityRelations: EntityRelations = {
  pins: {
    board: 'boards',
    section: 'boardsections',
    pinned_to_board: 'boards',
    pinner: 'users',
    native_creator: 'users',
    origin_pinner: 'users',
    via_pinner: 'users',
    promoter: 'users',
    sponsorship: { creator: 'users', sponsor: 'users' },
    recommendation_reason: { board: 'boards' },
  },
  boards: {
    owner: 'users',
    collaborators: 'users',
    cover_pin: 'pins',
    sections: 'boardsections',
    invites: 'collaboratorInvites',
  },
  collaboratorInvites: { board: 'boards', invited_user: 'users', invited_by: 'users' },
  aggregatedComments: { user: 'users' },
};

/** The schemas of the resources of §7 whose data are entities. */
export const resourceSchemas: ResourceSchemas = {
  Pin: 'pins',
  Repin: 'pins',
  Board: 'boards',
  Boards: 'boards',
  BoardFeed: 'pins',
  BoardSection: 'boardsections',
  BoardInvite: 'collaboratorInvites',
  User: 'users',
};
