import { ConversionUploadPage, type UploadData } from '@pegboard/business-dashboard/conversion-upload';
import type { ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useAdCalls } from './ad-data.ts';
import { useBusiness } from './business-data.ts';
import { readTags, readUploads, useUploadCalls, type ReadTags } from './conversion-data.ts';

type Loaded = ReadTags & { readonly uploads: readonly UploadData[] };

/** The tags of an ad account, and the files of events that were uploaded. */
export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const read = await readTags(args);
  return { ...read, uploads: await readUploads(args, read.account?.id, 'events') };
}

/** Uploads of events (BD-08). */
export function Component(): ReactNode {
  const { accounts, account, tags, uploads } = useLoaderData<Loaded>();
  const { rights } = useBusiness();
  const { choose } = useAdCalls();
  const { send, readFindings, renew } = useUploadCalls();
  return (
    <ConversionUploadPage
      accounts={accounts}
      account={account}
      onChoose={choose}
      tags={tags}
      uploads={uploads}
      mayEdit={rights.includes('conversions.edit')}
      onBegin={(tag_id, file) => send('ConversionUpload', 'create', { tag_id, ...file })}
      onSend={(upload_id, piece) => send('ConversionUpload', 'update', { upload_id, ...piece })}
      onRead={readFindings}
      onSent={renew}
    />
  );
}
