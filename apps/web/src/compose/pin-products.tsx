import { offerOf, priceLabel, type Pin } from '@pegboard/types';
import type { ReactNode } from 'react';
import { PinProductsDocument } from '../data/generated/graphql.ts';
import { useAnswer } from '../data/use-answer.ts';
import { useViewer } from '../data/viewer.ts';
import { pinProductsTexts } from '../messages/en-us-pin.ts';
import { Strip } from './strip.tsx';

const STRIP_SIZE = 18;

/** Products like the pin of a close-up, with their prices (CU-05); loaded when somebody comes near. */
export default function PinProducts({ pin }: { readonly pin: Pin }): ReactNode {
  const locale = useViewer()?.locale;
  const data = useAnswer(PinProductsDocument, { pin: pin.id, first: STRIP_SIZE });
  return (
    <Strip
      pin={pin}
      title={pinProductsTexts.title}
      edges={data?.feed.connection.edges ?? []}
      captionOf={(product) => priceLabel(offerOf(product), locale)?.current}
    />
  );
}
