'use client';

import { ErrorBoundary, FieldError, Spinner } from '@pegboard/ui';
import { Suspense, type ReactNode } from 'react';
import { useBuilder } from './builder-context.ts';
import styles from '../pin-builder.module.css';

/** Renders a part whose code is loaded when it is first shown, with a placeholder until then, a spinner by default. */
export function LazyPart(props: {
  readonly placeholder?: ReactNode | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const { messages } = useBuilder();
  const { placeholder = <Loading />, children } = props;
  return (
    <ErrorBoundary fallback={<FieldError>{messages.loadFailed}</FieldError>}>
      <Suspense fallback={placeholder}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function Loading(): ReactNode {
  return (
    <div className={styles.loading}>
      <Spinner />
    </div>
  );
}
