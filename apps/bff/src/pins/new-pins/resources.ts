import { draftDetailsSchema } from '@pegboard/types';
import { z } from 'zod';
import { createConcurrencyLimiter } from '../../platform/load-shedding/index.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { idAnswer } from '../../platform/http/response-schemas.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { checkTokenTarget } from '../board-access/index.ts';
import type { Deps } from './deps.ts';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { createProductPin } from './create-product-pin.ts';
import { countFetch } from './count-fetch.ts';
import { createPinFromUpload } from './create-pin-from-upload.ts';
import { findImages } from './find-images.ts';
import { pageImagePath } from './page-image-route.ts';
import { newPinOptions, webAddress } from './pin-options.ts';
import { uploadFromWeb } from './upload-from-web.ts';

const textAnswer = z.string().nullable();
const pixelsAnswer = z.int().positive().nullable();
const pageAnswer = z.strictObject({
  url: z.string(),
  title: textAnswer,
  description: textAnswer,
  site_name: textAnswer,
  images: z.array(
    z.strictObject({
      url: z.string(),
      preview_url: z.string(),
      width: pixelsAnswer,
      height: pixelsAnswer,
      alt: textAnswer,
    }),
  ),
  details: z.nullable(draftDetailsSchema),
});

/** Maximum number of concurrent probes of images, out of the concurrent fetches of the process. */
const PROBES_AT_ONCE = 4;

/**
 * New pins over REST: PinResource create (§7), FindImagesResource get (the images of a page, CR-03),
 * UploadFromWebResource create (an image of a page as an upload, CR-03) and ProductPinResource create (the product of a page
 * as a pin, CR-09).
 */
export function newPinResources(deps: Deps): readonly AnyResource[] {
  const probeLimiter = createConcurrencyLimiter(PROBES_AT_ONCE);
  return [
    authenticatedResource({
      name: 'Pin',
      action: 'create',
      endpoint: 'v3_create_pin',
      scope: 'pins:write',
      options: newPinOptions,
      answer: z.strictObject({ id: idAnswer, pinner: z.strictObject({ id: idAnswer }) }),
      async handle(options, { viewer, scopes, idempotencyKey }) {
        await checkTokenTarget(deps.db, { viewer, scopes }, 'pins', parseId(options.board_id));
        return { data: await createPinFromUpload(deps, viewer, options, idempotencyKey) };
      },
    }),
    authenticatedResource({
      name: 'FindImages',
      action: 'get',
      endpoint: 'v3_find_images',
      options: z.strictObject({ url: webAddress }),
      answer: pageAnswer,
      async handle({ url: address }, { viewer }) {
        await countFetch(deps, viewer);
        const { images, ...page } = await findImages({ ...deps, probeLimiter }, address);
        const shown = images.map((image) => ({
          ...image,
          preview_url: pageImagePath(deps, viewer, image.url),
        }));
        return { data: { ...page, images: shown } };
      },
    }),
    authenticatedResource({
      name: 'ProductPin',
      action: 'create',
      endpoint: 'v3_create_product_pin',
      scope: 'pins:write',
      options: z.strictObject({ url: webAddress, board_id: idSchema.optional() }),
      answer: z.strictObject({ id: idAnswer, is_new: z.boolean() }),
      async handle(options, { viewer, ...call }) {
        await countFetch(deps, viewer);
        return { data: await createProductPin({ ...deps, probeLimiter }, viewer, options, call) };
      },
    }),
    authenticatedResource({
      name: 'UploadFromWeb',
      action: 'create',
      endpoint: 'v3_upload_from_web',
      scope: 'pins:write',
      options: z.strictObject({ image_url: webAddress, page_url: webAddress.optional() }),
      answer: z.strictObject({
        upload_id: idAnswer,
        signature: z.string(),
        width: z.int().positive(),
        height: z.int().positive(),
      }),
      async handle({ image_url: imageUrl, page_url: pageUrl = null }, { viewer, idempotencyKey }) {
        await countFetch(deps, viewer);
        return { data: await uploadFromWeb(deps, viewer, { imageUrl, pageUrl }, idempotencyKey) };
      },
    }),
  ];
}
