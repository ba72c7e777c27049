'use client';

import { Button } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';

import { ErrorMessage } from './error-message.tsx';

/** Reads the next page of a list and shows it below; missing when all is shown. Rejects where it could not be read. */
export type LoadMore = (() => Promise<void>) | undefined;

/** The button that shows more of a list; nothing where all of it is shown. */
export function ShowMore(props: {
  readonly onMore: LoadMore;
  readonly messages: { readonly more: string; readonly failed: string };
}): ReactNode {
  const { onMore, messages } = props;
  const [state, setState] = useState<'idle' | 'reading' | 'failed'>('idle');
  if (!onMore) return null;
  const show = (): void => {
    setState('reading');
    onMore().then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  return (
    <div>
      <Button loading={state === 'reading'} onClick={show}>
        {messages.more}
      </Button>
      <ErrorMessage>{state === 'failed' ? messages.failed : undefined}</ErrorMessage>
    </div>
  );
}
