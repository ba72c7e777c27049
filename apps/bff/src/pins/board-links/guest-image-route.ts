import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { ShowPage } from '../../platform/http/page.ts';
import { SHARED_BOARD_COOKIE } from '../../platform/http/plugins/cookies.ts';
import { checkCsrfToken } from '../../platform/http/plugins/csrf.ts';
import { parseOptions } from '../../platform/http/plugins/endpoint.ts';
import { sharedBoardPath, type OpenedBoard } from '../boards/index.ts';
import {
  BODY_LIMITS,
  createBodyLimiter,
  pageFormRoute,
  readPostedImage,
  type PostedFile,
} from '../uploads/index.ts';
import { addGuestImage, openForGuests, type GuestImage } from './add-guest-image.ts';
import type { Deps } from './deps.ts';
import { GUEST_IMAGE_BYTES_MAX, guestImageFields } from './rules.ts';

const PATH = '/board/shared/:code/images/';
/** Number of files of guests in memory at once. */
const BODIES_AT_ONCE = 4;

type Params = { readonly code: string };
type Taken = { readonly opened: OpenedBoard; readonly image: GuestImage };

/**
 * Receives the form by which a guest adds an image to a board (IO-09): fields, then `file`. It works without scripts: it
 * redirects to its page, which shows the result, and a rejected form is rendered again. The link is checked before the file is
 * read.
 */
export function guestImageRoute(app: FastifyInstance, deps: Deps, show?: ShowPage): void {
  const limitBodies = createBodyLimiter({ ...BODY_LIMITS, places: BODIES_AT_ONCE });
  pageFormRoute<Params>(
    app,
    {
      path: PATH,
      fileBytesMax: GUEST_IMAGE_BYTES_MAX,
      tooLarge: 'image_file_too_large',
      async receive({ request, announced, values, read }) {
        const { opened, image } = await limitBodies(announced, (signal) =>
          read(signal, (fields, file) => take(deps, request, fields, file, values)),
        );
        await addGuestImage(deps, opened, image);
        return `${sharedBoardPath(request.params.code)}images/?sent=1`;
      },
    },
    { publicUrl: deps.env.publicUrl, show },
  );
}

/** Reads the fields and the file of a form, whose texts are noted in `values` for a rejection. */
async function take(
  deps: Deps,
  request: FastifyRequest<{ Params: Params }>,
  fields: Readonly<Record<string, string>>,
  file: PostedFile,
  values: Record<string, string>,
): Promise<Taken> {
  checkCsrfToken(request, fields['csrf_token'], deps.env.secret);
  for (const name of ['name', 'note']) if (fields[name] !== undefined) values[name] = fields[name];
  const { name, note = null } = parseOptions(guestImageFields, fields) as z.infer<typeof guestImageFields>;
  const opened = await openForGuests(deps, await request.viewer(), {
    code: request.params.code,
    grant: request.cookies[SHARED_BOARD_COOKIE],
    address: request.ip,
  });
  return { opened, image: { name, note, bytes: await readPostedImage(file) } };
}
