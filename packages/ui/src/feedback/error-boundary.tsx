'use client';

import { Component, type ErrorInfo, type ReactNode } from 'react';
import { safeNode } from '../safe-node.ts';

/** The props of a fallback: the error, and a function that renders the children again. */
export type ErrorFallbackProps = { readonly error: unknown; readonly retry: () => void };

/** The props of an ErrorBoundary. */
export type ErrorBoundaryProps = {
  readonly children?: ReactNode;
  /** Rendered in place of the failed children; nothing by default. */
  readonly fallback?: ReactNode | ((props: ErrorFallbackProps) => ReactNode);
  /** Called with every error once, and the component stack. */
  readonly onError?: (error: unknown, componentStack: string) => void;
  /** A change of this value after an error renders the children again. */
  readonly resetKey?: string | number | undefined;
};

type ErrorBoundaryState = { readonly phase: 'fine' } | { readonly phase: 'failed'; readonly error: unknown };

const FINE: ErrorBoundaryState = { phase: 'fine' };

/** Catches errors of its children: reports them and renders the fallback, if any (UI-08). */
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
    if (this.state.phase === 'fine') return safeNode('ErrorBoundary', 'children', children);
    if (typeof fallback !== 'function') return fallback ?? null;
    return fallback({ error: this.state.error, retry: this.retry });
  }
}
