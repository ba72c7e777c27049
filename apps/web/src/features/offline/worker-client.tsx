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

/** Registers the service worker, reports the opened pages to it, and offers a new version once. */
export default function WorkerClient(): null {
  const texts = useTexts('offline', enUsOffline);
  const toasts = use(ToastContext);
  const { pathname, search } = useLocation();
  useEffect(
    () =>
      startWorker((reload) =>
        toasts?.show({
          id: 'new-version',
          text: texts.newVersion,
          durationMs: NEW_VERSION_MS,
          actions: [{ label: texts.reload, onAction: reload }],
        }),
      ),
    [toasts, texts],
  );
  useEffect(() => {
    const timer = setTimeout(() => void reportOpenedPage(pathname + search), OPENED_MS);
    return () => clearTimeout(timer);
  }, [pathname, search]);
  return null;
}
