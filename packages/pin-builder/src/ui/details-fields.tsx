'use client';

import type { ReactNode } from 'react';
import { DetailsEditor } from '../details/details-editor.tsx';
import { detailsMessages } from '../english/details.ts';
import { useBuilder } from './builder-context.ts';

/** The details of a product, a recipe or an article, which the member writes, corrects or removes. Source: CR-03, CR-09. */
export function DetailsFields(): ReactNode {
  const { state, send, messages, errors } = useBuilder();
  return (
    <DetailsEditor
      details={state.fields.details}
      onChange={(details) => send({ type: 'details-changed', details })}
      errors={errors}
      messages={messages.details ?? detailsMessages}
    />
  );
}
