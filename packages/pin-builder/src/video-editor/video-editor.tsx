'use client';

import {
  rootAttributes,
  type RootProps,
  flagProp,
  functionProp,
  functionPropOr,
  imageUrlProp,
  localeProp,
  messagesProp,
  numberProp,
  optionalProp,
  textProp,
  textsProp,
  validProps,
} from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import { DEFAULT_LOCALE } from '@pegboard/types';
import { I18nProvider } from 'react-aria-components';
import { toBuilderFailure } from '../builder-error.ts';
import { videoMessages } from '../english/video.ts';
import type { VideoEditorMessages } from '../messages.ts';
import type { BuilderFailure } from '../model/builder-failure.ts';
import { CaptionsList } from '../video/captions-list.tsx';
import { CoverPicker } from '../video/cover-picker.tsx';
import styles from './video-editor.module.css';

/** The props of a VideoEditor. The functions reject with a BuilderError. */
export type VideoEditorProps = RootProps & {
  /** The address of the video as one file. */
  readonly url: string;
  readonly posterUrl?: string | undefined;
  /** The name of the video for assistive technologies. */
  readonly label: string;
  /** The second of the frame that is the cover. */
  readonly coverSeconds: number;
  readonly onChangeCover: (seconds: number) => Promise<void>;
  /** True while another cover is being made. */
  readonly isCoverPending?: boolean | undefined;
  /** The languages that have captions (BCP 47); undefined hides them. */
  readonly captionLanguages?: readonly string[] | undefined;
  /** Adds or replaces captions by the text of a file in WebVTT or SRT. */
  readonly onAddCaptions?: ((language: string, text: string) => Promise<void>) | undefined;
  readonly onRemoveCaptions?: ((language: string) => Promise<void>) | undefined;
  readonly locale: string;
  /** US English by default. */
  readonly messages?: VideoEditorMessages | undefined;
};

const VIDEO_EDITOR_RULES = {
  url: { ...imageUrlProp, expected: 'the address of a video' },
  posterUrl: optionalProp(imageUrlProp),
  label: textProp,
  coverSeconds: numberProp,
  onChangeCover: functionPropOr(async () => undefined),
  isCoverPending: flagProp,
  captionLanguages: optionalProp(textsProp),
  onAddCaptions: optionalProp(functionProp),
  onRemoveCaptions: optionalProp(functionProp),
  locale: { ...localeProp, instead: () => DEFAULT_LOCALE },
  messages: messagesProp(videoMessages),
};

/** Renders the editor of a processed video: another frame as its cover, and captions in several languages. Source: CR-15, CR-16. */
export function VideoEditor(rawProps: VideoEditorProps): ReactNode {
  const props = validProps('VideoEditor', rawProps, VIDEO_EDITOR_RULES);
  const { url, posterUrl, label, coverSeconds, onChangeCover, isCoverPending = false, locale } = props;
  const { captionLanguages, onAddCaptions, onRemoveCaptions, messages = videoMessages } = props;
  const [element, setElement] = useState<HTMLVideoElement | null>(null);
  const [failure, setFailure] = useState<BuilderFailure | null>(null);
  const changeCover = (seconds: number): void => {
    setFailure(null);
    onChangeCover(seconds).catch((error: unknown) => setFailure(toBuilderFailure(error)));
  };
  return (
    <I18nProvider locale={locale}>
      <div data-part="video-editor" {...rootAttributes(props, styles.editor)}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its captions are edited below */}
        <video
          ref={setElement}
          className={styles.video}
          data-part="video"
          src={url}
          poster={posterUrl}
          aria-label={label}
          controls
          playsInline
          preload="metadata"
        />
        {element && (
          <CoverPicker
            element={element}
            coverSeconds={coverSeconds}
            onChange={changeCover}
            failure={failure}
            messages={messages}
          />
        )}
        <p role="status" className={styles.status} data-part="status">
          {isCoverPending ? messages.changingCover : null}
        </p>
        {captionLanguages && onAddCaptions && onRemoveCaptions ? (
          <CaptionsList
            languages={captionLanguages}
            onAdd={onAddCaptions}
            onRemove={(language) => {
              // The list shows the captions that are still there.
              onRemoveCaptions(language).catch(() => undefined);
            }}
            messages={messages}
          />
        ) : null}
      </div>
    </I18nProvider>
  );
}
