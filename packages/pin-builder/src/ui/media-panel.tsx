'use client';

import { Button, FieldError, IconButton, CloseIcon } from '@pegboard/ui';
import { lazy, type ReactNode } from 'react';
import { IMAGE_ACCEPT } from '../model/check-file.ts';
import { VIDEO_ACCEPT } from '../model/check-video-file.ts';
import { useBuilder } from './builder-context.ts';
import { DropArea } from './drop-area.tsx';
import { FileButton } from './file-button.tsx';
import { ImageCard } from './image-card.tsx';
import { LazyPart } from './lazy-part.tsx';
import styles from '../pin-builder.module.css';

const CarouselEditor = lazy(() => import('../carousel/carousel-editor.tsx'));
const StoryEditor = lazy(() => import('../story/story-editor.tsx'));
const VideoCard = lazy(() => import('./video-card.tsx').then(({ VideoCard }) => ({ default: VideoCard })));
const WebDialog = lazy(() => import('../web/web-dialog.tsx'));

/** The media of the draft, or where they are chosen. Files may be dropped anywhere on it. */
export function MediaPanel(): ReactNode {
  const { state, send, addFiles, photos, messages, errors } = useBuilder();
  const isEmpty = state.media.kind === 'none';
  const drop = state.takesVideos ? messages.dropWithVideo : messages.drop;
  return (
    <div className={styles.media} data-part="media" data-field="media" data-kind={state.media.kind}>
      {/* Above the area: on a phone, what is below it is out of sight. */}
      {errors.media !== undefined && <FieldError>{errors.media}</FieldError>}
      <RefusedFiles />
      <DropArea
        label={isEmpty ? drop : messages.dropMore}
        onFiles={(files) => addFiles(files, { kind: 'add' })}
        onUrl={(url) => send({ type: 'web-address-entered', url })}
        photoRef={photos.setHost}
      >
        <Media />
      </DropArea>
      {state.page.kind !== 'closed' && (
        <LazyPart>
          <WebDialog />
        </LazyPart>
      )}
    </div>
  );
}

function Media(): ReactNode {
  const { state } = useBuilder();
  const { media, images } = state;
  if (media.kind === 'none') return <EmptyMedia />;
  if (media.kind === 'image') {
    const image = images[media.imageKey];
    return image && <ImageCard image={image} />;
  }
  return (
    <LazyPart>
      {media.kind === 'video' && <VideoCard video={media.video} />}
      {media.kind === 'carousel' && <CarouselEditor />}
      {media.kind === 'story' && <StoryEditor />}
    </LazyPart>
  );
}

/** The drop zone of a draft without an image, with the other ways to choose one. */
function EmptyMedia(): ReactNode {
  const { state, send, addFiles, messages } = useBuilder();
  const { takesVideos } = state;
  const add = (files: readonly File[]): void => addFiles(files, { kind: 'add' });
  return (
    <div className={styles.empty}>
      <p className={styles.dropTitle}>{takesVideos ? messages.dropWithVideo : messages.drop}</p>
      <p className={styles.muted}>{messages.dropHint}</p>
      {takesVideos && <p className={styles.muted}>{messages.dropVideoHint}</p>}
      <div className={styles.ways}>
        <FileButton
          data-autofocus=""
          variant="primary"
          multiple
          {...(takesVideos && { accept: `${IMAGE_ACCEPT},${VIDEO_ACCEPT}` })}
          onFiles={add}
        >
          {messages.chooseFiles}
        </FileButton>
        <span className={styles.camera}>
          <FileButton isCamera onFiles={add}>
            {messages.takePhoto}
          </FileButton>
        </span>
        <Button onClick={() => send({ type: 'web-opened' })}>{messages.fromWeb}</Button>
        <Button variant="ghost" onClick={() => send({ type: 'story-started' })}>
          {messages.startStory}
        </Button>
      </div>
      <p className={styles.muted}>{messages.privacy}</p>
    </div>
  );
}

/** The files that were refused, each with what to do instead. */
function RefusedFiles(): ReactNode {
  const { state, send, messages } = useBuilder();
  if (state.refusedFiles.length === 0) return null;
  return (
    <div className={styles.refused} role="alert">
      <ul>
        {state.refusedFiles.map((problem, index) => (
          <li key={`${index} ${problem.name}`}>{messages.fileRefused(problem)}</li>
        ))}
      </ul>
      <IconButton
        size="sm"
        label={messages.dismiss}
        icon={<CloseIcon size="md" />}
        onClick={() => send({ type: 'refused-files-dismissed' })}
      />
    </div>
  );
}
