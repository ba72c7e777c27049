'use client';

import { lazy, useState, type ReactNode } from 'react';
import type { BuilderVideo } from '../model/builder-video.ts';
import { useBuilder } from '../ui/builder-context.ts';
import { LazyPart } from '../ui/lazy-part.tsx';
import { VideoStatus } from '../ui/video-card.tsx';
import styles from './story.module.css';

const PageCover = lazy(() =>
  import('../video/cover-field.tsx').then(({ CoverField }) => ({ default: CoverField })),
);

type PageVideoProps = {
  readonly video: BuilderVideo;
  /** Receives the element in which the frame of the cover is found. */
  readonly onElement?: ((element: HTMLVideoElement | null) => void) | undefined;
};

/** The video of a page: the chosen file or, once it is processed, that of the server. */
export function PageVideo({ video, onElement }: PageVideoProps): ReactNode {
  const { send, state, messages } = useBuilder();
  const [failedUrl, setFailedUrl] = useState<string>();
  const { key, name, previewUrl, state: current } = video;
  const stored = 'video' in current ? current.video : undefined;
  const url = previewUrl !== '' && previewUrl !== failedUrl ? previewUrl : (stored?.url ?? '');
  if (url === '' || url === failedUrl)
    return <p className={styles.noPreview}>{messages.video.noPreview(name)}</p>;
  return (
    <video
      key={url}
      ref={onElement}
      className={styles.pageImage}
      src={url}
      poster={stored && url === stored.url ? stored.posterUrl : undefined}
      aria-label={state.fields.altText || messages.video.video}
      controls
      muted
      playsInline
      preload="metadata"
      onLoadedMetadata={({ currentTarget }) =>
        send({ type: 'video-measured', key, seconds: currentTarget.duration })
      }
      onError={() => setFailedUrl(url)}
    />
  );
}

/** The progress of the video of a page, and its cover. */
export function PageVideoFields(props: {
  readonly video: BuilderVideo;
  readonly element: HTMLVideoElement | null;
}): ReactNode {
  const { video, element } = props;
  return (
    <>
      <VideoStatus video={video} />
      {element !== null && (
        <LazyPart>
          <PageCover key={video.key} video={video} element={element} />
        </LazyPart>
      )}
    </>
  );
}

/** Returns the progress of a video in the words of the builder; null when it is ready. */
export function useVideoProgress(): (
  video: BuilderVideo,
) => { readonly text: string; readonly fraction: number | null } | null {
  const { messages } = useBuilder();
  const texts = messages.video;
  return ({ state }) => {
    switch (state.kind) {
      case 'uploading':
        return { text: texts.uploading(state.fraction), fraction: state.fraction };
      case 'processing':
        return { text: texts.processing(state.fraction), fraction: state.fraction };
      case 'checking':
        return { text: texts.checking, fraction: null };
      case 'changing-cover':
        return { text: texts.changingCover, fraction: null };
      case 'failed':
      case 'rejected':
        return { text: texts.failed(state.failure), fraction: null };
      case 'ready':
        return null;
    }
  };
}
