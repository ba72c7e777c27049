'use client';

import { AI_MEDIA_SOURCE_TYPES, SCHEDULE_DAYS_MAX } from '@pegboard/types';
import { Select, Switch, TextField } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import { addDays } from '../model/validate-draft.ts';
import { useBuilder } from './builder-context.ts';
import { DetailsFields } from './details-fields.tsx';
import { getLocalTime, getTimeZone } from './local-time.ts';

/** The fields of More options: comments, AI label, details, date and time. */
export default function OptionFields(): ReactNode {
  const { state, send, ports, messages, root } = useBuilder();
  return (
    <>
      <Switch
        label={messages.comments}
        checked={state.fields.isCommentingAllowed}
        onChange={(event) =>
          send({ type: 'fields-changed', fields: { isCommentingAllowed: event.currentTarget.checked } })
        }
      />
      <AiLabelField />
      <DetailsFields />
      {/* A server has another clock and time zone: the field is rendered in the browser only. */}
      {ports.schedule !== undefined && root !== null && <ScheduleField />}
    </>
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
