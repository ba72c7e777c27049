import { ROOT_CONTEXT, SpanKind, trace, TraceFlags, type Context, type Span } from '@opentelemetry/api';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Spans } from './spans.ts';

/** Paths that machines request every few seconds. */
const QUIET: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);
const PARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/**
 * Creates a span for every request, named by method and pattern of its route. A `traceparent` header is followed only from
 * a trusted proxy: otherwise any client could have all its requests traced.
 */
export function traceRequests(spans: Spans): FastifyPluginAsync {
  return fp(async (app) => {
    const open = new WeakMap<FastifyRequest, Span>();
    const end = (request: FastifyRequest, status?: number, thrown?: unknown): void => {
      const span = open.get(request);
      if (!span) return;
      open.delete(request);
      if (status !== undefined) span.setAttribute('http.response.status_code', status);
      spans.end(span, thrown);
    };
    app.addHook('onRequest', (request, _reply, done) => {
      const route = request.routeOptions.url ?? 'none';
      if (QUIET.has(route)) return done();
      const facts = {
        'http.request.method': request.method,
        'http.route': route,
        'pegboard.request_id': request.id,
      };
      const parent = request.isFromProxy ? parentOf(request.headers['traceparent']) : ROOT_CONTEXT;
      const span = spans.start(`${request.method} ${route}`, SpanKind.SERVER, facts, parent);
      open.set(request, span);
      spans.run(span, done);
    });
    // A body is received in events of the connection, which have no request context.
    app.addHook('preValidation', (request, _reply, done) => {
      const span = open.get(request);
      if (span) spans.run(span, done);
      else done();
    });
    app.addHook('onResponse', async (request, reply) => {
      const { statusCode } = reply;
      end(request, statusCode, statusCode >= 500 ? new ServerFault(statusCode) : undefined);
    });
    app.addHook('onRequestAbort', async (request) => end(request, undefined, new CallerLeft()));
  });
}

/** A response with status 500 or more, as the error of a span. */
class ServerFault extends Error {
  readonly code: string;
  constructor(status: number) {
    super();
    this.code = String(status);
  }
}

/** The client disconnected before the response. */
class CallerLeft extends Error {
  readonly code = 'caller_left';
}

function parentOf(header: unknown): Context {
  const [, traceId, spanId, flags = '00'] = PARENT.exec(typeof header === 'string' ? header : '') ?? [];
  if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
