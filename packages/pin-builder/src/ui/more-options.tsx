'use client';

import { AI_MEDIA_SOURCE_TYPES, SCHEDULE_DAYS_MAX } from '@pegboard/types';
import { ChevronDownIcon, Select, Switch, TextField } from '@pegboard/ui';
import { lazy, useState, type ReactNode } from 'react';
import { addDays } from '../model/validate-draft.ts';
import { useBuilder } from './builder-context.ts';
import { getLocalTime, getTimeZone } from './local-time.ts';
import { LazyPart } from './lazy-part.tsx';
import styles from '../pin-builder.module.css';

const DetailsFields = lazy(() =>
  import('./details-fields.tsx').then((part) => ({ default: part.DetailsFields })),
);

/** The options that most Pins do not need, folded away: comments, AI label, details, date and time. */
export function MoreOptions(): ReactNode {
  const { state, send, ports, messages, root } = useBuilder();
  const { isCommentingAllowed, details } = state.fields;
  const hasDetails = details !== null;
  const [isOpen, setOpen] = useState(hasDetails);
  // The details of a page that was chosen later are shown as well.
  const [hadDetails, setHadDetails] = useState(hasDetails);
  if (hasDetails !== hadDetails) {
    setHadDetails(hasDetails);
    if (hasDetails) setOpen(true);
  }
  return (
    <details
      className={styles.more}
      open={isOpen}
      onToggle={({ currentTarget, target }) => {
        if (target === currentTarget) setOpen(currentTarget.open);
      }}
    >
      <summary>
        {messages.more}
        <ChevronDownIcon size="md" />
      </summary>
      <div className={styles.section}>
        <Switch
          label={messages.comments}
          checked={isCommentingAllowed}
          onChange={(event) =>
            send({ type: 'fields-changed', fields: { isCommentingAllowed: event.currentTarget.checked } })
          }
        />
        <AiLabelField />
        {isOpen && (
          <LazyPart>
            <DetailsFields />
          </LazyPart>
        )}
        {/* A server has another clock and time zone: the field is rendered in the browser only. */}
        {ports.schedule !== undefined && root !== null && <ScheduleField />}
      </div>
    </details>
  );
}

function AiLabelField(): ReactNode {
  const { state, send, messages } = useBuilder();
  const { mediaSourceType } = state.fields;
  const { trainedAlgorithmicMedia, compositeWithTrainedAlgorithmicMedia } = AI_MEDIA_SOURCE_TYPES;
  const isChanged = mediaSourceType === compositeWithTrainedAlgorithmicMedia;
  return (
    <Select
      label={messages.aiLabel}
      hint={messages.aiHint}
      value={mediaSourceType === null ? '' : isChanged ? 'changed' : 'made'}
      onChange={({ currentTarget: { value } }) => {
        const code = value === 'changed' ? compositeWithTrainedAlgorithmicMedia : trainedAlgorithmicMedia;
        send({ type: 'fields-changed', fields: { mediaSourceType: value === '' ? null : code } });
      }}
    >
      <option value="">{messages.aiNone}</option>
      <option value="made">{messages.aiMade}</option>
      <option value="changed">{messages.aiChanged}</option>
    </Select>
  );
}

function ScheduleField(): ReactNode {
  const { state, send, messages, errors } = useBuilder();
  const [now] = useState(getLocalTime);
  return (
    <div data-field="scheduledTime">
      <TextField
        type="datetime-local"
        label={messages.scheduleLabel}
        hint={messages.scheduleHint(getTimeZone())}
        min={now}
        max={addDays(now, SCHEDULE_DAYS_MAX)}
        value={state.scheduledTime}
        error={errors.scheduledTime}
        onChange={({ currentTarget: { value } }) =>
          send({ type: 'scheduled-time-changed', localTime: value })
        }
      />
    </div>
  );
}
