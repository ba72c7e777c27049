'use client';

import type { ReactNode } from 'react';
import type { BuilderVideo } from '../model/builder-video.ts';
import { CaptionsField } from './captions-field.tsx';
import { CoverField } from './cover-field.tsx';

/** The fields of a video: its cover, which needs the element that plays it, and its captions. Source: CR-07. */
export default function VideoFields({
  video,
  element,
}: {
  readonly video: BuilderVideo;
  readonly element: HTMLVideoElement | null;
}): ReactNode {
  return (
    <>
      {element !== null && <CoverField key={video.key} video={video} element={element} />}
      <CaptionsField video={video} />
    </>
  );
}
