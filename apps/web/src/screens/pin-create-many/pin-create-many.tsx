import { lazy, Suspense, type ReactNode } from 'react';
import { useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { useIsBrowser } from '../../features/creating/use-is-browser.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { creatingTexts as enUsCreating } from '../../messages/en-us-creating.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import styles from './pin-create-many.module.css';

const SheetComposer = lazy(async () => ({
  default: (await import('../../features/creating/sheet-composer.tsx')).SheetComposer,
}));

/** Pins are created by members. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await requireViewer(args, 'create');
  return null;
}

/** The page that creates many Pins at once (CR-12); it continues where this device was left. */
export function Component(): ReactNode {
  const texts = useTexts('creating', enUsCreating);
  const messages = useTexts('site', enUs);
  const isBrowser = useIsBrowser();
  const [search] = useSearchParams();
  const share = search.get('share') ?? undefined;
  return (
    <div className={styles.page}>
      <title>{messages.title(texts.manyTitle)}</title>
      <meta name="robots" content="noindex" />
      <noscript>{texts.noScript}</noscript>
      {isBrowser ? (
        <Suspense>
          <SheetComposer shareKey={share} headingLevel={1} />
        </Suspense>
      ) : null}
    </div>
  );
}
