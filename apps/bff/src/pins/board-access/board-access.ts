import { z } from 'zod';

/** The permissions of collaborators beyond viewing (docs/decisions/0021-group-boards.md). */
export const BOARD_RIGHTS = ['add', 'edit', 'invite'] as const;

/** The permissions of a collaborator beyond adding pins. */
export type CollaboratorPermissions = { readonly mayEdit: boolean; readonly mayInvite: boolean };

/** Access to a board: its owner, a collaborator with permissions, or neither. */
export type BoardAccess = 'owner' | CollaboratorPermissions | null;

/**
 * An operation on a board: `save` adds pins and sections, `edit` changes texts, cover, sections and order,
 * `invite` adds members, `own` is reserved for the owner.
 */
export type BoardRight = 'own' | 'edit' | 'invite' | 'save';

/** The access of a collaborator without permissions beyond adding. */
export const CONTRIBUTOR_PERMISSIONS: CollaboratorPermissions = { mayEdit: false, mayInvite: false };

/** Returns whether an access permits an operation. Owners may do everything, collaborators may add. */
export function canPerform(access: BoardAccess, right: BoardRight): boolean {
  if (access === 'owner') return true;
  if (access === null || right === 'own') return false;
  if (right === 'edit') return access.mayEdit;
  return right === 'save' || access.mayInvite;
}

/**
 * Returns whether a collaborator may grant these permissions: only inviters can, and only permissions they
 * have.
 */
export function canGrant(access: BoardAccess, permissions: CollaboratorPermissions): boolean {
  return canPerform(access, 'invite') && (!permissions.mayEdit || canPerform(access, 'edit'));
}

/** The permissions of a member on a board as they are requested; `add` is always included. */
export const rightsSchema = z
  .array(z.enum(BOARD_RIGHTS))
  .max(BOARD_RIGHTS.length)
  .transform((named): CollaboratorPermissions => ({
    mayEdit: named.includes('edit'),
    mayInvite: named.includes('invite'),
  }));

/** The permissions of a member on a board as they are returned. */
export const rightsAnswer = z.array(z.enum(BOARD_RIGHTS));

/** Presents the permissions of an access. */
export function presentRights(access: BoardAccess): z.infer<typeof rightsAnswer> {
  return BOARD_RIGHTS.filter((right) => canPerform(access, right === 'add' ? 'save' : right));
}
