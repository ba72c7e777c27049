import { Button, buttonAttributes, EmptyState } from '@pegboard/ui';
import { useEffect, type ReactNode } from 'react';
import { useLocation, useRouteError } from 'react-router';
import { Link } from '../links/link.tsx';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import { usePageInfo } from '../../data/page-info.ts';
import styles from './error-screen.module.css';
import { getRequestId, classifyRouteError, wordsOf } from './classify-error.ts';

/** Renders the error of a screen and a way to continue (WB-13). */
export function ErrorScreen(): ReactNode {
  const messages = useTexts('site', enUs);
  const error = useRouteError();
  const failure = classifyRouteError(error);
  const { pathname } = useLocation();
  const page = usePageInfo();
  const texts = messages.errors;
  const { title, text } = texts.screens[failure];
  const words = failure === 'missing' || failure === 'gone' ? wordsOf(pathname) : undefined;
  const isOurs = failure === 'failed' || failure === 'outdated';
  const id = isOurs ? (getRequestId(error) ?? page.requestId) : undefined;
  useEffect(() => {
    if (failure === 'outdated' && navigator.onLine && !wasReloaded()) location.reload();
    // The service worker may have the whole page, or says that it is not stored (IO-08).
    if (isOurs && !navigator.onLine && navigator.serviceWorker?.controller && !isOwnDocument())
      location.reload();
  }, [failure, isOurs]);
  return (
    <>
      <title>{messages.title(title)}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        title={title}
        headingLevel={1}
        action={
          <div className={styles.ways}>
            {isOurs ? (
              <Button variant="primary" onClick={() => location.reload()}>
                {texts.retry}
              </Button>
            ) : null}
            {words === undefined ? null : (
              <Link
                to={`/search/pins/?${new URLSearchParams({ q: words })}`}
                {...buttonAttributes({ variant: 'secondary' })}
              >
                {texts.searchFor(words)}
              </Link>
            )}
            <Link to="/" {...buttonAttributes({ variant: isOurs ? 'secondary' : 'primary' })}>
              {texts.home}
            </Link>
          </div>
        }
      >
        {text}
        {id === undefined ? null : <p className={styles.id}>{texts.id(id)}</p>}
      </EmptyState>
    </>
  );
}

/** Returns whether this document was loaded for the current address: loading it again would show the same. */
function isOwnDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation?.name === location.href;
}

/**
 * Returns whether the page was just reloaded: it does not reload itself again, since a file that is missing
 * then stays missing.
 */
function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
}
