export {
  authoriseBoard,
  type Authorized,
  boardColumns,
  findBoard,
  findBoardByAnyName,
  standingOn,
} from './authorise.ts';
export {
  ADDS_ONLY,
  type GivenRights,
  mayDo,
  mayGive,
  presentRights,
  rightsAnswer,
  rightsSchema,
  type Standing,
} from './board-rights.ts';
export { type BoardRow, boardUrl, type SectionRow } from './board-row.ts';
export { listedBoards, onBoard, reachableBoards, savableBoards } from './can-see.ts';
export {
  boardCollaborators,
  boardFollows,
  boardInviteLinks,
  boardInvites,
  boardLooks,
  boardNotes,
  boardRemovals,
  boards,
  boardSections,
  boardShareLinks,
} from './tables.ts';
