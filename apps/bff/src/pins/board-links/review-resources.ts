import { GUEST_IMAGE_RETENTION_DAYS } from '@pegboard/types';
import { z } from 'zod';
import { countAnswer, idAnswer, timeAnswer } from '../../platform/http/response-schemas.ts';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { imageSchema, presentImages } from '../../platform/media/images/index.ts';
import { authoriseBoard, boardUrl } from '../board-access/index.ts';
import type { Deps } from './deps.ts';
import { listGuestImages, type WaitingImage } from './list-guest-images.ts';
import { acceptGuestImage, declineGuestImage } from './review-guest-image.ts';
import { GUEST_DECISIONS } from './rules.ts';

const DAY_MS = 86_400_000;

const waitingImageSchema = z.strictObject({
  id: idAnswer,
  /** The name that the guest gave. Nothing confirms it. */
  guest_name: z.string(),
  note: z.string().nullable(),
  /** The label of the link by which it came. */
  link_label: z.string().nullable(),
  created_at: timeAnswer,
  /** The time at which it is deleted unless it is reviewed. */
  expires_at: timeAnswer,
  images: z.array(imageSchema),
});

/** The review of guests' images: BoardGuestImageResource, for the owner and for collaborators who may invite. */
export function reviewResources(deps: Deps): readonly AnyResource[] {
  const { db } = deps;
  return [
    authenticatedResource({
      name: 'BoardGuestImage',
      action: 'get',
      endpoint: 'v3_get_board_guest_images',
      options: z.strictObject({ board_id: idSchema }),
      answer: z.strictObject({
        board: z.strictObject({ id: idAnswer, name: z.string(), url: z.string() }),
        count: countAnswer,
        items: z.array(waitingImageSchema),
      }),
      async handle({ board_id: boardId }, { viewer }) {
        const board = await authoriseBoard(db, viewer, parseId(boardId), 'invite');
        const { items, count } = await listGuestImages(db, board);
        return {
          data: {
            board: { id: String(board.id), name: board.name, url: boardUrl(board) },
            count,
            items: items.map(presentWaiting),
          },
        };
      },
    }),
    authenticatedResource({
      name: 'BoardGuestImage',
      action: 'update',
      endpoint: 'v3_review_board_guest_image',
      options: z.strictObject({
        board_id: idSchema,
        image_id: idSchema,
        decision: z.enum(GUEST_DECISIONS),
      }),
      form: {
        path: '/board/:id/guests/',
        keeps: [],
        hides: ['board_id', 'image_id', 'decision'],
        leadsTo: (data) => reviewedSchema.parse(data).url,
      },
      answer: reviewedSchema,
      async handle({ board_id: boardId, image_id: imageId, decision }, { viewer }) {
        const id = parseId(imageId);
        const board = await authoriseBoard(db, viewer, parseId(boardId), 'invite');
        const url = `/board/${board.id}/guests/?done=${decision}`;
        if (decision === 'decline') {
          await declineGuestImage(deps, board, id);
          return { data: { url, pin_id: null } };
        }
        const savable = await authoriseBoard(db, viewer, board.id, 'save');
        return { data: { url, pin_id: String(await acceptGuestImage(deps, viewer, savable, id)) } };
      },
    }),
  ];
}

const reviewedSchema = z.strictObject({
  /** The address of the review, with the decision. */
  url: z.string(),
  /** The new pin of an accepted image. */
  pin_id: idAnswer.nullable(),
});

function presentWaiting({
  id,
  guestName,
  note,
  linkLabel,
  createdAt,
  ...picture
}: WaitingImage): z.infer<typeof waitingImageSchema> {
  return {
    id: String(id),
    guest_name: guestName,
    note,
    link_label: linkLabel,
    created_at: createdAt.toISOString(),
    expires_at: new Date(createdAt.getTime() + GUEST_IMAGE_RETENTION_DAYS * DAY_MS).toISOString(),
    images: [...presentImages(picture, ['236x', '736x'])],
  };
}
