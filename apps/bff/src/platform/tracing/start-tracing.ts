import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { AsyncLocalStorage } from 'node:async_hooks';
import packageJson from '../../../package.json' with { type: 'json' };
import { failureKind } from './failure-kind.ts';
import { traceRequests } from './trace-requests.ts';
import { watchPool } from './watch-pool.ts';
import type { Spans, Tracing } from './spans.ts';

/**
 * Starts the SDK without registering it globally, so that instrumented libraries cannot send more than
 * patterns and codes. Spans are sent in batches; if the collector is unavailable they are dropped, and no
 * request waits.
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
