import { QuickPromote, type AdPin } from '@pegboard/business-dashboard/ads';
import type { ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { callResource } from '../../data/call-resource.ts';
import { businessTexts as texts } from '../../messages/en-us-business.ts';
import { readForScreen } from './business-data.ts';
import { PageTitle } from './page-title.tsx';
import styles from './quick-promote.module.css';

type Offer = {
  readonly pins: readonly AdPin[];
  readonly currency: string;
  readonly price_micro: number;
};
type Loaded = Offer & { readonly chosen: string | undefined };

/** The pins that the viewer may promote, and the one of the address. */
export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const { data } = await readForScreen(args, 'QuickPromote', {});
  const chosen = new URL(args.request.url).searchParams.get('pin') ?? undefined;
  return { ...(data as Offer), chosen };
}

/** Promotes an own pin in three steps. */
export function Component(): ReactNode {
  const { pins, currency, price_micro: priceMicro, chosen } = useLoaderData<Loaded>();
  return (
    <div className={styles.page}>
      <PageTitle title={texts.quickPromote} />
      <QuickPromote
        pins={pins}
        currency={currency}
        priceMicro={priceMicro}
        chosen={chosen}
        onStart={async (promotion) => {
          const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
          const options = { ...promotion, time_zone: timeZone };
          await callResource({ name: 'QuickPromote', action: 'create', options });
        }}
      />
    </div>
  );
}
