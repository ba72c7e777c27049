'use client';

import { ErrorBoundary, FieldError, Spinner } from '@pegboard/ui';
import { Suspense, type ReactNode } from 'react';
import { useBuilder } from './builder-context.ts';
import styles from '../pin-builder.module.css';

/** Renders a part whose code is loaded when it is first shown, with a spinner until then. */
export function LazyPart({ children }: { readonly children: ReactNode }): ReactNode {
  const { messages } = useBuilder();
  return (
    <ErrorBoundary fallback={<FieldError>{messages.loadFailed}</FieldError>}>
      <Suspense
        fallback={
          <div className={styles.loading}>
            <Spinner />
          </div>
        }
      >
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}
