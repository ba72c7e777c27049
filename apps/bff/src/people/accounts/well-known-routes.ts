import type { FastifyInstance } from 'fastify';
import { rejectOtherMethods } from '../../platform/http/plugins/errors.ts';

const CHANGE_PASSWORD = '/.well-known/change-password';
const PRIVACY_CONTROL = '/.well-known/gpc.json';
/** The page with the form that changes the password. */
const PASSWORD_PAGE = '/settings/account/password/';
/** The statement that the site follows Global Privacy Control, and the day since which it is unchanged. */
const PRIVACY_CONTROL_SUPPORT = { gpc: true, lastUpdate: '2026-11-28' } as const;
/** Seconds for which these answers may be cached. */
const MAX_AGE = 86_400;

/**
 * The addresses by which browsers and password managers find what concerns accounts: the page that changes a password (W3C, "A
 * Well-Known URL for Changing Passwords"), and the support of Global Privacy Control (AC-04). They are the same for everyone.
 */
export function wellKnownRoutes(app: FastifyInstance): void {
  const config = { kind: 'file' } as const;
  app.get(CHANGE_PASSWORD, { config }, async (_request, reply) => reply.redirect(PASSWORD_PAGE, 302));
  app.get(PRIVACY_CONTROL, { config }, async (_request, reply) =>
    reply.header('cache-control', `public, max-age=${MAX_AGE}`).send(PRIVACY_CONTROL_SUPPORT),
  );
  for (const path of [CHANGE_PASSWORD, PRIVACY_CONTROL]) rejectOtherMethods(app, path, ['GET']);
}
