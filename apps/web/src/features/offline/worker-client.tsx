import { use, useEffect } from 'react';
import { useLocation } from 'react-router';
import { offlineTexts as enUsOffline } from '../../messages/en-us-offline.ts';
import { useTexts } from '../../messages/language.ts';
import { ToastContext } from '../toasts/toasts.ts';
import { reportOpenedPage, startWorker } from './register-worker.ts';

/** Milliseconds after which a page counts as opened: those that are only passed are not stored. Source: chosen. */
const OPENED_MS = 1_500;
/** Milliseconds for which the prompt to reload is shown. Source: chosen. */
const NEW_VERSION_MS = 20_000;
/** The event of Vite's code when a lazily loaded file fails to load. */
const PART_MISSING = 'vite:preloadError';

/**
 * Registers the service worker, reports the opened pages to it, and offers a new version once: when it is ready, or when a part of
 * this version is no longer served (PK-09). The page is not reloaded by itself, because a member may be writing.
 */
export default function WorkerClient(): null {
  const texts = useTexts('offline', enUsOffline);
  const toasts = use(ToastContext);
  const { pathname, search } = useLocation();
  useEffect(() => {
    const offer = (reload: () => void): void => {
      toasts?.show({
        id: 'new-version',
        text: texts.newVersion,
        durationMs: NEW_VERSION_MS,
        actions: [{ label: texts.reload, onAction: reload }],
      });
    };
    const offerReload = (): void => {
      // Without a network every part is missing.
      if (navigator.onLine) offer(() => location.reload());
    };
    addEventListener(PART_MISSING, offerReload);
    const stopWorker = startWorker(offer);
    return () => {
      removeEventListener(PART_MISSING, offerReload);
      stopWorker();
    };
  }, [toasts, texts]);
  useEffect(() => {
    const timer = setTimeout(() => void reportOpenedPage(pathname + search), OPENED_MS);
    return () => clearTimeout(timer);
  }, [pathname, search]);
  return null;
}
