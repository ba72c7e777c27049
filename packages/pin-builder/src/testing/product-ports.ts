import type { ProductPorts, TaggableProduct } from '../tags/tag-ports.ts';

/** Creates a product that can be tagged. */
export const aProduct = (over: Partial<TaggableProduct> = {}): TaggableProduct => ({
  pinId: '21',
  name: 'Blue vase',
  imageUrl: '',
  price: '$38.00',
  isOwn: false,
  ...over,
});

/** Creates functions for products that find these by a part of their name; each address is the page of the last one. */
export function createProductPorts(
  products: readonly TaggableProduct[],
  over: Partial<ProductPorts> = {},
): ProductPorts {
  const isAbout = ({ name }: TaggableProduct, text: string): boolean =>
    name.toLowerCase().includes(text.toLowerCase());
  return {
    search: async (text) =>
      products.filter((product) => (text === '' ? product.isOwn : isAbout(product, text))),
    find: async (pinIds) => products.filter(({ pinId }) => pinIds.includes(pinId)),
    readPage: async () => products.at(-1) ?? aProduct(),
    ...over,
  };
}
