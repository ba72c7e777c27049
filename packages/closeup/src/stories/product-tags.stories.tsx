import { drawing } from '@pegboard/config/drawn-pictures';
import { becomesVisible, expect, fn, type Stories, type Story } from '@pegboard/config/story';

import { ProductTags, type ProductTagsProps } from '../product-tags/index.ts';

const offer = { currency: 'USD', price: 38, minPrice: null, maxPrice: null, standardPrice: null };
const chip = (entityId: string, title: string, motif: 'bowl' | 'jar') => ({
  entityId,
  title,
  link: `/pin/${entityId}/`,
  image: { url: drawing(motif, 64, 64), width: 64, height: 64 },
  offerSummary: offer,
});

const meta: Stories<ProductTagsProps> = {
  title: 'Close-up/Product tags',
  component: ProductTags,
  render: (args) => (
    <div style={{ position: 'relative', inlineSize: 400, maxInlineSize: '100%', aspectRatio: '4 / 5' }}>
      <img
        src={drawing('hills', 400, 500)}
        alt="A shelf"
        style={{ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }}
      />
      <ProductTags {...args} />
    </div>
  ),
  args: {
    chips: [
      chip('21', 'Bowl with an ash glaze', 'bowl'),
      chip('22', 'Storage jar, one liter, with a cork', 'jar'),
    ],
    tags: [
      { entityId: '21', x: 0.3, y: 0.4, slot: null },
      { entityId: '22', x: 0.9, y: 0.8, slot: null },
      { entityId: '99', x: 0.5, y: 0.5, slot: null },
    ],
    width: 400,
    height: 500,
    onOpen: fn(),
  },
};

export default meta;

type TagsStory = Story<ProductTagsProps>;

/** The tags are hidden until the viewer shows them. A product that is gone has none. */
export const Hidden: TagsStory = {};

/** The tags are shown. */
export const Shown: TagsStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show products' }));
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
  },
};

/** The card of a product, beside its tag and inside of the image. */
export const Open: TagsStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show products' }));
    await userEvent.click(
      canvas.getByRole('button', { name: 'Storage jar, one liter, with a cork, bottom right' }),
    );
    await becomesVisible(canvas.getByRole('link', { name: /Storage jar.*\$38.00/ }));
  },
};
