import { VisuallyHidden } from '@pegboard/ui';
import type { ReactNode } from 'react';
import type { PriceFooter } from '../model/price-footer.ts';
import type { RichCardMessages } from './messages.ts';
import styles from '../ui/card-lines.module.css';

/** Renders the price of a product, or the reason why there is none. */
export function PriceLine(props: {
  readonly price: PriceFooter;
  readonly messages: RichCardMessages;
}): ReactNode {
  const { price, messages } = props;
  if (price.kind === 'sold-out')
    return (
      <p className={styles.note} data-part="price">
        {messages.soldOut}
      </p>
    );
  if (price.kind === 'see-on-site')
    return (
      <p className={styles.note} data-part="price">
        {messages.seePriceOnSite}
      </p>
    );
  const { current, original } = price.label;
  return (
    <p className={styles.price} data-part="price">
      {original === undefined ? null : <VisuallyHidden>{messages.priceNow} </VisuallyHidden>}
      <span className={styles.current} data-reduced={original === undefined ? undefined : ''}>
        <bdi>{current}</bdi>
      </span>
      {original === undefined ? null : (
        <>
          <VisuallyHidden> {messages.priceBefore} </VisuallyHidden>
          <s className={styles.before}>
            <bdi>{original}</bdi>
          </s>
        </>
      )}
      {price.hasFreeShipping ? <span className={styles.shipping}>{messages.freeShipping}</span> : null}
    </p>
  );
}
