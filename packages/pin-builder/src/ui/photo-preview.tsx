'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { PREVIEW_PIXELS } from '../photo-decoder.ts';
import { useBuilder } from './builder-context.ts';
import styles from '../pin-builder.module.css';

type PhotoPreviewProps = {
  readonly file: File;
  readonly alt: string;
  /** Called when the photo cannot be decoded in this way. */
  readonly onError: () => void;
};

/**
 * Shows a photo decoded at about the size at which it is shown, off the main thread: a photo of 12 megapixels is there in a third
 * of the time that an `img` takes, with a sixteenth of the memory. Source: CR-04.
 */
export function PhotoPreview({ file, alt, onError }: PhotoPreviewProps): ReactNode {
  const { photos } = useBuilder();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isCurrent = true;
    photos.take(file).then(
      (frame) => {
        if (isCurrent && canvas.current) draw(frame, canvas.current);
        frame.close();
      },
      () => {
        if (isCurrent) onError();
      },
    );
    return () => {
      isCurrent = false;
    };
    // A photo is decoded once, whichever function handles its failure.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [photos, file]);
  const name = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return <canvas ref={canvas} className={styles.image} width={0} height={0} {...name} />;
}

function draw(frame: VideoFrame, canvas: HTMLCanvasElement): void {
  const { displayWidth: width, displayHeight: height } = frame;
  const scale = Math.min(1, PREVIEW_PIXELS / Math.min(width, height));
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(frame, 0, 0, canvas.width, canvas.height);
}
