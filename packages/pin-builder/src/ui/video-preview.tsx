'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { videoMessages } from '../english/video.ts';
import type { BuilderVideo } from '../model/builder-video.ts';
import { useBuilder } from './builder-context.ts';

/** The video as the member chose it; a file that the browser cannot play is shown when it is processed. */
export function VideoPreview(props: {
  readonly video: BuilderVideo;
  /** Receives the element in which the frame of the cover is found. */
  readonly onElement?: ((element: HTMLVideoElement | null) => void) | undefined;
  readonly isMuted?: boolean;
  readonly className: string | undefined;
  /** The class of the text that is shown instead of a video that cannot be played. */
  readonly emptyClassName: string | undefined;
}): ReactNode {
  const { video, onElement, isMuted = false } = props;
  const { send, state, messages } = useBuilder();
  const [failedUrl, setFailedUrl] = useState<string>();
  const { key, name, previewUrl, state: current } = video;
  const stored = 'video' in current ? current.video : undefined;
  const url = previewUrl !== '' && previewUrl !== failedUrl ? previewUrl : (stored?.url ?? '');
  const shown = useRef<HTMLVideoElement>(null);
  const measure = ({ duration }: HTMLVideoElement): void =>
    send({ type: 'video-measured', key, seconds: duration });
  useEffect(() => {
    const element = shown.current;
    onElement?.(element);
    // React does not handle events of an element that is not in the page yet.
    if (element?.error) setFailedUrl(url);
    else if (element && element.readyState >= HTMLMediaElement.HAVE_METADATA) measure(element);
    return () => onElement?.(null);
    // Only when the element is another one.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [url]);
  if (url === '' || url === failedUrl)
    return <p className={props.emptyClassName}>{(messages.video ?? videoMessages).noPreview(name)}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- it is the file of the member, who adds the captions here
    <video
      key={url}
      ref={shown}
      className={props.className}
      src={url}
      poster={stored && url === stored.url ? stored.posterUrl : undefined}
      aria-label={state.fields.altText || (messages.video ?? videoMessages).video}
      controls
      muted={isMuted}
      playsInline
      preload="metadata"
      onLoadedMetadata={({ currentTarget }) => measure(currentTarget)}
      onError={() => setFailedUrl(url)}
    />
  );
}
