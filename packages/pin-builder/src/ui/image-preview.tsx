'use client';

import { useState, type ReactNode } from 'react';
import type { BuilderImage } from '../model/builder-state.ts';
import { canDecodeSmaller } from '../photo-type.ts';
import { useBuilder } from './builder-context.ts';
import { EditedImage } from './edited-image.tsx';
import { PhotoPreview } from './photo-preview.tsx';
import styles from '../pin-builder.module.css';

/** An image at its true ratio, with its edit. A file that the browser cannot show is named until it is processed. */
export function ImagePreview({
  image,
  alt,
}: {
  readonly image: BuilderImage;
  readonly alt: string;
}): ReactNode {
  const { messages, findFile } = useBuilder();
  const [failedUrl, setFailedUrl] = useState<string>();
  const [undecodedKey, setUndecodedKey] = useState<string>();
  const { key, edit, upload, previewUrl, source } = image;
  const stored = upload.kind === 'uploaded' ? upload.image : undefined;
  const url = previewUrl !== failedUrl ? previewUrl : (stored?.url ?? '');
  if (edit.kind === 'edited' && edit.image.url !== '') {
    const { url: editedUrl, width, height } = edit.image;
    return (
      <img
        className={styles.image}
        data-part="image"
        src={editedUrl}
        alt={alt}
        decoding="async"
        width={width}
        height={height}
      />
    );
  }
  if (url === '' || url === failedUrl)
    return (
      <p className={styles.noPreview} data-part="image">
        {source.kind !== 'file'
          ? messages.image
          : upload.kind === 'failed'
            ? source.name
            : messages.noPreview(source.name)}
      </p>
    );
  const file = findFile(key);
  if (edit.kind !== 'none') return <EditedImage url={url} alt={alt} edit={edit.edit} />;
  if (file && canDecodeSmaller(file) && key !== undecodedKey)
    return <PhotoPreview file={file} alt={alt} onError={() => setUndecodedKey(key)} />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it reports that it cannot be shown
    <img
      className={styles.image}
      data-part="image"
      src={url}
      alt={alt}
      decoding="async"
      {...(stored !== undefined && stored.width > 0 && { width: stored.width, height: stored.height })}
      onError={() => setFailedUrl(url)}
    />
  );
}

/** Returns the address of an image as small parts show it; empty when there is none. */
export function getThumbnailUrl({ edit, previewUrl }: BuilderImage): string {
  return edit.kind === 'edited' && edit.image.url !== '' ? edit.image.url : previewUrl;
}
