import { z } from 'zod';
import { passwordSchema } from '../../people/accounts/index.ts';
import { inviteCodeSchema } from '../../people/invites/index.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { pageOptions, parsePageParams } from '../../platform/http/bookmark.ts';
import { publicResource, type AnyResource, type Answer, type Call } from '../../platform/http/resource.ts';
import { parseUserAgent } from '../../platform/http/user-agent.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { defineLimit, getClientSubnet } from '../../platform/rate-limits/index.ts';
import {
  boardSchema,
  countLinkUse,
  openShareLink,
  presentBoard,
  sharedBoardPath,
  type OpenedBoard,
} from '../boards/index.ts';
import { boardPins, findBoardPin, pinSchema, presentPin, type PinView } from '../pins/index.ts';
import type { Deps } from './deps.ts';

const OPENS_PER_ADDRESS = defineLimit({
  name: 'shared boards an address',
  max: 300,
  windowMs: 300_000,
  against: 'abuse',
});

const answerSchema = z.strictObject({
  /** The link has a password that this browser did not send: the response contains nothing else. */
  asks_password: z.boolean(),
  /** The path of the board's page by this link. */
  url: z.string(),
  /** Those who have the link may add images, which wait for review. */
  guests_may_add: z.boolean(),
  board: boardSchema
    .pick({ name: true, description: true, pin_count: true, privacy: true, owner: true })
    .nullable(),
  /** `guest_name` is the name of the guest who added the image. */
  pins: z.array(pinSchema.extend({ guest_name: z.string().nullable() })),
});

/** A board as a share link shows it, read-only: SharedBoardResource get, and create with a password. */
export function sharedBoardResources(deps: Deps): readonly AnyResource[] {
  const options = z.strictObject({
    share_code: inviteCodeSchema,
    /** False if the board is not opened by it, but a page beside it. */
    is_counted: z.boolean().optional(),
    /** The pin whose close-up is opened: the response contains this pin alone. */
    pin_id: idSchema.optional(),
    ...pageOptions,
  });
  return [
    publicResource({
      name: 'SharedBoard',
      action: 'get',
      endpoint: 'v3_get_shared_board',
      options,
      answer: answerSchema,
      handle: (sent, call) => open(deps, sent, call),
    }),
    publicResource({
      name: 'SharedBoard',
      action: 'create',
      endpoint: 'v3_open_shared_board',
      options: options.extend({ password: passwordSchema.optional() }),
      form: {
        path: '/board/shared/:code/',
        keeps: [],
        hides: ['share_code', 'password'],
        leadsTo: (data) => answerSchema.pick({ url: true }).loose().parse(data).url,
      },
      answer: answerSchema,
      handle: (sent, call) => open(deps, sent, call),
    }),
  ];
}

type Sent = z.infer<z.ZodObject<typeof pageOptions>> & {
  readonly share_code: string;
  readonly is_counted?: boolean | undefined;
  readonly pin_id?: string | undefined;
  readonly password?: string | undefined;
};

async function open(
  deps: Deps,
  { share_code: code, password, is_counted: isCounted = true, pin_id: pinId, ...wished }: Sent,
  { viewer, address, userAgent, sharedBoard }: Call,
): Promise<Answer<z.infer<typeof answerSchema>>> {
  await deps.limits.count([OPENS_PER_ADDRESS, getClientSubnet(address)]);
  const url = sharedBoardPath(code);
  const opened = await openShareLink(deps, viewer, { code, password, grant: sharedBoard.grant, address });
  if (opened === 'asks-password')
    return { data: { asks_password: true, url, guests_may_add: false, board: null, pins: [] } };
  const { board, guestsMayAdd, grant } = opened;
  if (grant !== undefined) sharedBoard.remember(grant);
  const params = parsePageParams(wished);
  if (isCounted && params.after === undefined) await countUse(deps, opened, userAgent);
  const { items, bookmark } =
    pinId === undefined
      ? await boardPins(deps, viewer, board.id, undefined, params)
      : { items: [await boardPinOf(deps, viewer, board.id, pinId)], bookmark: null };
  const { name, description, pin_count, privacy, owner } = presentBoard(board);
  return {
    data: {
      asks_password: false,
      url,
      guests_may_add: guestsMayAdd,
      board: { name, description, pin_count, privacy, owner },
      pins: items.map((pin) => ({
        ...presentPin(pin, viewer),
        guest_name: pin.rich.guest?.name ?? null,
      })),
    },
    bookmark,
  };
}

/** Returns a pin of the board. Throws `pin_not_found` alike for pins of other boards and for none. */
async function boardPinOf(
  deps: Pick<Deps, 'db'>,
  viewer: Call['viewer'],
  boardId: bigint,
  pinId: string,
): Promise<PinView> {
  const pin = await findBoardPin(deps, viewer, boardId, parseId(pinId));
  if (!pin) throw new AppError('pin_not_found');
  return pin;
}

/** Counts the use of a link by a person: services that preview links in messages open them too. */
async function countUse(deps: Deps, { linkId, grant }: OpenedBoard, userAgent: string): Promise<void> {
  // The form of a password leads to the page, which counts.
  if (grant !== undefined || parseUserAgent(userAgent).isBot) return;
  await countLinkUse(deps, linkId);
}
