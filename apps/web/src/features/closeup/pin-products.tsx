import { getOffer, priceLabel, type Pin } from '@pegboard/types';
import type { ReactNode } from 'react';
import { PinProductsDocument } from '../../data/generated/graphql.ts';
import { useQuery } from '../../data/use-query.ts';
import { pinProductsTexts as enUsPinProducts } from '../../messages/en-us-pin.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import { Strip } from '../pin-feed/pin-strip.tsx';

const STRIP_SIZE = 18;

/**
 * Renders products similar to the pin of a close-up, with their prices (CU-05); loaded when they are near the
 * viewport.
 */
export default function PinProducts({ pin }: { readonly pin: Pin }): ReactNode {
  const pinProductsTexts = useTexts('pinProducts', enUsPinProducts);
  const locale = useLocale();
  const data = useQuery(PinProductsDocument, { pin: pin.id, first: STRIP_SIZE });
  return (
    <Strip
      pin={pin}
      title={pinProductsTexts.title}
      edges={data?.feed.connection.edges ?? []}
      captionOf={(product) => priceLabel(getOffer(product), locale)?.current}
    />
  );
}
