import { z } from 'zod';
import { AppError } from '../../platform/errors/errors.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import {
  authoriseBoard,
  requireSecretWrite,
  seesSecret,
  shownPrivacies,
} from '../../pins/board-access/index.ts';
import { findSection, quickSavesBoardId } from '../../pins/boards/index.ts';
import { bulkEdit } from '../../pins/bulk-edit/index.ts';
import { createPinFromUpload, createPinFromVideo, webAddress } from '../../pins/new-pins/index.ts';
import {
  changePin,
  findPin,
  findWritablePin,
  ownPins,
  pinTexts,
  removePin,
  type PinView,
} from '../../pins/pins/index.ts';
import { saveAndLog } from '../../pins/saves/index.ts';
import { setCover } from '../../pins/video-uploads/index.ts';
import { apiRoute, type AnyApiRoute, type ApiCall } from './api-route.ts';
import type { ApiPorts, Deps } from './deps.ts';
import { checkPinTarget, findShownPin } from './find-shown.ts';
import { apiId, booleanParameter, pageOf, pageParameters, presentPage, toPageParams } from './parameters.ts';
import { apiPinSchema, presentApiPin, presentApiPins } from './present-pin.ts';

const URL = '/v5/pins';
const ONE = `${URL}/:pin_id`;
const path = { pin_id: apiId };
const READ = ['boards:read', 'pins:read'] as const;
const WRITE = ['boards:read', 'boards:write', 'pins:read', 'pins:write'] as const;
/** An image in base64 is a third larger than its file. */
const BODY_BYTES_MAX = 14_000_000;
const BASE64_MAX = 13_900_000;

const metrics = { pin_metrics: booleanParameter().optional() };
const texts = {
  title: pinTexts.title.nullable(),
  description: pinTexts.description.nullable(),
  alt_text: pinTexts.alt_text.nullable(),
  link: pinTexts.link.nullable(),
};
const sectionId = apiId.nullable().optional();
const isStandard = z.literal(true, 'Only standard Pins are created here.').optional();

/** The image or the video of a new pin. */
const mediaSourceSchema = z
  .discriminatedUnion(
    'source_type',
    [
      z.strictObject({
        source_type: z.literal('image_base64'),
        content_type: z.enum(['image/jpeg', 'image/png'], 'Use image/jpeg or image/png.'),
        data: z.string().max(BASE64_MAX, 'Use a file of 10 MB or less.'),
        is_standard: isStandard,
      }),
      z.strictObject({ source_type: z.literal('image_url'), url: webAddress, is_standard: isStandard }),
      z.strictObject({
        source_type: z.literal('video_id'),
        media_id: apiId,
        /** The second of the frame that becomes the cover. */
        cover_image_key_frame_time: z.int().nonnegative().optional(),
        is_standard: isStandard,
      }),
    ],
    'Use image_base64, image_url or video_id.',
  )
  .meta({ id: 'PinMediaSource' });

