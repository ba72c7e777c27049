'use client';

import type { DraftDetails } from '@pegboard/types';
import type { ReactNode } from 'react';
import { detailsMessages } from '../english/details.ts';
import { DetailsForm } from '../details/details-form.tsx';
import { useBuilder } from './builder-context.ts';

/** The details of a product, a recipe or an article, which the member may correct or remove. Source: CR-03. */
export function DetailsFields({ details }: { readonly details: DraftDetails }): ReactNode {
  const { send, messages, errors } = useBuilder();
  const change = (next: DraftDetails | null): void => send({ type: 'details-changed', details: next });
  return (
    <DetailsForm
      details={details}
      onChange={change}
      onRemove={() => change(null)}
      errors={errors}
      messages={messages.details ?? detailsMessages}
    />
  );
}
