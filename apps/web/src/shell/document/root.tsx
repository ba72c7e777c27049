import { ToastRegion } from '@pegboard/ui';
import { use, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { WhyAd } from '../../features/ads/why-ad.tsx';
import { Feedback } from '../providers/feedback.tsx';
import { OutboundLinks } from '../../features/outbound/outbound-links.tsx';
import { Saving } from '../providers/saving.tsx';
import { ToastContext } from '../../features/toasts/toasts.ts';
import { Outlet, ScrollRestoration, useMatches, type LoaderFunctionArgs } from 'react-router';
import { ViewerDocument } from '../../data/generated/graphql.ts';
import { answersContext } from '../../data/request-context.ts';
import { useViewer } from '../../data/viewer.ts';
import { eventReplayProps } from './event-replay.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import { usePageInfo } from '../../data/page-info.ts';
import type { ScreenHandle } from '../../features/document-head/screen-head.ts';
import { Header } from './header.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';
import styles from './root.module.css';

/** Loads the viewer before any screen renders: the theme and the header depend on it. */
export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  await context.get(answersContext).ask(ViewerDocument, {});
  return null;
}

/** Renders the document of every screen. */
export function Root(): ReactNode {
  return (
    <Document>
      <Outlet />
    </Document>
  );
}

/** Renders the frame of the site: document, theme, header and the screen in `main`. */
export function Document({ children }: { readonly children: ReactNode }): ReactNode {
  const toastMessages = useTexts('toastMessages');
  const messages = useTexts('site', enUs);
  const page = usePageInfo();
  const viewer = useViewer();
  const toasts = use(ToastContext);
  useHeadingFocus();
  // The parts of the page have read it; those that are shown later wait for an interaction of their own.
  useEffect(() => void (window.__pb_used = false), []);
  const isBare = useMatches().some(({ handle }) => (handle as ScreenHandle | undefined)?.isBare);
  return (
    <html
      lang={page.locale}
      dir={page.locale === 'ar' ? 'rtl' : 'ltr'}
      data-pb=""
      data-theme={viewer?.theme ?? page.theme}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
      </head>
      <body {...eventReplayProps}>
        <a className={styles.skip} href="#content">
          {messages.skipToContent}
        </a>
        <Saving>
          <OutboundLinks>
            {isBare ? null : <Header viewer={viewer} />}
            <OfflineNote />
            <main id="content" className={styles.main} tabIndex={-1}>
              <WhyAd>
                <Feedback>{children}</Feedback>
              </WhyAd>
            </main>
          </OutboundLinks>
        </Saving>
        {toasts ? <ToastRegion store={toasts} messages={toastMessages} /> : null}
        <ScrollRestoration nonce={page.nonce} />
      </body>
    </html>
  );
}

/** Shows that the connection is lost, until it is back (WB-13). */
function OfflineNote(): ReactNode {
  const messages = useTexts('site', enUs);
  const isOnline = useSyncExternalStore(
    onConnection,
    () => navigator.onLine,
    () => true,
  );
  return (
    <p role="status" className={styles.offline} hidden={isOnline}>
      {isOnline ? null : messages.errors.youAreOffline}
    </p>
  );
}

function onConnection(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
