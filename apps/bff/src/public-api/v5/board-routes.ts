import type { BoardPrivacy } from '@pegboard/types';
import { z } from 'zod';
import {
  boardDescriptionSchema,
  boardNameSchema,
  changeBoard,
  createBoard,
  deleteBoard,
  pickerBoards,
} from '../../pins/boards/index.ts';
import { requireSecretWrite, seesSecret, shownPrivacies } from '../../pins/board-access/index.ts';
import { boardPins } from '../../pins/pins/index.ts';
import { apiRoute, type AnyApiRoute } from './api-route.ts';
import type { Deps } from './deps.ts';
import { authoriseShownBoard, findShownBoard } from './find-shown.ts';
import { apiId, booleanParameter, pageOf, pageParameters, presentPage, toPageParams } from './parameters.ts';
import {
  apiBoardSchema,
  presentApiBoard,
  presentApiBoards,
  toPrivacy,
  apiPrivacySchema,
} from './present-board.ts';
import { apiPinSchema, presentApiPins } from './present-pin.ts';
import { AppError } from '../../platform/errors/errors.ts';

/** The privacies of each filter of a list of boards. */
const FILTERS: Readonly<Record<string, readonly BoardPrivacy[]>> = {
  ALL: ['public', 'protected', 'secret'],
  PUBLIC: ['public'],
  PROTECTED: ['protected'],
  SECRET: ['secret'],
  PUBLIC_AND_SECRET: ['public', 'secret'],
};
const filterSchema = z.enum(['ALL', 'PUBLIC', 'PROTECTED', 'SECRET', 'PUBLIC_AND_SECRET']);

const URL = '/v5/boards';
const ONE = `${URL}/:board_id`;
const path = { board_id: apiId };
const READ = ['boards:read'] as const;
const WRITE = ['boards:read', 'boards:write'] as const;
/** Null and an empty description mean none. */
const descriptionSchema = boardDescriptionSchema.nullable();

/** Boards: the own ones and those of groups, and the pins on a board. */
export function boardRoutes(deps: Deps): readonly AnyApiRoute[] {
  const { db } = deps;
  return [
    apiRoute({
      method: 'GET',
      url: URL,
      operation: 'boards/list',
      summary: 'Lists the boards that the account owns or collaborates on, the newest first.',
      scopes: READ,
      query: { ...pageParameters, privacy: filterSchema.optional() },
      answer: pageOf(apiBoardSchema),
      async handle({ query }, call) {
        const wanted = FILTERS[query.privacy ?? 'ALL'] ?? [];
        if (wanted.length === 1 && wanted[0] === 'secret' && !seesSecret(call, 'boards'))
          throw new AppError('scope_missing');
        const shown = shownPrivacies(call, 'boards').filter((privacy) => wanted.includes(privacy));
        const params = { ...toPageParams(query), query: '', privacies: shown, order: 'newest' } as const;
        const page = await pickerBoards(deps, call.viewer, params);
        return presentPage(page, (rows) => presentApiBoards(deps, call.viewer, rows));
      },
    }),
    apiRoute({
      method: 'POST',
      url: URL,
      operation: 'boards/create',
      summary: 'Creates a board.',
      scopes: WRITE,
      body: z.strictObject({
        name: boardNameSchema,
        description: descriptionSchema.optional(),
        privacy: apiPrivacySchema.default('PUBLIC'),
        is_ads_only: z.literal(false, 'Boards for ads only are not available here.').optional(),
      }),
      status: 201,
      answer: apiBoardSchema,
      async handle({ body }, call) {
        const privacy = toPrivacy(body.privacy);
        requireSecretWrite(call, 'boards', privacy);
        const wanted = { name: body.name, description: body.description ?? null, privacy };
        return presentApiBoard(deps, call.viewer, await createBoard(db, call.viewer, wanted));
      },
    }),
    apiRoute({
      method: 'GET',
      url: ONE,
      operation: 'boards/get',
      summary: 'Returns a board.',
      scopes: READ,
      path,
      answer: apiBoardSchema,
      async handle(sent, call) {
        return presentApiBoard(deps, call.viewer, await findShownBoard(deps, call, sent.path.board_id));
      },
    }),
    apiRoute({
      method: 'PATCH',
      url: ONE,
      operation: 'boards/update',
      summary: 'Changes a board; fields that are not sent stay unchanged.',
      scopes: WRITE,
      path,
      body: z.strictObject({
        name: boardNameSchema.optional(),
        description: descriptionSchema.optional(),
        privacy: apiPrivacySchema.optional(),
      }),
      answer: apiBoardSchema,
      async handle({ path: { board_id: id }, body }, call) {
        const board = await authoriseShownBoard(deps, call, id, body.privacy === undefined ? 'edit' : 'own');
        const privacy = body.privacy === undefined ? undefined : toPrivacy(body.privacy);
        requireSecretWrite(call, 'boards', privacy ?? board.privacy);
        await changeBoard(db, board, {
          ...(body.name === undefined ? {} : { name: body.name }),
          ...(body.description === undefined ? {} : { description: body.description }),
          ...(privacy === undefined ? {} : { privacy }),
        });
        return presentApiBoard(deps, call.viewer, await findShownBoard(deps, call, id));
      },
    }),
    apiRoute({
      method: 'DELETE',
      url: ONE,
      operation: 'boards/delete',
      summary: 'Deletes a board with its pins.',
      scopes: WRITE,
      path,
      status: 204,
      async handle(sent, call) {
        await deleteBoard(db, await authoriseShownBoard(deps, call, sent.path.board_id, 'own'));
        return undefined;
      },
    }),
    apiRoute({
      method: 'GET',
      url: `${ONE}/pins`,
      operation: 'boards/list_pins',
      summary: 'Lists the pins on a board, in the order of the board.',
      scopes: ['boards:read', 'pins:read'],
      path,
      query: { ...pageParameters, pin_metrics: booleanParameter().optional() },
      answer: pageOf(apiPinSchema),
      async handle({ path: { board_id: id }, query }, call) {
        const board = await findShownBoard(deps, call, id);
        if (!shownPrivacies(call, 'pins').includes(board.privacy)) throw new AppError('scope_missing');
        const page = await boardPins(deps, call.viewer, board.id, undefined, toPageParams(query));
        return presentPage(page, (rows) => presentApiPins(deps, call.viewer, rows));
      },
    }),
  ];
}
