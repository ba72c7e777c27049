import type { Pin } from '@pegboard/types';
import { lazy, Suspense, useId, type ReactNode } from 'react';
import { useIsBrowser } from '../../features/creating/use-is-browser.ts';
import { studioTexts as enUsStudio } from '../../messages/en-us-studio.ts';
import { useTexts } from '../../messages/language.ts';
import styles from './pin-edit.module.css';

const PinVideoEditor = lazy(() => import('../../features/video-editing/pin-video-editor.tsx'));

/** The video of a Pin on its edit page: another cover, and captions (CR-15). It is loaded after the form. */
export function VideoSection({ pin }: { readonly pin: Pin }): ReactNode {
  const cover = pin.images?.['736x'] ?? pin.images?.['474x'];
  const texts = useTexts('studio', enUsStudio);
  const titleId = useId();
  const isBrowser = useIsBrowser();
  const loading = <p>{texts.loadingEditor}</p>;
  return (
    <section className={styles.video} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.videoTitle}>
        {texts.coverAndCaptions}
      </h2>
      {isBrowser ? (
        <Suspense fallback={loading}>
          <PinVideoEditor pinId={pin.id} label={pin.title ?? texts.untitled} posterUrl={cover?.url} />
        </Suspense>
      ) : (
        loading
      )}
    </section>
  );
}
