import type {
  CatalogPorts,
  CatalogInput,
  CatalogIssue,
  MerchantRequest,
  CatalogSummary,
  CatalogRun,
} from '@pegboard/business-dashboard/catalogs';
import { createBusinessRequests } from '../../features/business/business-requests.ts';

type Begun = {
  readonly run: CatalogRun;
  readonly upload: { readonly url: string; readonly parameters: Readonly<Record<string, string>> } | null;
};

/** Returns the ports of the catalogs page of a business. */
export function catalogPorts(businessId: string): CatalogPorts {
  const { read, send } = createBusinessRequests(businessId);
  const ports: CatalogPorts = {
    readCatalogs: () => read<readonly CatalogSummary[]>('Catalogs'),
    save: (input, id) =>
      id === null
        ? send<CatalogSummary>({ name: 'Catalog', action: 'create', options: input })
        : send<CatalogSummary>({
            name: 'Catalog',
            action: 'update',
            options: { ...withoutBoard(input), catalog_id: id },
          }),
    remove: (id) => send<null>({ name: 'Catalog', action: 'delete', options: { catalog_id: id } }),
    readRun: (id) => send<CatalogRun>({ name: 'CatalogRun', action: 'get', options: { run_id: id } }),
    cancel: (id) => send<CatalogRun>({ name: 'CatalogRun', action: 'delete', options: { run_id: id } }),
    async begin({ catalogId, file, mayShrink, onSent, signal }) {
      const begun = await send<Begun>({
        name: 'CatalogRun',
        action: 'create',
        options: {
          catalog_id: catalogId,
          source: file ? 'upload' : 'url',
          may_shrink: mayShrink,
          ...(file && { file_name: file.name.slice(0, 255) }),
        },
      });
      if (!begun.ok) return begun;
      const { run, upload } = begun.data;
      if (!file || !upload) return { ok: true, data: run };
      const problem = await postFile(upload, file, { onSent, signal });
      if (problem === undefined) return ports.readRun(run.id);
      await ports.cancel(run.id);
      return { ok: false, message: problem };
    },
    async readFindings(runId, bookmark) {
      const found = await read<readonly CatalogIssue[]>('CatalogFindings', {
        run_id: runId,
        page_size: 100,
        ...(bookmark === null ? {} : { bookmarks: [bookmark] }),
      });
      return found.ok ? { ok: true, data: { findings: found.data, bookmark: found.bookmark } } : found;
    },
    askToBeVerified: (input) =>
      send<readonly MerchantRequest[]>({ name: 'MerchantVerification', action: 'create', options: input }),
  };
  return ports;
}

/** Removes the board, which cannot be changed for an existing catalog. */
const withoutBoard = (input: CatalogInput): Omit<CatalogInput, 'board_id'> => ({
  name: input.name,
  currency: input.currency,
  source_url: input.source_url,
  every_hours: input.every_hours,
});

/**
 * Posts a feed, and reports the upload progress, which `fetch` cannot. Resolves to the error message; '' if
 * there is none.
 */
function postFile(
  { url, parameters }: NonNullable<Begun['upload']>,
  file: File,
  { onSent, signal }: { readonly onSent: (share: number) => void; readonly signal: AbortSignal },
): Promise<string | undefined> {
  const form = new FormData();
  for (const [name, value] of Object.entries(parameters)) form.append(name, value);
  form.append('file', file);
  const request = new XMLHttpRequest();
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  request.upload.addEventListener('progress', ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0));
  request.addEventListener('load', () => resolve(request.status < 300 ? undefined : messageOf(request)));
  for (const end of ['error', 'abort', 'timeout']) request.addEventListener(end, () => resolve(''));
  signal.addEventListener('abort', () => request.abort(), { once: true });
  request.open('POST', url);
  if (signal.aborted) return Promise.resolve('');
  request.send(form);
  return promise;
}

function messageOf({ responseText }: XMLHttpRequest): string {
  try {
    const body = JSON.parse(responseText) as {
      readonly resource_response?: { readonly error?: { readonly message?: string } };
    };
    return body.resource_response?.error?.message ?? '';
  } catch {
    return '';
  }
}
