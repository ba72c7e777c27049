import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { findApp } from './oauth-app.ts';

const CONSENT_PAGE = /^\/oauth\/?\?(.*)$/;
const OWN_FORMS = "form-action 'self'";

/**
 * Lets the form of the consent page lead to the app: browsers apply `form-action` to redirects too. The address is added only
 * if it is registered for the app of the request.
 */
export function allowConsentRedirect(site: FastifyInstance, deps: Pick<Deps, 'db' | 'env'>): void {
  site.addHook('onSend', async (request, reply) => {
    const [, query] = CONSENT_PAGE.exec(request.url) ?? [];
    const policy = reply.getHeader('content-security-policy');
    if (query === undefined || typeof policy !== 'string') return;
    const sent = new URLSearchParams(query);
    const address = sent.get('redirect_uri') ?? '';
    if (!URL.canParse(address)) return;
    const app = await findApp(deps, sent.get('client_id') ?? '');
    if (!app?.redirectUris.includes(address)) return;
    const { protocol, origin } = new URL(address);
    const source = protocol === 'https:' || protocol === 'http:' ? origin : protocol;
    reply.header('content-security-policy', policy.replace(OWN_FORMS, `${OWN_FORMS} ${source}`));
  });
}
