import { isSafeLink, priceLabel } from '@pegboard/types';
import { Rating, VisuallyHidden } from '@pegboard/ui';
import { useId, type ReactNode } from 'react';
import { useCloseup } from '../closeup-context.tsx';
import { getShoppingDetails, type ShoppingDetails } from '../model/shopping.ts';
import styles from './rich-sections.module.css';

/** Renders the offer of a product: brand, price, rating, stock, shipping and variants (CU-04). */
export function ProductSection(): ReactNode {
  const { pin, locale, messages } = useCloseup();
  const offer = getShoppingDetails(pin, locale);
  if (!offer) return null;
  const { brand, rating, stock, freeShipping, variants } = offer;
  const shipping =
    freeShipping === 'always'
      ? messages.freeShipping
      : freeShipping && messages.freeShippingFrom(freeShipping.from);
  const terms = [stock === 'in-stock' ? messages.inStock : undefined, shipping].filter(
    (term) => term !== undefined,
  );
  return (
    <section className={styles.shopping}>
      {brand === undefined ? null : <p className={styles.muted}>{brand}</p>}
      <p className={styles.price}>
        <PriceWords offer={offer} />
      </p>
      {rating ? (
        <Rating
          value={rating.value}
          max={rating.max}
          reviewCount={rating.count}
          locale={locale}
          messages={messages.rating}
        />
      ) : null}
      {terms.length === 0 ? null : <p className={styles.muted}>{terms.join(' · ')}</p>}
      {variants.map(({ name, values }) => (
        <div key={name} className={styles.variant}>
          <span className={styles.muted}>{name}</span>
          <ul role="list" className={styles.chips} aria-label={name}>
            {values.map((value) => (
              <li key={value} dir="auto">
                {value}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <OtherOffers />
    </section>
  );
}

/** Renders the offers of other merchants (CU-04). */
function OtherOffers(): ReactNode {
  const { offers, locale, messages, onOpen } = useCloseup();
  const titleId = useId();
  const shown = offers?.filter(({ link }) => isSafeLink(link)) ?? [];
  if (shown.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{messages.otherOffers}</h2>
      <ul role="list" className={styles.offers}>
        {shown.map(({ entityId, merchant, link, offerSummary }) => (
          <li key={entityId}>
            <a href={link} onClick={onOpen}>
              <bdi>{merchant}</bdi>
              <b>{priceLabel(offerSummary, locale)?.current}</b>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Renders the current and former price, or the reason why there is none. */
function PriceWords({ offer }: { readonly offer: ShoppingDetails }): ReactNode {
  const { messages } = useCloseup();
  if (!offer.price) return offer.stock === 'sold-out' ? messages.soldOut : messages.seePriceOnSite;
  const { current, original } = offer.price;
  if (original === undefined) return <bdi>{current}</bdi>;
  return (
    <>
      <span>
        <VisuallyHidden>{messages.priceNow} </VisuallyHidden>
        <bdi>{current}</bdi>
      </span>
      <s className={styles.muted}>
        <VisuallyHidden>{messages.priceBefore} </VisuallyHidden>
        <bdi>{original}</bdi>
      </s>
    </>
  );
}
