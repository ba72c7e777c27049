import { SHARED_FILES_MISSING } from '@pegboard/routes';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { ComposerFrame } from '../../features/creating/composer-frame.tsx';
import type { ComposerStart } from '../../features/creating/composer.tsx';
import { useIsBrowser } from '../../features/creating/use-is-browser.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { creatingTexts as enUsCreating } from '../../messages/en-us-creating.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import styles from './pin-create.module.css';
import { startFromAddress } from './start-from-search.ts';

const Composer = lazy(async () => ({
  default: (await import('../../features/creating/composer.tsx')).Composer,
}));

/** Requires a member; after log-in the same address opens, with its parameters. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await requireViewer(args, 'create');
  return null;
}

/** The page that creates a Pin; its address names the draft, or the address that the Pin is made from (CR-01). */
export function Component(): ReactNode {
  const texts = useTexts('creating', enUsCreating);
  const messages = useTexts('site', enUs);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const [start] = useState((): ComposerStart => startFromAddress(pathname, search));
  const isBrowser = useIsBrowser();
  const goBack = (): void => void navigate(-1);
  const loading = <ComposerFrame layout="page" onClose={goBack} />;
  return (
    <div className={styles.page}>
      <title>{messages.title(texts.title)}</title>
      <meta name="robots" content="noindex" />
      <noscript>{texts.noScript}</noscript>
      {search.get('share') === SHARED_FILES_MISSING ? (
        <p role="status" className={styles.notice}>
          {texts.sharedFilesMissing}
        </p>
      ) : null}
      {isBrowser ? (
        <Suspense fallback={loading}>
          <Composer key={search.get('draft') ?? ''} start={start} layout="page" onClose={goBack} />
        </Suspense>
      ) : (
        loading
      )}
    </div>
  );
}