/** Pins: the own ones, and those of others that the account sees. */
export function pinRoutes(deps: Deps & ApiPorts): readonly AnyApiRoute[] {
  const { db } = deps;
  /** Returns the changed pin, for the response. */
  const shown = async ({ viewer }: ApiCall, id: string): Promise<z.infer<typeof apiPinSchema>> => {
    const pin = await findPin(db, viewer, parseId(id));
    if (!pin) throw new AppError('pin_not_found');
    return presentApiPin(deps, viewer, pin);
  };
  /** Returns a pin that the token may change. */
  const writable = async (call: ApiCall, id: string): Promise<PinView> => {
    const pin = await findShownPin(deps, call, id);
    requireSecretWrite(call, 'pins', pin.boardPrivacy);
    return findWritablePin(db, call.viewer, pin.id);
  };
  return [
    apiRoute({
      method: 'GET',
      url: URL,
      operation: 'pins/list',
      summary: 'Lists the pins that the account created or saved, the newest first.',
      scopes: READ,
      query: {
        ...pageParameters,
        ...metrics,
        pin_filter: z.enum(['exclude_native', 'exclude_repins']).optional(),
        pin_type: z.literal('PRIVATE').optional(),
        include_protected_pins: booleanParameter().optional(),
      },
      answer: pageOf(apiPinSchema),
      async handle({ query }, call) {
        if (query.pin_type === 'PRIVATE' && !seesSecret(call, 'pins')) throw new AppError('scope_missing');
        const privacies = shownPrivacies(call, 'pins').filter((privacy) =>
          query.pin_type === 'PRIVATE'
            ? privacy === 'secret'
            : privacy !== 'protected' || query.include_protected_pins === true,
        );
        const filter =
          query.pin_filter === 'exclude_repins'
            ? 'created'
            : query.pin_filter === 'exclude_native'
              ? 'saved'
              : 'all';
        const page = await ownPins(deps, call.viewer, { filter, privacies }, toPageParams(query));
        return presentPage(page, (rows) => presentApiPins(deps, call.viewer, rows));
      },
    }),
    apiRoute({
      method: 'POST',
      url: URL,
      operation: 'pins/create',
      summary: 'Creates a pin on a board, or among the saves of the profile without one.',
      scopes: WRITE,
      body: z.strictObject({
        board_id: apiId.optional(),
        board_section_id: sectionId,
        media_source: mediaSourceSchema,
        ...texts,
      }),
      bodyLimit: BODY_BYTES_MAX,
      status: 201,
      answer: apiPinSchema,
      async handle({ body }, call) {
        const { viewer, idempotencyKey: key } = call;
        const { board_id: named, board_section_id: section, media_source: source, ...ofPin } = body;
        const boardId = named ?? String(await quickSavesBoardId(db, viewer.id));
        await checkPinTarget(deps, call, boardId);
        const pin = { ...ofPin, board_id: boardId, ...(section ? { section } : {}) };
        const { id } =
          source.source_type === 'video_id'
            ? await createVideoPin(call, pin, source)
            : await createPinFromUpload(
                deps,
                viewer,
                source.source_type === 'image_url'
                  ? { ...pin, image_url: source.url }
                  : { ...pin, image_base64: `data:${source.content_type};base64,${source.data}` },
                key,
              );
        return shown(call, id);
      },
    }),
    apiRoute({
      method: 'GET',
      url: ONE,
      operation: 'pins/get',
      summary: 'Returns a pin.',
      scopes: READ,
      path,
      query: metrics,
      answer: apiPinSchema,
      async handle(sent, call) {
        return presentApiPin(deps, call.viewer, await findShownPin(deps, call, sent.path.pin_id));
      },
    }),
    apiRoute({
      method: 'PATCH',
      url: ONE,
      operation: 'pins/update',
      summary: 'Changes a pin, or moves it; fields that are not sent stay unchanged.',
      scopes: WRITE,
      path,
      body: z.strictObject({ ...texts, board_id: apiId.optional(), board_section_id: sectionId }),
      answer: apiPinSchema,
      async handle({ path: { pin_id: id }, body }, call) {
        const { board_id: board, board_section_id: section, ...change } = body;
        const pin = await writable(call, id);
        const isMoved = board !== undefined || section !== undefined;
        const boardId = board ?? String(pin.boardId);
        // The target is checked before anything is written.
        if (isMoved) await checkMove(call, boardId, section);
        await changePin(deps, call.viewer, pin.id, change);
        if (!isMoved) return shown(call, id);
        const choice = { kind: 'some', pinIds: [id], boardId: undefined, sectionId: undefined } as const;
        const target = { boardId, sectionId: section ?? undefined, newSectionTitle: undefined };
        const moved = await bulkEdit(
          db,
          call.viewer,
          { action: 'move', choice, target },
          call.idempotencyKey,
        );
        return shown(call, moved.pin_ids?.[0] ?? id);
      },
    }),
    apiRoute({
      method: 'DELETE',
      url: ONE,
      operation: 'pins/delete',
      summary: 'Deletes a pin from its board.',
      scopes: WRITE,
      path,
      status: 204,
      async handle(sent, call) {
        const pin = await writable(call, sent.path.pin_id);
        await removePin(db, call.viewer, pin.id);
        return undefined;
      },
    }),
    apiRoute({
      method: 'POST',
      url: `${ONE}/save`,
      operation: 'pins/save',
      summary: 'Saves a pin to a board, or to the profile without one.',
      scopes: WRITE,
      path,
      body: z.strictObject({ board_id: apiId.nullable().optional(), board_section_id: sectionId }),
      status: 201,
      answer: apiPinSchema,
      async handle({ path: { pin_id: id }, body }, call) {
        const pin = await findShownPin(deps, call, id);
        const { board_id: board, board_section_id: section } = body;
        if (board != null) await checkPinTarget(deps, call, board);
        const saved = await saveAndLog(
          deps,
          call.viewer,
          {
            pinId: pin.id,
            boardId: board == null ? undefined : parseId(board),
            isBoardNamed: board != null,
            sectionId: section == null ? undefined : parseId(section),
            isSectionNamed: section != null,
          },
          { idempotencyKey: call.idempotencyKey, isLogged: true },
        );
        return shown(call, saved.id);
      },
    }),
  ];

  async function checkMove(
    call: ApiCall,
    boardId: string,
    section: string | null | undefined,
  ): Promise<void> {
    await checkPinTarget(deps, call, boardId);
    const board = await authoriseBoard(db, call.viewer, parseId(boardId), 'save');
    if (section != null) await findSection(db, board.id, parseId(section));
  }

  async function createVideoPin(
    { viewer, idempotencyKey }: ApiCall,
    pin: Omit<Parameters<typeof createPinFromVideo>[2], 'video_id'>,
    source: { readonly media_id: string; readonly cover_image_key_frame_time?: number | undefined },
  ): Promise<{ readonly id: string }> {
    const { media_id: media, cover_image_key_frame_time: seconds } = source;
    if (seconds !== undefined) await setCover(deps, viewer, { id: parseId(media), coverMs: seconds * 1000 });
    return createPinFromVideo(deps, viewer, { ...pin, video_id: media }, idempotencyKey);
  }
}
