import type { Stories, Story } from '@pegboard/config/story';
import { anOffer } from '@pegboard/types/testing';

import { Price, type PriceProps } from './price.tsx';
import { Rating } from './rating.tsx';

const meta: Stories<PriceProps> = {
  title: 'UI/Product',
  component: Price,
  args: { offer: anOffer({ price: 38 }) },
  render: (props) => (
    <>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <p key={size}>
          <Price {...props} size={size} />
        </p>
      ))}
    </>
  ),
};

export default meta;

/** A plain price. */
export const Plain: Story<PriceProps> = {};

/** A reduced price. */
export const Reduced: Story<PriceProps> = { args: { offer: anOffer({ price: 38, standardPrice: 52 }) } };

/** A price range. */
export const Range: Story<PriceProps> = {
  args: { offer: { currency: 'EUR', minPrice: 24, maxPrice: 1180 }, locale: 'de-DE' },
};

/** Ratings: none, half, all, out of ten, and with the number of reviews. */
export const Ratings: Story<PriceProps> = {
  render: () => (
    <>
      {[0, 2.5, 4.6, 5].map((value) => (
        <p key={value}>
          <Rating value={value} reviewCount={value * 1000} />
        </p>
      ))}
      <p>
        <Rating value={8} max={10} size="lg" />
      </p>
    </>
  ),
};
