import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { runWithReads, type Replicas, type RequestReads } from '../../database/replicas/index.ts';
import type { Viewer } from '../viewer.ts';
import { getBearerToken } from './app-grant.ts';
import { SESSION_COOKIE } from './cookies.ts';
import type { FindViewer } from './session.ts';

/**
 * Lets requests that only read be answered by replicas, and remembers who has written, before the write is acknowledged: a member's
 * later reads, at any process and on any device, include it (OP-04). Registered after `sessionPlugin`.
 */
export const ownWritesPlugin = fp<{
  readonly replicas: Replicas;
  readonly sessions: { readonly viewerOf: FindViewer };
}>(async (app: FastifyInstance, { replicas, sessions }) => {
  const open = new WeakMap<FastifyRequest, RequestReads>();
  app.addHook('onRequest', (request, _reply, done) => {
    const isVisitor = request.cookies[SESSION_COOKIE] === undefined && getBearerToken(request) === undefined;
    const reads = replicas.startReads({ onlyReads: onlyReads(request), isVisitor });
    open.set(request, reads);
    request.noteMember = async (viewer) => {
      const found = await viewer;
      reads.readFor(found?.id);
      return found;
    };
    runWithReads(reads, done);
  });
  // A body is received in events of the connection, which have no request context.
  app.addHook('preValidation', (request, _reply, done) => runWithReads(open.get(request), done));
  app.addHook('onSend', async (request, reply) => {
    const reads = open.get(request);
    // An error of this hook is sent as well, and would call it again.
    open.delete(request);
    if (reads && mayHaveWritten(request, reply, reads)) await record(request, reply, reads);
  });

  async function record(request: FastifyRequest, reply: FastifyReply, reads: RequestReads): Promise<void> {
    const session = reply.startedSession;
    const started: Viewer = session === undefined ? null : await sessions.viewerOf(session);
    const userId = started?.id ?? reads.userId ?? (await request.viewer())?.id;
    // Events are never read back.
    if (userId === undefined && request.routeOptions.config.kind === 'event') return;
    await replicas.recordWrite(userId);
  }
});

function onlyReads({ method, routeOptions }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD' || routeOptions.config.onlyReads === true;
}

function mayHaveWritten(request: FastifyRequest, { statusCode }: FastifyReply, reads: RequestReads): boolean {
  return reads.hasWritten || (!onlyReads(request) && statusCode < 400);
}
