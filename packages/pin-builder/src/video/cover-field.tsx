'use client';

import type { ReactNode } from 'react';
import { videoMessages } from '../english/video.ts';
import type { BuilderVideo } from '../model/builder-video.ts';
import { useBuilder } from '../ui/builder-context.ts';
import { CoverPicker } from './cover-picker.tsx';

/** The cover of the video of the builder. Source: CR-07. */
export function CoverField({
  video,
  element,
}: {
  readonly video: BuilderVideo;
  readonly element: HTMLVideoElement;
}): ReactNode {
  const { send, messages } = useBuilder();
  return (
    <CoverPicker
      element={element}
      coverSeconds={video.coverSeconds ?? 0}
      onChange={(seconds) => send({ type: 'cover-chosen', seconds })}
      failure={video.coverFailure}
      messages={messages.video ?? videoMessages}
    />
  );
}
