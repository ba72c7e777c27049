'use client';

import { Button, CheckIcon, FieldError } from '@pegboard/ui';
import { useId, type ReactNode } from 'react';
import { PUBLISH_LATER } from '../english/main.ts';
import { getUploadProgress } from '../model/builder-phase.ts';
import { isVideoPending } from '../model/builder-video.ts';
import { listVideos } from '../model/page-videos.ts';
import type { BuilderState, BuilderStep } from '../model/builder-state.ts';
import { useBuilder } from './builder-context.ts';
import { getLocalTime, getTimeZone } from './local-time.ts';
import styles from '../pin-builder.module.css';

/** The steps of a narrow screen in their order. */
export const BUILDER_STEPS: readonly BuilderStep[] = ['image', 'details', 'publish'];

type PublishBarProps = {
  /** Renders the link to the scheduled Pins, with its text. */
  readonly renderScheduledLink: ((text: string) => ReactNode) | undefined;
};

/** Moves the focus to the message that replaces the button with the focus. */
const focus = (element: HTMLElement | null): void => element?.focus();

/** The state of the draft, and the buttons that go through the steps and publish. */
export function PublishBar({ renderScheduledLink }: PublishBarProps): ReactNode {
  const { state, send, messages } = useBuilder();
  const { kind } = state.publish;
  const reasonId = useId();
  if (state.publish.kind === 'published' || state.publish.kind === 'scheduled')
    return (
      <footer className={styles.footer} data-part="footer" data-published="">
        <p className={styles.done} tabIndex={-1} ref={focus}>
          <CheckIcon />
          {state.publish.kind === 'published'
            ? messages.published
            : messages.scheduled(state.publish.schedule.localTime)}
        </p>
        {state.publish.kind === 'scheduled' && renderScheduledLink?.(messages.scheduledLink)}
      </footer>
    );
  const isWaiting = listVideos(state.media).some(isVideoPending);
  const at = BUILDER_STEPS.indexOf(state.step);
  const goTo = (step: BuilderStep | undefined): void => {
    if (step !== undefined) send({ type: 'step-changed', step });
  };
  return (
    <footer className={styles.footer} data-part="footer">
      {state.publishFailure && <FieldError>{messages.publishFailed(state.publishFailure)}</FieldError>}
      {isWaiting && (
        <p id={reasonId} className={styles.reason} data-part="reason">
          {messages.video?.publishLater ?? PUBLISH_LATER}
        </p>
      )}
      <div className={styles.bar} data-part="bar">
        <SaveStatus />
        <span className={styles.buttons}>
          {at > 0 && (
            <Button className={styles.stepButton} onClick={() => goTo(BUILDER_STEPS[at - 1])}>
              {messages.back}
            </Button>
          )}
          {at < BUILDER_STEPS.length - 1 && (
            <Button
              variant="primary"
              className={styles.stepButton}
              onClick={() => goTo(BUILDER_STEPS[at + 1])}
            >
              {messages.next}
            </Button>
          )}
          <Button
            variant="primary"
            size="lg"
            className={styles.publish}
            loading={kind !== 'composing'}
            disabled={isWaiting}
            aria-describedby={isWaiting ? reasonId : undefined}
            onClick={() => send({ type: 'publish-pressed', now: getLocalTime(), timeZone: getTimeZone() })}
          >
            {getPublishLabel(state, messages)}
          </Button>
        </span>
      </div>
    </footer>
  );
}

function getPublishLabel(state: BuilderState, messages: ReturnType<typeof useBuilder>['messages']): string {
  const { kind } = state.publish;
  const progress = getUploadProgress(state);
  if (kind === 'waiting' && progress < 1) return messages.waiting(progress);
  if (kind !== 'composing') return messages.publishing;
  return state.scheduledTime === '' ? messages.publish : messages.schedule;
}

/** Renders the save status of the draft. Errors and conflicts are announced, single saves are not. Source: CR-10. */
function SaveStatus(): ReactNode {
  const { state, send, messages } = useBuilder();
  const { save } = state;
  const isOffline = !state.isOnline || (save.kind === 'failed' && save.isOffline);
  const problem =
    save.kind === 'conflict'
      ? messages.conflict
      : isOffline
        ? messages.offline
        : save.kind === 'failed'
          ? messages.saveFailed
          : '';
  const quiet =
    save.kind === 'saved' ? messages.saved : /^(?:changed|saving)$/.test(save.kind) ? messages.saving : '';
  return (
    <span className={styles.status} data-part="status" data-save={isOffline ? 'offline' : save.kind}>
      <output>{problem}</output>
      {problem === '' && <span>{quiet}</span>}
      {save.kind === 'conflict' && (
        <Button size="sm" onClick={() => send({ type: 'save-forced' })}>
          {messages.overwrite}
        </Button>
      )}
    </span>
  );
}
