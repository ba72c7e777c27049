import { QuickPromote, type AdPin, type QuickPromotion } from '@pegboard/business-dashboard/ads';
import { matchRoute } from '@pegboard/routes';
import { useRef, type ReactNode } from 'react';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router';
import { Link } from '../../features/links/link.tsx';
import { useBusinessTexts } from '../../messages/business/use-business-texts.ts';
import { readForScreen } from '../../features/business/business-data.ts';
import { readPlaces, type TargetingData } from '../../features/business/targeting-data.ts';
import { PageTitle } from '../../features/business/page-title.tsx';
import styles from './quick-promote.module.css';
import { useBusinessApi } from '../../features/business/use-business-api.ts';

type Offer = {
  readonly pins: readonly AdPin[];
  readonly pins_max: number;
  readonly currency: string;
  readonly price_micro: number;
};
type Loaded = Offer & {
  readonly isOfIdeas: boolean;
  readonly chosen: readonly string[];
  readonly places: Pick<TargetingData, 'countries' | 'languages'>;
};

/** Loads the pins that the viewer can promote, those in the address, and whether several can be selected. */
export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const [{ data }, places] = await Promise.all([readForScreen(args, 'QuickPromote', {}), readPlaces(args)]);
  const { pathname, searchParams } = new URL(args.request.url);
  const isOfIdeas = matchRoute(pathname)?.name === 'ideaAdsTool';
  return { ...(data as Offer), isOfIdeas, chosen: searchParams.getAll('pin'), places };
}

/** Renders the promotion of an own pin, or several as one campaign, in three steps. */
export function Component(): ReactNode {
  const {
    pins,
    pins_max: most,
    currency,
    price_micro: priceMicro,
    isOfIdeas,
    chosen,
    places,
  } = useLoaderData<Loaded>();
  const { call } = useBusinessApi();
  const { titles: texts, quickPromote } = useBusinessTexts();
  const { revalidate } = useRevalidator();
  const attempt = useRef<{ readonly serialized: string; readonly key: string }>(undefined);
  /** Returns the idempotency key of a promotion; repeating it after a lost response reuses the key. */
  const keyOf = (promotion: QuickPromotion): string => {
    const serialized = JSON.stringify(promotion);
    if (attempt.current?.serialized !== serialized)
      attempt.current = { serialized, key: crypto.randomUUID() };
    return attempt.current.key;
  };
  return (
    <div className={styles.page}>
      <PageTitle title={isOfIdeas ? texts.promoteIdeas : texts.quickPromote} />
      <QuickPromote
        messages={quickPromote}
        key={isOfIdeas ? 'ideas' : 'pin'}
        pins={pins}
        offer={places}
        most={isOfIdeas ? most : 1}
        currency={currency}
        priceMicro={priceMicro}
        chosen={chosen}
        otherwise={
          isOfIdeas ? (
            <Link to="/advertiser/quick-promote/">{texts.quickPromoteInstead}</Link>
          ) : (
            <Link to="/idea-ads-tool/">{texts.promoteIdeasInstead}</Link>
          )
        }
        onStart={(promotion) => {
          const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
          const options = { ...promotion, time_zone: timeZone };
          const idempotencyKey = keyOf(promotion);
          return call({ name: 'QuickPromote', action: 'create', options, idempotencyKey }, () => {
            attempt.current = undefined;
            void revalidate();
          });
        }}
      />
    </div>
  );
}
