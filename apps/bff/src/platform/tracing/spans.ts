import type { Context, Span, SpanKind } from '@opentelemetry/api';
import type { FastifyPluginAsync } from 'fastify';
import type pg from 'pg';

/** The attributes of spans: patterns, kinds and codes, never names, addresses or values of members. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>;

/** Reports a collector how long requests, statements and jobs take, and what belongs to what. */
export type Tracing = {
  /** A span for each request, under the pattern of its route. */
  readonly requests: FastifyPluginAsync;
  /** A span for each statement of a request or a job, by its name or kind. */
  watchPool(pool: pg.Pool): void;
  /** A span around some work; what is done inside belongs to it. */
  span<T>(name: string, facts: SpanFacts, work: () => Promise<T>): Promise<T>;
  /** Sends what has not been sent. */
  close(): Promise<void>;
};

/** Makes spans, and knows which one the running code belongs to. */
export type Spans = {
  /** A span below the one of now; the first of its trace where there is none. */
  start(name: string, kind: SpanKind, facts: SpanFacts, parent?: Context): Span;
  /** Returns whether the running code belongs to a span. */
  isInside(): boolean;
  /** Runs code inside a span. */
  run<T>(span: Span, code: () => T): T;
  /** Ends a span; with what was thrown, as a failure. */
  end(span: Span, thrown?: unknown): void;
};
