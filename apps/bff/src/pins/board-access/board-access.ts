import { z } from 'zod';

/** What somebody on a board may do, beside looking at it (docs/decisions/0021-group-boards.md). */
export const BOARD_RIGHTS = ['add', 'edit', 'invite'] as const;

/** What a collaborator may beside adding. */
export type CollaboratorPermissions = { readonly mayEdit: boolean; readonly mayInvite: boolean };

/** How somebody stands to a board: its owner, a collaborator by their rights, or neither. */
export type BoardAccess = 'owner' | CollaboratorPermissions | null;

/**
 * What is done to a board: `save` puts pins and sections on it, `edit` changes its texts, cover, sections and order,
 * `invite` brings people, `own` is all that its owner keeps for themselves.
 */
export type BoardRight = 'own' | 'edit' | 'invite' | 'save';

/** A collaborator who may add, and no more. */
export const CONTRIBUTOR_PERMISSIONS: CollaboratorPermissions = { mayEdit: false, mayInvite: false };

/** Whether who stands so may do it. The owner may everything, whoever is on the board may add. */
export function canPerform(standing: BoardAccess, right: BoardRight): boolean {
  if (standing === 'owner') return true;
  if (standing === null || right === 'own') return false;
  if (right === 'edit') return standing.mayEdit;
  return right === 'save' || standing.mayInvite;
}

/** Whether who stands so may give these rights to others: nobody gives what they have not, and none but inviters give. */
export function canGrant(standing: BoardAccess, given: CollaboratorPermissions): boolean {
  return canPerform(standing, 'invite') && (!given.mayEdit || canPerform(standing, 'edit'));
}

/** The rights of a person on a board, as callers name them; adding is always among them. */
export const rightsSchema = z
  .array(z.enum(BOARD_RIGHTS))
  .max(BOARD_RIGHTS.length)
  .transform((named): CollaboratorPermissions => ({
    mayEdit: named.includes('edit'),
    mayInvite: named.includes('invite'),
  }));

/** The rights of a person on a board, as they are answered. */
export const rightsAnswer = z.array(z.enum(BOARD_RIGHTS));

/** Presents what somebody who stands so may do. */
export function presentRights(standing: BoardAccess): z.infer<typeof rightsAnswer> {
  return BOARD_RIGHTS.filter((right) => canPerform(standing, right === 'add' ? 'save' : right));
}
