import { BuilderError, type ProductPorts, type TaggableProduct } from '@pegboard/pin-builder';
import { priceLabel, type Locale } from '@pegboard/types';
import * as z from 'zod/mini';
import { callResource, ResourceError } from '../../data/call-resource.ts';
import { getClientMessages } from '../../messages/client-messages.ts';
import { messages as enUs } from '../../messages/en-us.ts';

const amount = z.nullable(z.number());
const productsSchema = z.array(
  z.object({
    pin_id: z.string(),
    title: z.nullable(z.string()),
    image: z.nullable(z.object({ url: z.string() })),
    offer: z.nullable(
      z.object({ currency: z.string(), price: amount, min_price: amount, max_price: amount }),
    ),
    is_own: z.boolean(),
  }),
);
const productPinSchema = z.object({ id: z.string() });

/** The functions for products of this site, with prices in a locale (CR-09). */
export function createProductPorts(locale: Locale): ProductPorts {
  const find = async (pinIds: readonly string[]): Promise<readonly TaggableProduct[]> =>
    readProducts({ pin_ids: [...pinIds] }, locale);
  return {
    search: (query) => readProducts({ query }, locale),
    find,
    async readPage(url, boardId) {
      try {
        const created = await callResource({
          name: 'ProductPin',
          action: 'create',
          options: { url, ...(boardId === null ? {} : { board_id: boardId }) },
          idempotencyKey: crypto.randomUUID(),
        });
        const { id } = productPinSchema.parse(created);
        const [product] = await find([id]);
        return product ?? { pinId: id, name: '', imageUrl: '', price: null, isOwn: true };
      } catch (error) {
        throw toBuilderError(error);
      }
    },
  };
}

async function readProducts(options: object, locale: Locale): Promise<readonly TaggableProduct[]> {
  const data = await callResource({ name: 'TaggableProducts', action: 'get', options: { ...options } });
  return productsSchema.parse(data).map(({ pin_id: pinId, title, image, offer, is_own: isOwn }) => ({
    pinId,
    name: title ?? '',
    imageUrl: image?.url ?? '',
    price:
      (offer &&
        priceLabel(
          {
            currency: offer.currency,
            price: offer.price,
            minPrice: offer.min_price,
            maxPrice: offer.max_price,
          },
          locale,
        )?.current) ??
      null,
    isOwn,
  }));
}

function toBuilderError(error: unknown): unknown {
  if (!(error instanceof ResourceError)) return error;
  const { code, message, fields } = error.failure;
  const { offline, failed } = getClientMessages('site', enUs).errors;
  return new BuilderError(message || (code === 'network' ? offline : failed), { code, fields, cause: error });
}
