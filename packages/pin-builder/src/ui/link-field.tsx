'use client';

import { isWebLink } from '@pegboard/types';
import { CheckIcon, TextField } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import { normalizeLink } from '../model/link-text.ts';
import { useBuilder } from './builder-context.ts';
import styles from '../pin-builder.module.css';

/** The link of the Pin, which is completed and checked when the member leaves the field. */
export function LinkField(): ReactNode {
  const { state, send, messages, errors } = useBuilder();
  const [wasLeft, setLeft] = useState(false);
  const { link } = state.fields;
  const isInvalid = wasLeft && link.trim() !== '' && !isWebLink(normalizeLink(link));
  const error =
    errors.link ??
    (isInvalid ? messages.problem({ field: 'link', reason: 'link-invalid', max: 0 }) : undefined);
  return (
    <div data-field="link">
      <TextField
        type="url"
        inputMode="url"
        label={messages.linkLabel}
        placeholder={messages.linkPlaceholder}
        value={link}
        error={error}
        hint={error === undefined ? <LinkNote link={link} /> : undefined}
        autoComplete="off"
        onChange={(event) => {
          setLeft(false);
          send({ type: 'fields-changed', fields: { link: event.currentTarget.value } });
        }}
        onBlur={() => {
          setLeft(true);
          send({ type: 'link-left', slot: null });
        }}
      />
    </div>
  );
}

/**
 * The result of checking a link. It has the height of a line from the beginning: what is below does not move while it is
 * pressed.
 */
export function LinkNote({ link }: { readonly link: string }): ReactNode {
  const { state, messages } = useBuilder();
  const check = state.linkChecks[normalizeLink(link)];
  return (
    <span className={styles.linkNote} data-check={check}>
      {check === 'checking' && messages.linkChecking}
      {check === 'ok' && (
        <>
          <CheckIcon size="md" /> {messages.linkOk}
        </>
      )}
    </span>
  );
}
