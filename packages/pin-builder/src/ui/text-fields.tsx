'use client';

import { graphemeCount } from '@pegboard/types';
import { InfoIcon, TextArea, TextField } from '@pegboard/ui';
import type { ChangeEvent, ReactNode } from 'react';
import { needsAltText, TEXT_LIMITS } from '../model/validate-draft.ts';
import { useBuilder } from './builder-context.ts';
import { LinkField } from './link-field.tsx';
import styles from '../pin-builder.module.css';

/** Title, description, alt text and link. Source: CR-04. */
export function TextFields(): ReactNode {
  const { state, messages } = useBuilder();
  const field = useTextField();
  return (
    <>
      <div data-field="title">
        <TextField
          {...field('title')}
          {...(state.media.kind !== 'none' && { 'data-autofocus': '' })}
          label={messages.titleLabel}
          placeholder={messages.titlePlaceholder}
        />
      </div>
      <div data-field="description">
        <TextArea
          {...field('description')}
          label={messages.descriptionLabel}
          placeholder={messages.descriptionPlaceholder}
        />
      </div>
      <div data-field="altText">
        <TextArea
          {...field('altText', needsAltText(state) && <AltReminder />)}
          rows={2}
          label={messages.altLabel}
          placeholder={messages.altPlaceholder}
        />
      </div>
      <LinkField />
    </>
  );
}

/** The reminder of a missing alt text, which never blocks. */
function AltReminder(): ReactNode {
  const { messages } = useBuilder();
  return (
    <span className={styles.reminder}>
      <InfoIcon size="md" />
      {messages.altReminder}
    </span>
  );
}

function useTextField() {
  const { state, send, messages, errors } = useBuilder();
  return (name: keyof typeof TEXT_LIMITS, note: ReactNode = null) => ({
    value: state.fields[name],
    error: errors[name],
    autoComplete: 'off',
    hint: (
      <span className={styles.hint} data-part="hint">
        {note}
        <span className={styles.count} data-part="count">
          {messages.count(graphemeCount(state.fields[name].trim()), TEXT_LIMITS[name])}
        </span>
      </span>
    ),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      send({ type: 'fields-changed', fields: { [name]: event.currentTarget.value } }),
  });
}
