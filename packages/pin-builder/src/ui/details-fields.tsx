'use client';

import type { DraftDetails } from '@pegboard/types';
import type { ReactNode } from 'react';
import { DetailsForm } from '../details/details-form.tsx';
import { useBuilder } from './builder-context.ts';

/** The details of a product, a recipe or an article, which the member may correct or remove. Source: CR-03. */
export function DetailsFields(): ReactNode {
  const { state, send, messages, errors } = useBuilder();
  const { details } = state.fields;
  if (details === null) return null;
  const change = (next: DraftDetails | null): void => send({ type: 'details-changed', details: next });
  return (
    <DetailsForm
      details={details}
      onChange={change}
      onRemove={() => change(null)}
      errors={errors}
      messages={messages.details}
    />
  );
}
