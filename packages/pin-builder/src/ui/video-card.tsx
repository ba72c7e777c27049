'use client';

import { Button, FieldError, IconFrame, TrashIcon } from '@pegboard/ui';
import { lazy, useState, type ReactNode } from 'react';
import { videoMessages } from '../english/video.ts';
import type { BuilderVideo } from '../model/builder-video.ts';
import { VIDEO_ACCEPT } from '../model/check-video-file.ts';
import { useBuilder } from './builder-context.ts';
import { FileButton } from './file-button.tsx';
import { LazyPart } from './lazy-part.tsx';
import { VideoPreview } from './video-preview.tsx';
import styles from '../pin-builder.module.css';

const VideoFields = lazy(() => import('../video/video-fields.tsx'));

/** The video of the Pin with its progress, its tools, its cover and its captions. Source: CR-07. */
export function VideoCard({ video }: { readonly video: BuilderVideo }): ReactNode {
  const { send, addFiles, messages } = useBuilder();
  const texts = messages.video ?? videoMessages;
  const [element, setElement] = useState<HTMLVideoElement | null>(null);
  return (
    <>
      <div className={styles.card} data-part="card">
        <VideoPreview
          key={video.key}
          video={video}
          onElement={setElement}
          className={styles.video}
          data-part="video"
          emptyClassName={styles.noPreview}
        />
      </div>
      <VideoStatus video={video} />
      <div className={styles.tools} data-part="tools" role="group" aria-label={texts.video}>
        <FileButton
          size="sm"
          accept={VIDEO_ACCEPT}
          icon={<ReplaceIcon />}
          onFiles={(files) => addFiles(files, { kind: 'add' })}
        >
          {texts.replace}
        </FileButton>
        <Button
          size="sm"
          variant="ghost"
          icon={<TrashIcon size="md" />}
          onClick={() => send({ type: 'video-removed' })}
        >
          {texts.remove}
        </Button>
      </div>
      <LazyPart>
        <VideoFields video={video} element={element} />
      </LazyPart>
    </>
  );
}

/** Renders the progress of a video, or the reason why it cannot be used. */
export function VideoStatus({ video }: { readonly video: BuilderVideo }): ReactNode {
  const { send, messages } = useBuilder();
  const texts = messages.video ?? videoMessages;
  const { state } = video;
  switch (state.kind) {
    case 'uploading':
      return (
        <div className={styles.upload} data-part="upload" data-stage="uploading">
          <progress aria-label={texts.video} max={1} value={state.fraction} />
          <span>{texts.uploading(state.fraction)}</span>
          <span>{texts.leaveHint}</span>
        </div>
      );
    case 'processing':
      return (
        <div className={styles.upload} data-part="upload" data-stage="processing">
          <progress aria-label={texts.video} max={1} value={state.fraction} />
          <span>{texts.processing(state.fraction)}</span>
        </div>
      );
    case 'checking':
    case 'changing-cover':
      return (
        <div className={styles.upload} data-part="upload" data-stage={state.kind}>
          <progress aria-label={texts.video} />
          <span>{state.kind === 'checking' ? texts.checking : texts.changingCover}</span>
        </div>
      );
    case 'failed':
    case 'rejected':
      return (
        <div className={styles.upload} data-part="upload" data-stage="failed">
          <FieldError>{texts.failed(state.failure)}</FieldError>
          {state.kind === 'failed' && state.failure.code !== 'file_missing' && (
            <Button size="sm" onClick={() => send({ type: 'video-retried', key: video.key })}>
              {messages.retry}
            </Button>
          )}
        </div>
      );
    case 'ready':
      return (
        <div className={styles.upload} data-part="upload" data-stage="ready">
          <span>{texts.ready}</span>
          {state.video.isSoundDropped && <span>{texts.soundDropped}</span>}
        </div>
      );
  }
}

function ReplaceIcon(): ReactNode {
  return (
    <IconFrame size="md">
      <path d="M4.5 9.5h12l-3.5-4M19.5 14.5h-12l3.5 4" />
    </IconFrame>
  );
}
