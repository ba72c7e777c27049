import { DEFAULT_LOCALE, priceLabel, type OfferSummary } from '@pegboard/types';
import type { ReactNode } from 'react';

import { VisuallyHidden } from '../feedback/visually-hidden.tsx';
import { rootAttributes, type RootProps } from '../root-attributes.ts';
import styles from './price.module.css';

/** The messages of a price. */
export type PriceMessages = { readonly current: string; readonly original: string };

/** The messages of a price in English; screen readers read them before the amounts when there are two. */
export const priceMessages: PriceMessages = { current: 'Price now', original: 'Price before' };

/** The props of a Price. */
export type PriceProps = RootProps & {
  readonly offer: OfferSummary | null | undefined;
  readonly locale?: string | undefined;
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  readonly messages?: PriceMessages | undefined;
};

/**
 * Renders an offer's price or price range, and the former price struck through (UI-07, TY-23); nothing
 * without a price.
 */
export function Price(props: PriceProps): ReactNode {
  const { offer, locale = DEFAULT_LOCALE, size = 'sm', messages = priceMessages } = props;
  const label = priceLabel(offer, locale);
  if (label === undefined) return null;
  const isReduced = label.original !== undefined;
  return (
    <span
      data-size={size}
      data-reduced={isReduced || undefined}
      data-part="price"
      {...rootAttributes(props, styles.price)}
    >
      <span className={styles.current} data-part="current">
        {isReduced && <VisuallyHidden>{messages.current} </VisuallyHidden>}
        <bdi>{label.current}</bdi>
      </span>
      {isReduced && (
        <s className={styles.original} data-part="original">
          <VisuallyHidden>{messages.original} </VisuallyHidden>
          <bdi>{label.original}</bdi>
        </s>
      )}
    </span>
  );
}
