'use client';

import { CAROUSEL_SLOTS_MAX } from '@pegboard/types';
import { Button, EditIcon, FieldError, IconFrame, PlusIcon, TrashIcon } from '@pegboard/ui';
import { lazy, useDeferredValue, useState, type ReactNode } from 'react';
import type { BuilderImage } from '../model/builder-state.ts';
import { getItemCount } from '../model/transition-builder.ts';
import { isRejected } from '../model/validate-draft.ts';
import { useBuilder } from './builder-context.ts';
import { FileButton } from './file-button.tsx';
import { ImagePreview } from './image-preview.tsx';
import { LazyPart } from './lazy-part.tsx';
import { TagButton } from './tag-button.tsx';
import styles from '../pin-builder.module.css';

const ImageEditor = lazy(() => import('../editor/image-editor.tsx'));

/** An image with its upload and its tools, which are rendered after its preview. */
export function ImageCard({ image }: { readonly image: BuilderImage }): ReactNode {
  const { state, messages } = useBuilder();
  const hasTools = useDeferredValue(true, false);
  return (
    <>
      <div className={styles.card} data-part="card">
        <ImagePreview key={image.key} image={image} alt={state.fields.altText || messages.image} />
      </div>
      {hasTools && <ImageTools image={image} />}
    </>
  );
}

/** The upload of an image and its tools: edit, replace, add a slide, remove, tag. */
function ImageTools({ image }: { readonly image: BuilderImage }): ReactNode {
  const { state, addFiles, messages } = useBuilder();
  const [isEditing, setEditing] = useState(false);
  const { key } = image;
  // The status has the only two tools of an image that cannot be used.
  if (isRejected(image)) return <UploadStatus image={image} />;
  return (
    <>
      <UploadStatus image={image} />
      <div className={styles.tools} data-part="tools" role="group" aria-label={messages.image}>
        <Button size="sm" icon={<EditIcon size="md" />} onClick={() => setEditing(true)}>
          {messages.edit}
        </Button>
        <ReplaceButton imageKey={key} />
        {getItemCount(state.media) < CAROUSEL_SLOTS_MAX && (
          <FileButton
            size="sm"
            multiple
            icon={<PlusIcon size="md" />}
            onFiles={(files) => addFiles(files, { kind: 'add' })}
          >
            {messages.addSlide}
          </FileButton>
        )}
        <RemoveButton imageKey={key} />
      </div>
      <TagButton image={image} index={state.media.kind === 'image' ? 0 : state.selectedIndex} />
      {isEditing && (
        <LazyPart>
          <ImageEditor image={image} onClose={() => setEditing(false)} />
        </LazyPart>
      )}
    </>
  );
}

type ToolProps = { readonly imageKey: string };

function ReplaceButton({ imageKey }: ToolProps): ReactNode {
  const { addFiles, messages } = useBuilder();
  return (
    <FileButton
      size="sm"
      icon={<ReplaceIcon />}
      onFiles={(files) => addFiles(files, { kind: 'replace', imageKey })}
    >
      {messages.replace}
    </FileButton>
  );
}

function RemoveButton({ imageKey: key }: ToolProps): ReactNode {
  const { send, messages } = useBuilder();
  return (
    <Button
      size="sm"
      variant="ghost"
      icon={<TrashIcon size="md" />}
      onClick={() => send({ type: 'image-removed', key })}
    >
      {messages.remove}
    </Button>
  );
}

/**
 * The progress of an upload or an edit, or its error with a button that repeats it. An image that cannot be used is replaced
 * or removed instead, and an edit that cannot succeed is changed by the tools of the image.
 */
export function UploadStatus({ image }: { readonly image: BuilderImage }): ReactNode {
  const { send, messages } = useBuilder();
  const { key, upload, edit, source } = image;
  if (upload.kind === 'progressing') {
    const isUploading = upload.stage === 'uploading';
    const text = isUploading ? messages.uploading(upload.fraction) : messages.processing;
    return (
      <div className={styles.upload} data-part="upload" data-stage={upload.stage}>
        <progress aria-label={messages.image} max={1} {...(isUploading && { value: upload.fraction })} />
        <span>{text}</span>
      </div>
    );
  }
  if (upload.kind === 'failed')
    return (
      <div className={styles.upload} data-part="upload" data-stage="failed">
        <FieldError>{messages.uploadFailed(upload.failure)}</FieldError>
        {isRejected(image) ? (
          <span className={styles.tools} data-part="tools">
            <ReplaceButton imageKey={key} />
            <RemoveButton imageKey={key} />
          </span>
        ) : source.kind === 'stored' ? null : (
          <Button size="sm" onClick={() => send({ type: 'upload-retried', key })}>
            {messages.retry}
          </Button>
        )}
      </div>
    );
  if (edit.kind === 'failed')
    return (
      <div className={styles.upload} data-part="upload" data-stage="failed">
        <FieldError>{messages.editFailed(edit.failure)}</FieldError>
        {edit.failure.isPermanent === true ? null : (
          <Button size="sm" onClick={() => send({ type: 'edit-retried', key })}>
            {messages.retry}
          </Button>
        )}
      </div>
    );
  if (edit.kind !== 'progressing' && edit.kind !== 'waiting') return null;
  return (
    <div className={styles.upload} data-part="upload" data-stage="editing">
      <progress aria-label={messages.image} />
      <span>{messages.editing}</span>
    </div>
  );
}

function ReplaceIcon(): ReactNode {
  return (
    <IconFrame size="md">
      <path d="M4.5 9.5h12l-3.5-4M19.5 14.5h-12l3.5 4" />
    </IconFrame>
  );
}
