import { ConversionUploadPage, type UploadData } from '@pegboard/business-dashboard/conversion-upload';
import type { ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useAdApi } from '../../features/business/ad-data.ts';
import { useBusiness, type FirstPage } from '../../features/business/business-data.ts';
import {
  readTags,
  readUploads,
  useUploadApi,
  type TagsData,
} from '../../features/business/conversion-data.ts';
import { useMore } from '../../features/business/use-more.ts';
import { useRenderLink } from '../../features/business/use-prerequisite-links.tsx';
import { conversionUpload as conversionUploadTexts } from '../../messages/business/conversion-upload.ts';
import { events as eventTexts } from '../../messages/business/events.ts';
import { uploads as uploadTexts } from '../../messages/business/uploads.ts';
import { useTranslated } from '../../messages/business/use-translated.ts';

type Loaded = TagsData & { readonly uploads: FirstPage<UploadData> };

/** Loads the tags of an ad account, and the uploaded event files. */
export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const read = await readTags(args);
  return { ...read, uploads: await readUploads(args, read.account?.id, 'ConversionUpload') };
}

/** Renders the uploads of events (BD-08). */
export function Component(): ReactNode {
  const messages = useTranslated(conversionUploadTexts);
  const uploadMessages = useTranslated(uploadTexts);
  const events = useTranslated(eventTexts);
  const { accounts, account, tags, uploads } = useLoaderData<Loaded>();
  const { rights } = useBusiness();
  const { choose } = useAdApi();
  const wayTo = useRenderLink(account?.id);
  const { send, readFindings, renew } = useUploadApi('ConversionUpload');
  const { items, onMore } = useMore(uploads, 'ConversionUploads', { account_id: account?.id ?? '' });
  return (
    <ConversionUploadPage
      messages={messages}
      uploadTexts={uploadMessages}
      events={events}
      accounts={accounts}
      account={account}
      onChoose={choose}
      wayTo={wayTo}
      tags={tags}
      uploads={items}
      onMore={onMore}
      mayEdit={rights.includes('conversions.edit')}
      onBegin={(tag_id, file) => send('create', { tag_id, ...file })}
      onSend={(upload_id, piece) => send('update', { upload_id, ...piece })}
      onRead={readFindings}
      onSent={renew}
    />
  );
}
