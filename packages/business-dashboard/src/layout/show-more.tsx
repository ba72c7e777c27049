'use client';

import { Button } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';

import { ErrorMessage } from './error-message.tsx';

/** Loads the next page of a list; undefined at the end. Rejects on failure. */
export type LoadMore = (() => Promise<void>) | undefined;

/** Renders the button that loads more of a list; renders nothing at the end. */
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
