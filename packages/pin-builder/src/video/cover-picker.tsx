'use client';

import { videoDurationLabel } from '@pegboard/types';
import { Button, FieldError } from '@pegboard/ui';
import { useId, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { VideoEditorMessages } from '../messages.ts';
import type { BuilderFailure } from '../model/builder-failure.ts';
import { createMediaTime } from './media-time.ts';
import styles from './video-fields.module.css';

const STEP_SECONDS = 0.1;

/** Selects the frame of the cover: the slider moves through the video that `element` shows. Source: CR-07, CR-15. */
export function CoverPicker(props: {
  readonly element: HTMLVideoElement;
  readonly coverSeconds: number;
  readonly onChange: (seconds: number) => void;
  readonly failure?: BuilderFailure | null | undefined;
  readonly messages: VideoEditorMessages;
}): ReactNode {
  const { element, coverSeconds, onChange, failure, messages } = props;
  const id = useId();
  const { subscribe, getTime, getDuration, seek } = useMemo(() => createMediaTime(element), [element]);
  const duration = useSyncExternalStore(subscribe, getDuration, () => 0);
  const time = Math.min(
    useSyncExternalStore(subscribe, getTime, () => 0),
    duration,
  );
  if (duration === 0) return null;
  return (
    <div className={styles.group} data-part="covers" role="group" aria-label={messages.cover}>
      <label htmlFor={id}>{messages.coverFrame}</label>
      <div className={styles.cover} data-part="cover">
        <input
          id={id}
          type="range"
          min={0}
          max={duration}
          step={STEP_SECONDS}
          value={time}
          aria-valuetext={messages.coverPosition(label(time), label(duration))}
          onChange={({ currentTarget }) => seek(currentTarget.valueAsNumber)}
        />
        <Button size="sm" onClick={() => onChange(Number(time.toFixed(1)))}>
          {messages.useFrame}
        </Button>
      </div>
      <p className={styles.note}>{messages.coverAt(label(coverSeconds))}</p>
      {failure ? <FieldError>{messages.coverFailed(failure)}</FieldError> : null}
    </div>
  );
}

const label = (seconds: number): string => videoDurationLabel(Math.floor(seconds) * 1000);
