import type { EntityType } from '../codes/kinds.ts';

/** The identifying fields of an entity; its kind decides which apply. */
export interface EntityKeyFields {
  readonly id?: string | null | undefined;
  readonly slug?: string | null | undefined;
  readonly url_name?: string | null | undefined;
  readonly boardId?: string | null | undefined;
  readonly invitedUserId?: string | null | undefined;
}

const afterColon = (text: string): string => text.slice(text.lastIndexOf(':') + 1);

const topicKey = ({ slug, url_name }: EntityKeyFields): string | undefined => {
  const name = slug || url_name;
  return name ? afterColon(name) || undefined : undefined;
};

const inviteKey = ({ boardId, invitedUserId }: EntityKeyFields): string | undefined =>
  boardId && invitedUserId ? `${boardId}:${invitedUserId}` : undefined;

/**
 * Returns the key of an entity in a normalized store, or undefined if the identifying field is missing. The
 * key of a topic is its slug (from `slug`, otherwise `url_name`, the part after a colon), that of a
 * collaborator invite its board id and invited user id, that of all others their id. Source: §3, TY-17.
 */
export const getEntityKey = (kind: EntityType, thing: EntityKeyFields): string | undefined => {
  if (kind === 'topics') return topicKey(thing);
  if (kind === 'collaboratorInvites') return inviteKey(thing);
  return thing.id || undefined;
};
