import { drawing } from '@pegboard/config/drawn-pictures';
import { becomesVisible, expect, fn, type Stories, type Story } from '@pegboard/config/story';
import { useState, type ReactNode } from 'react';

import { aProduct, createProductPorts } from '../testing/product-ports.ts';
import { ProductTagDialog, type ProductTagDialogProps } from './index.ts';

const PRODUCTS = [
  aProduct({ pinId: '21', name: 'Bowl with an ash glaze', imageUrl: drawing('bowl', 96, 96), isOwn: true }),
  aProduct({
    pinId: '22',
    name: 'Storage jar, one liter, with a cork',
    imageUrl: drawing('jar', 96, 96),
    price: '€24.50',
  }),
  aProduct({ pinId: '23', name: 'مزهرية زرقاء', price: null }),
  ...Array.from({ length: 6 }, (_, nth) =>
    aProduct({ pinId: String(31 + nth), name: `Leaf print ${nth + 1}`, isOwn: true }),
  ),
];

/** Stores the tags as a form does. */
function ControlledDialog(props: ProductTagDialogProps): ReactNode {
  const [tags, setTags] = useState(props.tags);
  return <ProductTagDialog {...props} tags={tags} onChange={setTags} />;
}

const tagged = [
  { pinId: '21', place: { x: 0.3, y: 0.45 } },
  { pinId: '22', place: { x: 0.75, y: 0.7 } },
];

const meta: Stories<ProductTagDialogProps> = {
  title: 'Pin builder/Product tags',
  component: ProductTagDialog,
  render: (args) => <ControlledDialog {...args} />,
  args: {
    image: { url: drawing('hills', 400, 500), width: 400, height: 500, alt: 'A shelf' },
    tags: [],
    onChange: fn(),
    onClose: fn(),
    ports: createProductPorts(PRODUCTS),
  },
  parameters: { frame: 'page', variants: [{ viewport: 'mobile' }] },
};

export default meta;

type TagsStory = Story<ProductTagDialogProps>;

/** No product is tagged. */
export const Empty: TagsStory = {};

/** Two products, listed beside the image in their order. */
export const Tagged: TagsStory = {
  args: { tags: tagged },
  play: async ({ canvas }) => {
    await becomesVisible(await canvas.findByRole('button', { name: '1. Bowl with an ash glaze, left' }));
  },
};

/** A place is chosen: the member's own products are offered. */
export const Choosing: TagsStory = {
  args: { tags: tagged },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('application', { name: 'Choose a place on the image' })).focus();
    await userEvent.keyboard('{ArrowDown>20/}{Enter}');
    await becomesVisible(await canvas.findByText('Leaf print 6'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

/** Errors of a publication: of all tags, and of one. A product without a place can be put on the image; another is gone. */
export const Invalid: TagsStory = {
  args: {
    tags: [...tagged, { pinId: '23', place: null }, { pinId: '99', place: { x: 0.1, y: 0.9 } }],
    error: 'Tag 8 products or fewer on an image.',
    errors: { 3: 'Choose another product.' },
  },
  play: async ({ canvas }) => {
    await becomesVisible(await canvas.findByText('This product is no longer available'));
  },
};
