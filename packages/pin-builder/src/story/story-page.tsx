'use client';

import { STORY_TEXT_DEFAULTS } from '@pegboard/types';
import type { ReactNode } from 'react';
import type { BuilderPage } from '../model/builder-state.ts';
import { useBuilder } from '../ui/builder-context.ts';
import { getThumbnailUrl } from '../ui/image-preview.tsx';
import { VideoPreview } from '../ui/video-preview.tsx';
import styles from './story.module.css';

type StoryPageProps = {
  readonly page: BuilderPage;
  /** Receives the element that plays the video of the page. */
  readonly onVideo?: ((element: HTMLVideoElement | null) => void) | undefined;
};

/** A page of a story as it will look. */
export function StoryPage({ page, onVideo }: StoryPageProps): ReactNode {
  const { state, messages } = useBuilder();
  const { background } = page;
  const image = background.kind === 'image' ? state.images[background.imageKey] : undefined;
  const url = image ? getThumbnailUrl(image) : '';
  return (
    <div
      className={styles.page}
      data-part="page"
      {...(background.kind === 'color' && { style: { background: background.color } })}
      data-kind={background.kind}
      data-tone={background.kind === 'color' && isLight(background.color) ? 'light' : 'dark'}
    >
      {url !== '' && (
        <img
          className={styles.pageImage}
          data-part="page-image"
          src={url}
          alt={state.fields.altText || messages.image}
          decoding="async"
        />
      )}
      {background.kind === 'video' && (
        <VideoPreview
          key={background.video.key}
          video={background.video}
          onElement={onVideo}
          isMuted
          className={styles.pageImage}
          data-part="page-image"
          emptyClassName={styles.noPreview}
        />
      )}
      <div
        className={styles.pageTexts}
        data-part="page-texts"
        data-on-image={background.kind !== 'color' || undefined}
        data-place={page.textPlace ?? STORY_TEXT_DEFAULTS.textPlace}
        data-alignment={page.textAlignment ?? STORY_TEXT_DEFAULTS.textAlignment}
      >
        {page.texts.map((text, at) =>
          text.trim() === '' ? null : (
            // oxlint-disable-next-line react/no-array-index-key -- blocks have no identity but their place
            <p key={at} dir="auto">
              {text}
            </p>
          ),
        )}
      </div>
    </div>
  );
}

/** Returns whether dark text has more contrast on a color than white text, by its relative luminance. */
function isLight(color: string): boolean {
  const hex = color.length === 4 ? color.replaceAll(/[0-9a-f]/gi, '$&$&') : color;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179;
}
