import { BOARD_PRIVACIES } from '@pegboard/types';
import { z } from 'zod';
import { pageOptions, parsePageParams } from '../../platform/http/bookmark.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { idAnswer } from '../../platform/http/response-schemas.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { findBoard, seesSecret, shownPrivacies } from '../board-access/index.ts';
import { pickerBoards } from './board-lists.ts';
import type { Deps } from './deps.ts';
import { boardLoaders } from './loaders.ts';
import { presentSection, sectionSchema } from './present-board.ts';

const QUERY_MAX = 100;

const pickedBoardSchema = z.strictObject({
  id: idAnswer,
  name: z.string(),
  privacy: z.enum(BOARD_PRIVACIES),
  section_count: z.int(),
});

/** The boards and sections that apps offer to save to (CR-14): BoardPickerBoardsResource and BoardSectionsResource get. */
export function pickerResources(deps: Deps): readonly AnyResource[] {
  return [
    authenticatedResource({
      name: 'BoardPickerBoards',
      action: 'get',
      endpoint: 'v3_get_board_picker_boards',
      scope: 'boards:read',
      options: z.strictObject({ query: z.string().max(QUERY_MAX).optional(), ...pageOptions }),
      answer: z.array(pickedBoardSchema),
      async handle({ query, ...page }, { viewer, scopes }) {
        const privacies = scopes === null ? {} : { privacies: shownPrivacies({ scopes }, 'boards') };
        const params = { ...parsePageParams(page), ...privacies, query };
        const { items, bookmark } = await pickerBoards(deps, viewer, params);
        const data = items.map(({ id, name, privacy, sectionCount }) => ({
          id: String(id),
          name,
          privacy,
          section_count: sectionCount,
        }));
        return { data, bookmark };
      },
    }),
    authenticatedResource({
      name: 'BoardSections',
      action: 'get',
      endpoint: 'v3_get_board_sections',
      scope: 'boards:read',
      options: z.strictObject({ board_id: idSchema }),
      answer: z.array(sectionSchema),
      async handle({ board_id: boardId }, { viewer, scopes }) {
        const id = parseId(boardId);
        const board = id === undefined ? undefined : await findBoard(deps.db, viewer, { id });
        if (!board || (board.privacy === 'secret' && !seesSecret({ scopes }, 'boards')))
          throw new AppError('board_not_found');
        const sections = await boardLoaders(deps, viewer).sectionsOf.load(board.id);
        return { data: sections.map(presentSection) };
      },
    }),
  ];
}
