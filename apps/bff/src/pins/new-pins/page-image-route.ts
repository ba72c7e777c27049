import type { FastifyInstance } from 'fastify';
import type { CursorDeps, FetchDeps, RateLimitDeps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { DescribedOperation } from '../../platform/http/openapi/describe-api.ts';
import { rejectOtherMethods } from '../../platform/http/plugins/errors.ts';
import { requireSignedIn, type SignedIn } from '../../platform/http/viewer.ts';
import { createConcurrencyLimiter } from '../../platform/load-shedding/index.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import { fetchWeb } from './fetch-web.ts';
import { getImageType } from './probe-images.ts';

const PATH = '/resource/FindImagesResource/image/';
const KIND = 'page-image';
const WAIT_MS = 10_000;
/** Maximum number of images that are fetched concurrently, out of the concurrent fetches of the process. */
const FETCHES_AT_ONCE = 4;
const IMAGES_PER_MINUTE = defineLimit({
  name: 'shown images of pages',
  max: 300,
  windowMs: 60_000,
  against: 'abuse',
});

type Deps = CursorDeps & FetchDeps & RateLimitDeps;

/** Returns the address at which a member, and no other, sees an image of a page: it names the image and is signed. */
export function pageImagePath({ bookmarks }: CursorDeps, viewer: SignedIn, url: string): string {
  return `${PATH}?${new URLSearchParams({ key: bookmarks.make(KIND, [String(viewer.id), url]) })}`;
}

/**
 * Shows a member the images of a page that they read (CR-03): the policy of the site allows its own images only, and the other site
 * does not see the address of the member. Throws `bookmark_invalid` for an address of another member, `rate_limited`, `overloaded`,
 * `image_type_unsupported`, and what `fetchWeb` throws.
 */
export function pageImageRoute(app: FastifyInstance, deps: Deps): void {
  const limiter = createConcurrencyLimiter(FETCHES_AT_ONCE);
  rejectOtherMethods(app, PATH, ['GET']);
  app.get<{ Querystring: { readonly key?: unknown } }>(PATH, async (request, reply) => {
    const viewer = requireSignedIn(await request.viewer());
    const { key } = request.query;
    const [memberId, url = ''] = deps.bookmarks.read(KIND, typeof key === 'string' ? key : '') ?? [];
    if (memberId !== String(viewer.id)) throw new AppError('bookmark_invalid');
    await deps.limits.count([IMAGES_PER_MINUTE, memberId]);
    const waiting = AbortSignal.timeout(WAIT_MS);
    const found = await limiter(() => fetchWeb(deps, url, 'key'), waiting).catch((error: unknown) => {
      throw error === waiting.reason ? new AppError('overloaded') : error;
    });
    const type = found.kind === 'picture' ? getImageType(found.bytes) : undefined;
    if (found.kind !== 'picture' || type === undefined) throw new AppError('image_type_unsupported');
    return reply
      .headers({
        'content-type': `image/${type}`,
        'cache-control': 'private, max-age=600',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      })
      .send(found.bytes);
  });
}

/** The images of a page in OpenAPI. */
export const describedPageImage: readonly DescribedOperation[] = [
  {
    path: PATH,
    method: 'get',
    operation: {
      operationId: 'showPageImage',
      tags: ['FindImages'],
      summary:
        'Returns an image of a page to the member who read the page, at the address that it was found with.',
      parameters: [{ name: 'key', in: 'query', required: true, schema: { type: 'string' } }],
      responses: {
        200: {
          description: 'The image.',
          content: { 'image/*': { schema: { type: 'string', format: 'binary' } } },
        },
        default: { $ref: '#/components/responses/Failure' },
      },
    },
  },
];
