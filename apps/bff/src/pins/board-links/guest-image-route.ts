import type { FastifyInstance, FastifyRequest } from 'fastify';
import { buffer } from 'node:stream/consumers';
import type { z } from 'zod';
import { AppError } from '../../platform/errors/errors.ts';
import { toFieldErrors } from '../../platform/errors/field-errors.ts';
import type { ShowPage } from '../../platform/http/page.ts';
import { SHARED_BOARD_COOKIE } from '../../platform/http/plugins/cookies.ts';
import { checkCsrfToken, checkSameOrigin } from '../../platform/http/plugins/csrf.ts';
import { parseOptions } from '../../platform/http/plugins/endpoint.ts';
import { readError } from '../../platform/http/plugins/errors.ts';
import { sharedBoardPath, type OpenedBoard } from '../boards/index.ts';
import {
  announcedForm,
  BODY_LIMITS,
  createBodyLimiter,
  formRouteOptions,
  readFormPost,
  registerFormRoutes,
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
  const limits = {
    fileBytesMax: GUEST_IMAGE_BYTES_MAX,
    tooLarge: 'image_file_too_large',
    check: (request: FastifyRequest) => checkSameOrigin(request, deps.env.publicUrl),
  } as const;
  registerFormRoutes(app, (room) => {
    room.post<{ Params: Params }>(PATH, {
      ...formRouteOptions(limits),
      handler: async (request, reply) => {
        const values: Record<string, string> = {};
        try {
          const { opened, image } = await limitBodies(announcedForm(request, reply), (signal) =>
            readFormPost<Taken>({
              source: request.raw,
              contentType: request.headers['content-type'] ?? '',
              fileBytesMax: GUEST_IMAGE_BYTES_MAX,
              signal,
              take: (fields, file) => take(deps, request, fields, file, values),
              undo: async () => undefined,
            }),
          );
          await addGuestImage(deps, opened, image);
          return await reply
            .header('cache-control', 'private, no-store')
            .redirect(`${sharedBoardPath(request.params.code)}images/?sent=1`, 303);
        } catch (thrown) {
          if (!show) throw thrown;
          const { status, code, message, fields = {} } = readError(thrown, request, reply);
          const { pathname } = new URL(request.url, deps.env.publicUrl);
          const problems = toFieldErrors(fields);
          return show(request, reply, {
            status,
            form: { path: pathname, code, message, fields, problems, values },
          });
        }
      },
    });
  });
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
  const bytes = await buffer(file.stream);
  if (file.isCut()) throw new AppError('image_file_too_large');
  if (bytes.length === 0) throw new AppError('image_invalid', { fields: { file: 'Choose an image.' } });
  return { opened, image: { name, note, bytes } };
}
