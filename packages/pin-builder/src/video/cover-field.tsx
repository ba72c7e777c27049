'use client';

import { videoDurationLabel } from '@pegboard/types';
import { Button, FieldError } from '@pegboard/ui';
import { useId, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { BuilderVideo } from '../model/builder-video.ts';
import { useBuilder } from '../ui/builder-context.ts';
import { createMediaTime } from './media-time.ts';
import styles from './video-fields.module.css';

const STEP_SECONDS = 0.1;

/** Selects the frame of the cover: the slider moves through the video that is shown. Source: CR-07. */
export function CoverField({
  video,
  element,
}: {
  readonly video: BuilderVideo;
  readonly element: HTMLVideoElement;
}): ReactNode {
  const { send, messages } = useBuilder();
  const texts = messages.video;
  const id = useId();
  const { subscribe, getTime, getDuration, seek } = useMemo(() => createMediaTime(element), [element]);
  const duration = useSyncExternalStore(subscribe, getDuration, () => 0);
  const time = Math.min(
    useSyncExternalStore(subscribe, getTime, () => 0),
    duration,
  );
  if (duration === 0) return null;
  return (
    <div className={styles.group} role="group" aria-label={texts.cover}>
      <label htmlFor={id}>{texts.coverFrame}</label>
      <div className={styles.cover}>
        <input
          id={id}
          type="range"
          min={0}
          max={duration}
          step={STEP_SECONDS}
          value={time}
          aria-valuetext={texts.coverPosition(label(time), label(duration))}
          onChange={({ currentTarget }) => seek(currentTarget.valueAsNumber)}
        />
        <Button size="sm" onClick={() => send({ type: 'cover-chosen', seconds: Number(time.toFixed(1)) })}>
          {texts.useFrame}
        </Button>
      </div>
      <p className={styles.note}>{texts.coverAt(label(video.coverSeconds ?? 0))}</p>
      {video.coverFailure !== null && <FieldError>{texts.coverFailed(video.coverFailure)}</FieldError>}
    </div>
  );
}

const label = (seconds: number): string => videoDurationLabel(Math.floor(seconds) * 1000);
