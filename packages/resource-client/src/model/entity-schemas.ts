import type { EntityType } from '@pegboard/types';

/**
 * Where entities stand in data: a kind when the data is one of that kind, or properties that hold some. A list of
 * things has the shape of one. What no shape names stays where it is.
 */
export type EntitySchema = EntityType | { readonly [property: string]: EntitySchema };

/** Where the entities of each kind hold others. */
export type EntityRelations = Readonly<
  Partial<Record<EntityType, { readonly [property: string]: EntitySchema }>>
>;

/** The shape of the data of each resource, by its name. */
export type ResourceSchemas = Readonly<Record<string, EntitySchema>>;

/** Where the entities of §3 hold others, in the spelling of the REST resources. */
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

/** The shapes of the resources of §7 whose data are entities. */
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
