import { z } from 'zod';
import { findSection } from '../boards/index.ts';
import { findBoard } from '../board-access/index.ts';
import { pageOptions, parsePageParams } from '../../platform/http/bookmark.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { publicResource, type AnyResource } from '../../platform/http/resource.ts';
import { boardPins } from './pin-lists.ts';
import { pinSchema, presentPin } from './present-pin.ts';

/** The pins on a board over REST, a page at a time in the board's order: BoardFeedResource get (wire-facts.md). */
export function boardFeedResource(deps: Deps): AnyResource {
  return publicResource({
    name: 'BoardFeed',
    action: 'get',
    endpoint: 'v3_get_board_feed',
    options: z.strictObject({
      board_id: idSchema,
      section: idSchema.optional(),
      ...pageOptions,
      // Further parameters that callers send: a board has only one order and one layout here.
      board_url: z.string().max(200).optional(),
      currentFilter: z.number().int().optional(),
      field_set_key: z.string().max(60).optional(),
      sort: z.literal('default').optional(),
      layout: z.literal('default').optional(),
    }),
    answer: z.array(pinSchema),
    async handle({ board_id: boardId, section, ...wished }, { viewer }) {
      const id = parseId(boardId);
      const board = id === undefined ? undefined : await findBoard(deps.db, viewer, { id });
      if (!board) throw new AppError('board_not_found');
      const sectionId =
        section === undefined ? undefined : (await findSection(deps.db, board.id, parseId(section))).id;
      const page = await boardPins(deps, viewer, board.id, sectionId, parsePageParams(wished));
      return { data: page.items.map((pin) => presentPin(pin, viewer)), bookmark: page.bookmark };
    },
  });
}
