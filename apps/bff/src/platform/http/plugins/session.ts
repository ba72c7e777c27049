import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Viewer } from '../viewer.ts';
import { COOKIE_BASE, SESSION_COOKIE } from './cookies.ts';
import { getBearerToken, type FindGrant } from './app-grant.ts';
import { setCsrfCookie } from './csrf.ts';

const SESSION_DAYS = 30;

declare module 'fastify' {
  interface FastifyRequest {
    /** Returns the viewer, read from the database at the first call and cached for the request. */
    viewer(): Promise<Viewer>;
    /** Looks an access token up. */
    findGrant: FindGrant;
    /** Called with the member who makes the request, and with null for a visitor; returns the same. */
    noteMember: (viewer: Promise<Viewer>) => Promise<Viewer>;
  }
  interface FastifyReply {
    /** The token of the session that the response starts. */
    startedSession: string | undefined;
  }
}

/** Finds the viewer of a session token; null for an unknown or expired one. */
export type FindViewer = (token: string) => Promise<Viewer>;

/**
 * Reads the viewer from the session cookie. A request with a bearer token is made by an app: its cookies are ignored, so
 * that it has the rights of the token alone.
 */
export const sessionPlugin = fp<{
  sessions: { readonly viewerOf: FindViewer };
  accessTokens: { readonly grantOf: FindGrant };
}>(async (app: FastifyInstance, { sessions, accessTokens }) => {
  await app.register(cookie);
  app.addHook('onRequest', async (request) => {
    if (getBearerToken(request) !== undefined) request.cookies = {};
  });
  app.decorateReply('startedSession', undefined);
  app.decorateRequest('noteMember', async (viewer: Promise<Viewer>) => viewer);
  app.decorateRequest('findGrant', async function findGrant(this: FastifyRequest, token: string) {
    const grant = await accessTokens.grantOf(token);
    if (grant) await this.noteMember(Promise.resolve(grant.viewer));
    return grant;
  });
  app.decorateRequest('viewer', function viewer(this: FastifyRequest): Promise<Viewer> {
    const token = this.cookies[SESSION_COOKIE];
    const found = token === undefined ? Promise.resolve(null) : this.noteMember(sessions.viewerOf(token));
    this.viewer = () => found;
    return found;
  });
});

/** Sets a new session's token as the visitor's cookie, and a CSRF token of that session. */
export function setSessionCookie(reply: FastifyReply, token: string, secret: string): void {
  reply.startedSession = token;
  reply.setCookie(SESSION_COOKIE, token, { ...COOKIE_BASE, httpOnly: true, maxAge: SESSION_DAYS * 86_400 });
  setCsrfCookie(reply, secret, token);
}

/** Removes the session token, and replaces the CSRF token by one of a signed-out visitor. */
export function clearSessionCookie(reply: FastifyReply, secret: string): void {
  reply.clearCookie(SESSION_COOKIE, { ...COOKIE_BASE, httpOnly: true });
  setCsrfCookie(reply, secret, undefined);
}
