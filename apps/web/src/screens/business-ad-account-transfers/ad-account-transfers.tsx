import {
  AdMovesPage,
  type AdMovesPorts,
  type MovableAccount,
  type TransferTarget,
  type AdMoveSummary,
} from '@pegboard/business-dashboard/ad-account-transfers';
import type { ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { readForPage, useBusiness } from '../../features/business/business-data.ts';
import { useBusinessApi } from '../../features/business/use-business-api.ts';
import { useRenderLink } from '../../features/business/use-prerequisite-links.tsx';
import { adMoves as adMoveTexts } from '../../messages/business/ad-moves.ts';
import { useTranslated } from '../../messages/business/use-translated.ts';

type Loaded = {
  readonly moves: readonly AdMoveSummary[];
  readonly accounts: readonly MovableAccount[];
  readonly businesses: readonly TransferTarget[];
};

/** Loads the transfers from and to the business, and the accounts that the viewer can transfer. */
export const loader = (args: LoaderFunctionArgs): Promise<Loaded> =>
  readForPage<Loaded>(args, 'AdAccountMoves');

/** Renders the transfers of ad accounts between businesses (BD-02). */
export function Component(): ReactNode {
  const messages = useTranslated(adMoveTexts);
  const { moves, accounts, businesses } = useLoaderData<Loaded>();
  const { id } = useBusiness();
  const { call } = useBusinessApi();
  const wayTo = useRenderLink();
  const ports: AdMovesPorts = {
    start: (accountId, to) =>
      call({
        name: 'AdAccountMove',
        action: 'create',
        options: { business_id: id, account_id: accountId, to_business_id: to },
      }),
    take: (moveId, step) =>
      call({
        name: 'AdAccountMove',
        action: 'update',
        options: { business_id: id, move_id: moveId, step },
      }),
  };
  return (
    <AdMovesPage messages={messages} businessId={id} {...{ moves, accounts, businesses, ports, wayTo }} />
  );
}
