'use client';

import type { ReactNode } from 'react';
import { videoMessages } from '../english/video.ts';
import type { BuilderVideo } from '../model/builder-video.ts';
import { useBuilder } from '../ui/builder-context.ts';
import { CaptionsList } from './captions-list.tsx';

/** The captions of the video of the builder. Source: CR-07. */
export function CaptionsField({ video }: { readonly video: BuilderVideo }): ReactNode {
  const { send, ports, messages } = useBuilder();
  return (
    <CaptionsList
      languages={video.captions.map(({ language }) => language)}
      onAdd={async (language, text) => {
        const vtt = (await ports.videos?.checkCaptions(text)) ?? '';
        send({ type: 'captions-added', language, vtt });
      }}
      onRemove={(language) => send({ type: 'captions-removed', language })}
      messages={messages.video ?? videoMessages}
    />
  );
}
