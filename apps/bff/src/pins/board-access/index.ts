export {
  authoriseBoard,
  type Authorized,
  boardColumns,
  findBoard,
  findBoardByAnyName,
  findSectionByFormerSlug,
  getBoardAccess,
} from './authorize.ts';
export {
  CONTRIBUTOR_PERMISSIONS,
  type CollaboratorPermissions,
  canPerform,
  canGrant,
  presentRights,
  rightsAnswer,
  rightsSchema,
  type BoardAccess,
} from './board-access.ts';
export { type BoardRow, boardUrl, type SectionRow } from './board-row.ts';
export { listedBoards, isLinkShown, onBoard, reachableBoards, savableBoards } from './can-see.ts';
export {
  checkSecretTarget,
  checkTokenTarget,
  requireSecretWrite,
  seesSecret,
  shownPrivacies,
  type TokenScopes,
} from './secret-access.ts';
export {
  boardCollaborators,
  boardFollows,
  boardGuestImages,
  boardInviteLinks,
  boardInvites,
  boardViewPreferences,
  boardNotes,
  boardRemovals,
  boards,
  boardSections,
  boardShareLinks,
} from './tables.ts';
