import {
  BULK_VIEWS,
  BulkUploadPage,
  type BulkIssueData,
  type BulkIdsData,
  type BulkUploadResult,
  type BulkUploadData,
  type BulkView,
} from '@pegboard/business-dashboard/bulk-upload';
import type { ReactNode } from 'react';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router';
import { callResource, ResourceError } from '../../data/call-resource.ts';
import { readOverHttp } from '../../data/read-resource.ts';
import {
  readFirstPage,
  readForPage,
  useBusiness,
  type FirstPage,
} from '../../features/business/business-data.ts';
import { businessLink } from '../../features/business/business-link.tsx';
import { useMore } from '../../features/business/use-more.ts';
import { bulkUpload as bulkUploadTexts } from '../../messages/business/bulk-upload.ts';
import { useBusinessErrors } from '../../messages/business/business-errors.ts';
import { useTranslated } from '../../messages/business/use-translated.ts';
import { useRenderLink } from '../../features/business/use-prerequisite-links.tsx';

type Loaded = {
  readonly view: BulkView;
  readonly uploads: FirstPage<BulkUploadData>;
  readonly ids: BulkIdsData;
};

/**
 * Loads the uploads and the ids by which rows reference objects. The address selects the part of the page.
 */
export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const wanted = new URL(args.request.url).searchParams.get('view');
  const [uploads, ids] = await Promise.all([
    readFirstPage<BulkUploadData>(args, 'BulkUploads'),
    readForPage<BulkIdsData>(args, 'BulkIds'),
  ]);
  return { view: BULK_VIEWS.find((view) => view === wanted) ?? 'upload', uploads, ids };
}

/** Renders the bulk upload of campaigns and promoted pins (BD-08). */
export function Component(): ReactNode {
  const { uploads, ...loaded } = useLoaderData<Loaded>();
  const { items, onMore } = useMore(uploads, 'BulkUploads');
  const { id: business_id, rights } = useBusiness();
  const { revalidate } = useRevalidator();
  const wayTo = useRenderLink();
  const translate = useBusinessErrors();
  const messages = useTranslated(bulkUploadTexts);
  const send = async (
    name: string,
    action: 'create' | 'update',
    options: object,
  ): Promise<BulkUploadResult> => {
    try {
      const data = await callResource({ name, action, options: { business_id, ...options } });
      return { ok: true, data: data as BulkUploadData };
    } catch (error) {
      if (!(error instanceof ResourceError)) throw error;
      const { code, message, fields } = translate(error.failure);
      // An empty message causes a retry: the request may not have arrived.
      if (code === 'network') return { ok: false, message: '' };
      return { ok: false, message: Object.values(fields ?? {})[0] ?? message };
    }
  };
  const readFindings = async (upload_id: string): Promise<readonly BulkIssueData[]> => {
    const read = await readOverHttp('BulkUpload', { business_id, upload_id });
    if (!read.ok) throw new Error('The report of an upload was not answered.');
    return (read.data as { readonly findings: readonly BulkIssueData[] }).findings;
  };
  const renew = (): void => void revalidate();
  return (
    <BulkUploadPage
      {...loaded}
      messages={messages}
      uploads={items}
      onMore={onMore}
      hrefOf={(view) => (view === 'upload' ? '?' : `?view=${view}`)}
      Link={businessLink}
      wayTo={wayTo}
      mayEdit={rights.includes('ads.edit')}
      onBegin={(file) => send('BulkUpload', 'create', file)}
      onSend={(upload_id, { rows, ...piece }) => send('BulkUpload', 'update', { upload_id, ...piece, rows })}
      onApply={(upload_id) => send('BulkUploadApply', 'create', { upload_id })}
      onRead={readFindings}
      onChecked={renew}
      onApplied={renew}
    />
  );
}
