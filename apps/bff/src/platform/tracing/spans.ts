import type { Context, Span, SpanKind } from '@opentelemetry/api';
import type { FastifyPluginAsync } from 'fastify';
import type pg from 'pg';

/** The attributes of spans: patterns, kinds and codes, never names, addresses or values of members. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>;

/** Sends the durations of requests, statements and jobs, and their hierarchy, to a collector. */
export type Tracing = {
  /** Creates a span for each request, named by the pattern of its route. */
  readonly requests: FastifyPluginAsync;
  /** Creates a span for each statement of a request or job, named by its name or kind. */
  watchPool(pool: pg.Pool): void;
  /** Runs work in a span; spans created inside are its children. */
  span<T>(name: string, facts: SpanFacts, work: () => Promise<T>): Promise<T>;
  /** Sends all pending spans. */
  close(): Promise<void>;
};

/** Creates spans, and tracks the current one. */
export type Spans = {
  /** Starts a child of the current span; the root of a new trace if there is none. */
  start(name: string, kind: SpanKind, facts: SpanFacts, parent?: Context): Span;
  /** Returns whether the running code is inside a span. */
  isInside(): boolean;
  /** Runs code inside a span. */
  run<T>(span: Span, code: () => T): T;
  /** Ends a span; with a thrown value, as failed. */
  end(span: Span, thrown?: unknown): void;
};
