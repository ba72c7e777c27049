import { AudienceUploadPage } from '@pegboard/business-dashboard/audience-upload';
import type { UploadData } from '@pegboard/business-dashboard/conversion-upload';
import type { ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { readAccounts, useAdApi, type AdAccountsData } from '../../features/business/ad-data.ts';
import { useBusiness, type FirstPage } from '../../features/business/business-data.ts';
import { readUploads, useUploadApi } from '../../features/business/conversion-data.ts';
import { useMore } from '../../features/business/use-more.ts';
import { useRenderLink } from '../../features/business/use-prerequisite-links.tsx';
import { audienceUpload as audienceUploadTexts } from '../../messages/business/audience-upload.ts';
import { events as eventTexts } from '../../messages/business/events.ts';
import { uploads as uploadTexts } from '../../messages/business/uploads.ts';
import { useTranslated } from '../../messages/business/use-translated.ts';

type Loaded = AdAccountsData & { readonly uploads: FirstPage<UploadData> };

/** Loads the ad accounts of a business, and the uploaded customer lists. */
export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const read = await readAccounts(args);
  return { ...read, uploads: await readUploads(args, read.account?.id, 'AudienceUpload') };
}

/** Renders the uploads of customer lists (BD-08). */
export function Component(): ReactNode {
  const messages = useTranslated(audienceUploadTexts);
  const uploadMessages = useTranslated(uploadTexts);
  const events = useTranslated(eventTexts);
  const { accounts, account, uploads } = useLoaderData<Loaded>();
  const { rights } = useBusiness();
  const { choose } = useAdApi();
  const wayTo = useRenderLink(account?.id);
  const { send, readFindings, renew } = useUploadApi('AudienceUpload');
  const { items, onMore } = useMore(uploads, 'AudienceUploads', { account_id: account?.id ?? '' });
  return (
    <AudienceUploadPage
      messages={messages}
      uploadTexts={uploadMessages}
      events={events}
      accounts={accounts}
      account={account}
      onChoose={choose}
      wayTo={wayTo}
      uploads={items}
      onMore={onMore}
      mayEdit={rights.includes('audiences.edit')}
      onBegin={(input) => send('create', { account_id: account?.id ?? '', ...input })}
      onSend={(upload_id, piece) => send('update', { upload_id, ...piece })}
      onRead={readFindings}
      onSent={renew}
    />
  );
}
