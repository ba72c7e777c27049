'use client';

import { Component, type ErrorInfo, type ReactNode } from 'react';

/** The props of a fallback: the error, and a function that renders the children again. */
export type ErrorFallbackProps = { readonly error: unknown; readonly retry: () => void };

/** The props of an ErrorBoundary. */
export type ErrorBoundaryProps = {
  readonly children?: ReactNode;
  /** Shown in place of what failed; nothing is shown without it. */
  readonly fallback?: ReactNode | ((props: ErrorFallbackProps) => ReactNode);
  /** Notified of every error once, with the stack of components. */
  readonly onError?: (error: unknown, componentStack: string) => void;
  /** A change of this value after an error renders the children again. */
  readonly resetKey?: string | number | undefined;
};

type ErrorBoundaryState = { readonly phase: 'fine' } | { readonly phase: 'failed'; readonly error: unknown };

const FINE: ErrorBoundaryState = { phase: 'fine' };

/** Keeps an error of its children to its own place: reports it and shows the fallback, if one is given (UI-08). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = FINE;

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { phase: 'failed', error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError?.(error, info.componentStack ?? '');
  }

  override componentDidUpdate(before: ErrorBoundaryProps, stateBefore: ErrorBoundaryState): void {
    const isOtherPlace = !Object.is(before.resetKey, this.props.resetKey);
    if (stateBefore.phase === 'failed' && isOtherPlace) this.retry();
  }

  private readonly retry = (): void => this.setState(FINE);

  override render(): ReactNode {
    const { children, fallback } = this.props;
    if (this.state.phase === 'fine') return children;
    if (typeof fallback !== 'function') return fallback ?? null;
    return fallback({ error: this.state.error, retry: this.retry });
  }
}
