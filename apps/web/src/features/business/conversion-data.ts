import type {
  ChunkResult,
  UploadData,
  UploadIssueData,
} from '@pegboard/business-dashboard/conversion-upload';
import type { TagData } from '@pegboard/business-dashboard/pin-tag';
import { useRevalidator, type LoaderFunctionArgs } from 'react-router';
import { callResource, ResourceError } from '../../data/call-resource.ts';
import { readOverHttp } from '../../data/read-resource.ts';
import { useBusinessErrors } from '../../messages/business/business-errors.ts';
import { readAccounts, type AdAccountsData } from './ad-data.ts';
import { readFirstPage, readForPage, useBusiness, type FirstPage } from './business-data.ts';

/** The ad accounts of a business, and the tags of the page's account. */
export type TagsData = AdAccountsData & { readonly tags: readonly TagData[] };

/** Loads the tags for a page of a business. */
export async function readTags(args: LoaderFunctionArgs): Promise<TagsData> {
  const read = await readAccounts(args);
  const tags = read.account
    ? await readForPage<readonly TagData[]>(args, 'ConversionTags', { account_id: read.account.id })
    : [];
  return { ...read, tags };
}

/** The resource names of uploads of events and of customers. */
export type UploadName = 'ConversionUpload' | 'AudienceUpload';

/** Loads the newest uploads of a kind for a page of a business. */
export function readUploads(
  args: LoaderFunctionArgs,
  accountId: string | undefined,
  name: UploadName,
): Promise<FirstPage<UploadData>> {
  return accountId === undefined
    ? Promise.resolve({ items: [], bookmark: null })
    : readFirstPage<UploadData>(args, `${name}s`, { account_id: accountId });
}

/** Returns the requests by which files of a kind are uploaded, in chunks. */
export function useUploadApi(name: UploadName): {
  readonly send: (action: 'create' | 'update', options: object) => Promise<ChunkResult>;
  readonly readFindings: (uploadId: string) => Promise<readonly UploadIssueData[]>;
  readonly renew: () => void;
} {
  const { id } = useBusiness();
  const { revalidate } = useRevalidator();
  const translate = useBusinessErrors();
  return {
    async send(action, options) {
      try {
        const data = await callResource({ name, action, options: { business_id: id, ...options } });
        return { ok: true, data: data as UploadData };
      } catch (error) {
        if (!(error instanceof ResourceError)) throw error;
        const { code, message, fields } = translate(error.failure);
        // An empty message causes a retry: the request may not have arrived.
        if (code === 'network') return { ok: false, message: '' };
        return { ok: false, message: Object.values(fields ?? {})[0] ?? message };
      }
    },
    async readFindings(uploadId) {
      const read = await readOverHttp(name, { business_id: id, upload_id: uploadId });
      if (!read.ok) throw new Error('The report of an upload was not answered.');
      return (read.data as { readonly findings: readonly UploadIssueData[] }).findings;
    },
    renew: () => void revalidate(),
  };
}
