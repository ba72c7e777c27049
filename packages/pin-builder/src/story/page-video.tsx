'use client';

import { lazy, type ReactNode } from 'react';
import { videoMessages } from '../english/video.ts';
import type { BuilderVideo } from '../model/builder-video.ts';
import { useBuilder } from '../ui/builder-context.ts';
import { LazyPart } from '../ui/lazy-part.tsx';
import { VideoStatus } from '../ui/video-card.tsx';

const PageCover = lazy(() =>
  import('../video/cover-field.tsx').then(({ CoverField }) => ({ default: CoverField })),
);

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
  const texts = messages.video ?? videoMessages;
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
