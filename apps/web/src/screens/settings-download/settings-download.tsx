import { buttonAttributes } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import * as z from 'zod/mini';
import { callResource } from '../../data/call-resource.ts';
import { readResource } from '../../data/read-resource.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { IdentityForm, type IdentityProof } from '../../features/authentication/identity-form.tsx';
import styles from '../../features/forms/form-page.module.css';
import { Link } from '../../features/links/link.tsx';
import { formatUtcDay } from '../../features/reports/report-format.ts';
import { portabilityTexts as enUsPortability } from '../../messages/en-us-portability.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import own from './settings-download.module.css';
import { appWindow } from '../../data/app-window.ts';

const PATH = '/settings/data/download/';

const pageSchema = z.object({
  has_passkeys: z.boolean(),
  exports: z.array(z.object({ id: z.string(), state: z.string(), created_at: z.string() })),
});
const confirmedSchema = z.object({ download_url: z.string() });

type PageData = {
  /** The export of the address; undefined if it is not ready, or was deleted. */
  readonly found: { readonly id: string; readonly createdAt: string } | undefined;
  readonly hasPasskeys: boolean;
};

/** Finds the finished export of the viewer that the address names. */
export async function loader(args: LoaderFunctionArgs): Promise<PageData> {
  await requireViewer(args, 'continue');
  const read = await readResource(args.context, 'DataExport', {});
  if (!read.ok) throw new Error(`DataExport could not be read: ${read.code}.`);
  const { exports, has_passkeys: hasPasskeys } = pageSchema.parse(read.data);
  const id = new URL(args.request.url).searchParams.get('id');
  const found = exports.find((each) => each.id === id && each.state === 'ready');
  return { found: found && { id: found.id, createdAt: found.created_at }, hasPasskeys };
}

/** Asks who the viewer is, and then downloads their export (AC-02). Works without scripts. */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('portability', enUsPortability).confirming;
  const { found, hasPasskeys } = useLoaderData<PageData>();
  return (
    <div className={styles.page}>
      <title>{messages.title(texts.title)}</title>
      <meta name="robots" content="noindex" />
      <h1>{texts.title}</h1>
      {found === undefined ? (
        <p>{texts.gone}</p>
      ) : (
        <DownloadForm {...found} hasPasskeys={hasPasskeys} key={found.id} />
      )}
      <p>
        <Link to="/settings/data/" {...buttonAttributes()}>
          {texts.back}
        </Link>
      </p>
    </div>
  );
}

function DownloadForm(props: {
  readonly id: string;
  readonly createdAt: string;
  readonly hasPasskeys: boolean;
}): ReactNode {
  const { id, createdAt, hasPasskeys } = props;
  const texts = useTexts('portability', enUsPortability).confirming;
  const { password, download: submit, passkeyButton } = texts;
  const locale = useLocale();
  const download = async (proof: IdentityProof): Promise<string> => {
    const answer = await callResource({
      name: 'DataExportDownload',
      action: 'create',
      options: { id, ...proof },
    });
    // The page stays: the browser stores the answer as a file.
    appWindow.location.assign(confirmedSchema.parse(answer).download_url);
    return texts.started;
  };
  return (
    <div className={own.form}>
      <IdentityForm
        action={`${PATH}?id=${id}`}
        variant="primary"
        hasPasskeys={hasPasskeys}
        texts={{ password, submit, passkeyButton }}
        onProof={download}
      >
        <p>{texts.intro(formatUtcDay(createdAt, locale))}</p>
        <input type="hidden" name="id" value={id} />
      </IdentityForm>
    </div>
  );
}
