import { getOffer, priceLabel } from '@pegboard/types';
import { pinPath } from '@pegboard/routes';
import { buttonAttributes, VisuallyHidden } from '@pegboard/ui';
import { useId, type ReactNode } from 'react';
import { ShopSaleDocument, type ShopSaleQuery } from '../../data/generated/graphql.ts';
import { useQuery } from '../../data/use-query.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { shoppingTexts as enUsShopping } from '../../messages/en-us-shopping.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import { Picture } from '../explore/cover-image.tsx';
import { Link } from '../links/link.tsx';
import { shoppingPath, UNFILTERED } from './shopping-address.ts';
import styles from './shopping.module.css';
import { SALE_SIZE } from './use-shopping.ts';

type Deal = ShopSaleQuery['sale']['connection']['edges'][number]['node'];

/** Renders the products with the greatest discounts in a row, with a link to all that are on sale. */
export function SaleRow(): ReactNode {
  const texts = useTexts('shopping', enUsShopping);
  const heading = useId();
  const deals = useQuery(ShopSaleDocument, { first: SALE_SIZE })?.sale.connection.edges ?? [];
  if (deals.length === 0) return null;
  const all = shoppingPath('/shopping/', { ...UNFILTERED, onSale: true, sort: 'discount' });
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <div className={styles.sectionHead}>
        <h2 id={heading}>{texts.sale}</h2>
        <Link to={all} {...buttonAttributes({ variant: 'secondary', size: 'sm' })}>
          {texts.allOnSale}
        </Link>
      </div>
      <ul role="list" className={styles.deals} aria-labelledby={heading}>
        {deals.map(({ node }) => (
          <li key={node.entityId}>
            <DealTile pin={node} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DealTile({ pin }: { readonly pin: Deal }): ReactNode {
  const texts = useTexts('shopping', enUsShopping);
  const untitled = useTexts('site', enUs).pin.untitled;
  const locale = useLocale();
  const offer = getOffer(pin);
  const label = priceLabel(offer, locale);
  const price = offer?.price ?? offer?.minPrice;
  const before = offer?.standardPrice;
  const share = price != null && before != null && before > price ? 1 - price / before : null;
  const name = pin.gridTitle ?? pin.title ?? untitled;
  return (
    <Link to={pinPath({ id: pin.entityId })} className={styles.deal}>
      <span className={styles.dealPicture}>
        <Picture image={pin.images[0]} color={pin.dominantColor} alt="" />
        {share === null ? null : (
          <span className={styles.badge}>
            {texts.discount(new Intl.NumberFormat(locale, { style: 'percent' }).format(share))}
          </span>
        )}
      </span>
      <bdi className={styles.dealTitle}>{name}</bdi>
      {label ? (
        <span className={styles.dealPrice}>
          <b>
            <VisuallyHidden>{texts.priceNow} </VisuallyHidden>
            <bdi>{label.current}</bdi>
          </b>
          {label.original === undefined ? null : (
            <s>
              <VisuallyHidden>{texts.priceBefore} </VisuallyHidden>
              <bdi>{label.original}</bdi>
            </s>
          )}
        </span>
      ) : null}
    </Link>
  );
}
