import { z } from 'zod';
import { AppError } from '../../platform/errors/errors.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { toPage, type Page, type PageParams } from '../../platform/http/bookmark.ts';
import { shownPrivacies, type BoardRow, type SectionRow } from '../../pins/board-access/index.ts';
import {
  boardLoaders,
  boardNameSchema,
  createSection,
  deleteSection,
  findSection,
  renameSection,
} from '../../pins/boards/index.ts';
import { boardPins } from '../../pins/pins/index.ts';
import { apiRoute, type AnyApiRoute, type ApiCall } from './api-route.ts';
import type { Deps } from './deps.ts';
import { authoriseShownBoard, findShownBoard } from './find-shown.ts';
import { apiId, pageOf, pageParameters, presentPage, toPageParams } from './parameters.ts';
import { apiSectionSchema, presentApiSection } from './present-board.ts';
import { apiPinSchema, presentApiPins } from './present-pin.ts';

const URL = '/v5/boards/:board_id/sections';
const ONE = `${URL}/:section_id`;
const ofBoard = { board_id: apiId };
const ofSection = { board_id: apiId, section_id: apiId };
const WRITE = ['boards:read', 'boards:write'] as const;
const body = z.strictObject({ name: boardNameSchema });

/** The sections of a board, and the pins in a section. */
export function sectionRoutes(deps: Deps): readonly AnyApiRoute[] {
  const { db } = deps;
  /** Returns a section that the caller may edit. Throws `section_not_found` for one of another board. */
  const writable = async (call: ApiCall, boardId: string, sectionId: string): Promise<SectionRow> => {
    const board = await authoriseShownBoard(deps, call, boardId, 'edit');
    return findSection(db, board.id, parseId(sectionId));
  };
  return [
    apiRoute({
      method: 'GET',
      url: URL,
      operation: 'board_sections/list',
      summary: 'Lists the sections of a board, in their order.',
      scopes: ['boards:read'],
      path: ofBoard,
      query: pageParameters,
      answer: pageOf(apiSectionSchema),
      async handle({ path, query }, call) {
        const board = await findShownBoard(deps, call, path.board_id);
        const page = await listSections(deps, call, board, toPageParams(query));
        return presentPage(page, (rows) => rows.map(presentApiSection));
      },
    }),
    apiRoute({
      method: 'POST',
      url: URL,
      operation: 'board_sections/create',
      summary: 'Creates a section at the end of a board.',
      scopes: WRITE,
      path: ofBoard,
      body,
      status: 201,
      answer: apiSectionSchema,
      async handle({ path, body: { name } }, call) {
        const board = await authoriseShownBoard(deps, call, path.board_id, 'save');
        return presentApiSection(await createSection(db, board, name));
      },
    }),
    apiRoute({
      method: 'PATCH',
      url: ONE,
      operation: 'board_sections/update',
      summary: 'Renames a section.',
      scopes: WRITE,
      path: ofSection,
      body,
      answer: apiSectionSchema,
      async handle({ path, body: { name } }, call) {
        const { id } = await writable(call, path.board_id, path.section_id);
        return presentApiSection(await renameSection(db, call.viewer, id, name));
      },
    }),
    apiRoute({
      method: 'DELETE',
      url: ONE,
      operation: 'board_sections/delete',
      summary: 'Deletes a section. Its pins stay on the board.',
      scopes: WRITE,
      path: ofSection,
      status: 204,
      async handle({ path }, call) {
        const { id } = await writable(call, path.board_id, path.section_id);
        await deleteSection(db, call.viewer, id, false);
        return undefined;
      },
    }),
    apiRoute({
      method: 'GET',
      url: `${ONE}/pins`,
      operation: 'board_sections/list_pins',
      summary: 'Lists the pins in a section, in the order of the board.',
      scopes: ['boards:read', 'pins:read'],
      path: ofSection,
      query: pageParameters,
      answer: pageOf(apiPinSchema),
      async handle({ path, query }, call) {
        const board = await findShownBoard(deps, call, path.board_id);
        if (!shownPrivacies(call, 'pins').includes(board.privacy)) throw new AppError('scope_missing');
        const section = await findSection(db, board.id, parseId(path.section_id));
        const page = await boardPins(deps, call.viewer, board.id, section.id, toPageParams(query));
        return presentPage(page, (rows) => presentApiPins(deps, call.viewer, rows));
      },
    }),
  ];
}

/** Returns a page of the sections of a board. All are read at once, as by the pages of the site: a board has few. */
async function listSections(
  deps: Deps,
  { viewer }: ApiCall,
  board: BoardRow,
  { size, after }: PageParams,
): Promise<Page<SectionRow>> {
  const kind = `sections ${board.id}`;
  const [position = '-Infinity', last = '0'] = deps.bookmarks.read(kind, after) ?? [];
  const all = await boardLoaders(deps, viewer).sectionsOf.load(board.id);
  const rest = all.filter(
    (one) => one.position > Number(position) || (one.position === Number(position) && one.id > BigInt(last)),
  );
  return toPage(rest.slice(0, size + 1), size, (one) =>
    deps.bookmarks.make(kind, [String(one.position), String(one.id)]),
  );
}
