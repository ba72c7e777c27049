import type { BoardRow, SectionRow } from '../board-access/index.ts';
import type { NoteRow } from './board-notes.ts';
import type { Deps } from './deps.ts';
import type { Module } from '../../platform/http/module.ts';
import { boardResolvers } from './resolvers.ts';
import { lookResource } from './board-view-preferences.ts';
import { boardLifeResources } from './lifecycle-resources.ts';
import { orderResources } from './order-resources.ts';
import { noteResources } from './note-resources.ts';
import { sectionResources } from './section-resources.ts';
import { boardPeopleResources } from './people-resources.ts';
import { boardResources } from './resources.ts';
import { pickerResources } from './picker-resources.ts';
import { boardShareResources } from './share-resources.ts';

export {
  boardCreated,
  boardDeleted,
  boardInvited,
  boardJoined,
  boardUpdated,
  sectionCreated,
  sectionDeleted,
  sectionUpdated,
} from './events.ts';
export { boardInviteMail } from './invite-mail.ts';
export { countOwnBoards, countVisiblePins } from './pin-count.ts';
export { purgeInviteCodes } from './purge-invite-codes.ts';
export { deleteBoard, removeBoardByModerator } from './delete-board.ts';
export { restoreBoardOfModerator } from './restore-board-of-moderator.ts';
export { deleteSection } from './delete-section.ts';
export { purgeBoards } from './purge-boards.ts';
export { boardLoaders, type BoardLoaders } from './loaders.ts';
export { boardSchema, presentBoard, sectionSchema } from './present-board.ts';
export { QUICK_SAVES_NAME, quickSavesBoardId } from './quick-saves.ts';
export { recountBoards } from './recount-boards.ts';
export { archiveBoard } from './archive-board.ts';
export { createNote, deleteNote } from './board-notes.ts';
export { changeBoard } from './change-board.ts';
export { noteOptions } from './note-rules.ts';
export { boardDescriptionSchema, boardNameSchema, slugFrom } from './rules.ts';
export { createSection, findSection, renameSection } from './sections.ts';
export { pickerBoards } from './board-lists.ts';
export {
  countLinkUse,
  openShareLink,
  sharedBoardPath,
  type LinkKey,
  type OpenedBoard,
} from './share-links.ts';
export { isRevokedOrExpired } from './undo-window.ts';
export { createBoard } from './create-board.ts';

declare module '../../platform/graphql/models.ts' {
  interface GraphqlModels {
    Board: BoardRow;
    BoardSection: SectionRow;
    BoardNote: NoteRow;
  }
}

/** Boards with their sections, and who may see and change them. */
export function boardsModule(deps: Deps): Module {
  return {
    resolvers: boardResolvers(deps),
    resources: [
      ...boardResources(deps),
      ...pickerResources(deps),
      ...boardLifeResources(deps),
      ...boardPeopleResources(deps),
      ...boardShareResources(deps),
      ...sectionResources(deps),
      ...orderResources(deps),
      ...noteResources(deps),
      lookResource(deps),
    ],
  };
}
