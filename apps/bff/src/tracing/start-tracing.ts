import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context, type Span } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { AsyncLocalStorage } from 'node:async_hooks';
import packageJson from '../../package.json' with { type: 'json' };
import { failureKind } from './failure-kind.ts';
import { traceRequests } from './trace-requests.ts';
import { watchPool } from './watch-pool.ts';
import type { SpanFacts, Tracing } from './tracing.ts';

/** Makes spans, and knows which one the running code belongs to. */
export type Spans = {
  /** A span below the one of now; the first of its trace where there is none. */
  start(name: string, kind: SpanKind, facts: SpanFacts, parent?: Context): Span;
  /** Whether the running code belongs to a span. */
  isInside(): boolean;
  /** Runs code inside a span. */
  run<T>(span: Span, code: () => T): T;
  /** Ends a span; with what was thrown, as a failure. */
  end(span: Span, thrown?: unknown): void;
};

/**
 * Starts the SDK without making it global: libraries that would tell more than patterns and codes stay silent. Spans are
 * sent in batches; when the collector is away they are dropped, and no request waits.
 */
export function startTracing(
  env: { readonly tracesTo: string; readonly traceShare: number },
  log: { warn(facts: object, text: string): void },
): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'pegboard', 'service.version': packageJson.version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(env.traceShare) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${env.tracesTo.replace(/\/+$/, '')}/v1/traces` }),
      }),
    ],
  });
  const spans = spansOf(provider);
  return {
    requests: traceRequests(spans),
    watchPool: (pool) => watchPool(spans, pool),
    async span(name, facts, work) {
      const span = spans.start(name, SpanKind.INTERNAL, facts);
      try {
        const done = await spans.run(span, work);
        spans.end(span);
        return done;
      } catch (error) {
        spans.end(span, error);
        throw error;
      }
    },
    close: () =>
      provider.shutdown().catch((error: unknown) => {
        log.warn({ failure: failureKind(error) }, 'the last spans could not be sent');
      }),
  };
}

function spansOf(provider: TracerProvider): Spans {
  const tracer = provider.getTracer('pegboard');
  const current = new AsyncLocalStorage<Context>();
  return {
    start: (name, kind, facts, parent = current.getStore() ?? ROOT_CONTEXT) =>
      tracer.startSpan(name, { kind, attributes: { ...facts } }, parent),
    isInside: () => current.getStore() !== undefined,
    run: (span, code) => current.run(trace.setSpan(current.getStore() ?? ROOT_CONTEXT, span), code),
    end(span, thrown) {
      if (thrown !== undefined) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.setAttribute('error.type', failureKind(thrown));
      }
      span.end();
    },
  };
}
