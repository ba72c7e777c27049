import { z } from 'zod';
import { fetchImage, parseDataUrl, webAddress } from '../../pins/new-pins/index.ts';
import { imageRejected } from '../../platform/media/images/index.ts';
import { publicResource, type AnyResource } from '../../platform/http/resource.ts';
import { defineLimit, getClientSubnet } from '../../platform/rate-limits/index.ts';
import type { Deps } from './deps.ts';
import { encodeDescriptor } from './descriptor-code.ts';

const IMAGES_PER_MINUTE = defineLimit({
  name: 'images that are searched with',
  max: 30,
  windowMs: 60_000,
  against: 'abuse',
});

/**
 * VisualSearchImageResource create (SR-12): the descriptor of an image, by its bytes or its address, to search with.
 * Nothing of the image is stored.
 */
export function visualSearchResources(deps: Deps): readonly AnyResource[] {
  return [
    publicResource({
      name: 'VisualSearchImage',
      action: 'create',
      endpoint: 'v3_describe_search_image',
      options: z
        .strictObject({ image_url: webAddress.optional(), image_base64: z.string().optional() })
        .refine(({ image_url: url, image_base64: bytes }) => (url === undefined) !== (bytes === undefined), {
          path: ['image_url'],
          message: 'Give one picture: an upload, an address or base64.',
        }),
      form: {
        path: '/search/visual/',
        keeps: ['image_url'],
        hides: [],
        leadsTo: (data) => `/search/visual/?look=${(data as { readonly look: string }).look}`,
      },
      answer: z.strictObject({ look: z.string() }),
      async handle({ image_url: url, image_base64: image }, { viewer, address }) {
        await deps.limits.count([IMAGES_PER_MINUTE, viewer ? String(viewer.id) : getClientSubnet(address)]);
        const bytes =
          url === undefined ? parseDataUrl(image) : await fetchImage(deps, { url, page: null }, 'image_url');
        const described = await deps.imagePool.process({ kind: 'describe', bytes });
        if (!described.ok) throw imageRejected(described, url === undefined ? 'image_base64' : 'image_url');
        return { data: { look: encodeDescriptor(described) } };
      },
    }),
  ];
}
