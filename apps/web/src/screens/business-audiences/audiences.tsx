import { Audiences, type AudienceData } from '@pegboard/business-dashboard/audiences';
import type { ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { readAccounts, useAdApi, type AdAccountsData } from '../../features/business/ad-data.ts';
import { readForPage, useBusiness } from '../../features/business/business-data.ts';
import { useRenderLink } from '../../features/business/use-prerequisite-links.tsx';
import { audiences as audienceTexts } from '../../messages/business/audiences.ts';
import { useTranslated } from '../../messages/business/use-translated.ts';

type Loaded = AdAccountsData & { readonly audiences: readonly AudienceData[] };

/** Loads the audiences of an ad account. */
export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const read = await readAccounts(args);
  const { account } = read;
  const audiences = account
    ? await readForPage<readonly AudienceData[]>(args, 'Audiences', { account_id: account.id })
    : [];
  return { ...read, audiences };
}

/** Renders the audiences (BD-06). */
export function Component(): ReactNode {
  const messages = useTranslated(audienceTexts);
  const { accounts, account, audiences } = useLoaderData<Loaded>();
  const business = useBusiness();
  const { call, renew, choose } = useAdApi();
  const wayTo = useRenderLink(account?.id);
  const of = { account_id: account?.id ?? '' };
  return (
    <Audiences
      messages={messages}
      accounts={accounts}
      account={account}
      audiences={audiences}
      mayEdit={business.rights.includes('audiences.edit')}
      onChoose={choose}
      wayTo={wayTo}
      onMake={async (input) => {
        const { id } = (await call('Audience', 'create', { ...of, ...input })) as { readonly id: string };
        return id;
      }}
      onAdd={async (audience_id, email_hashes) => {
        await call('Audience', 'update', { ...of, audience_id, email_hashes });
      }}
      onMade={() => void renew()}
      onDelete={async (audience_id) => {
        await call('Audience', 'delete', { ...of, audience_id });
        await renew();
      }}
    />
  );
}
