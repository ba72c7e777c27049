'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import styles from '../pin-builder.module.css';

/** The longer side of a preview in pixels: the width of the media column, twice for dense screens. */
const PREVIEW_PIXELS = 1024;
const TYPE = 'image/jpeg';

/** Returns whether the browser decodes a file at a fraction of its size, which only JPEG makes faster. */
export function canDecodeSmaller(file: File): boolean {
  return file.type === TYPE && typeof ImageDecoder !== 'undefined';
}

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
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isCurrent = true;
    decodePhoto(file).then(
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
  }, [file]);
  const name = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return <canvas ref={canvas} className={styles.image} width={0} height={0} {...name} />;
}

/** Decodes a photo, with its orientation; JPEG scales by eighths. Rejects for a file that is damaged. */
async function decodePhoto(file: File): Promise<VideoFrame> {
  const desired = { desiredWidth: PREVIEW_PIXELS, desiredHeight: PREVIEW_PIXELS };
  const decoder = new ImageDecoder({ type: TYPE, data: await file.arrayBuffer(), ...desired });
  try {
    return (await decoder.decode()).image;
  } finally {
    decoder.close();
  }
}

function draw(frame: VideoFrame, canvas: HTMLCanvasElement): void {
  const { displayWidth: width, displayHeight: height } = frame;
  const scale = Math.min(1, PREVIEW_PIXELS / Math.min(width, height));
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(frame, 0, 0, canvas.width, canvas.height);
}
