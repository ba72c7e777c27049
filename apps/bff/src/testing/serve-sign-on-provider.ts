import { generateKeyPairSync, randomBytes } from 'node:crypto';
import OidcProvider from 'oidc-provider';

/**
 * Serves an OpenID Connect provider at the port `PEGBOARD_PROVIDER_PORT`, for end-to-end tests of single sign-on. Everyone can log
 * in, with any password, and has the name as the first part of a verified email.
 */
const port = Number(process.env['PEGBOARD_PROVIDER_PORT']);
const site = process.env['PEGBOARD_PROVIDER_CLIENT'] ?? '';
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

const provider = new OidcProvider(`http://localhost:${port}`, {
  clients: [
    {
      client_id: 'pegboard',
      client_secret: 'a secret for tests',
      redirect_uris: [`${site}/login/sso/callback/site/`],
    },
  ],
  clientDefaults: { id_token_signed_response_alg: 'ES256' },
  jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'ES256' }] },
  cookies: { keys: [randomBytes(32).toString('hex')] },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  async findAccount(_, accountId) {
    const [name = accountId] = accountId.split('@');
    const email = accountId.includes('@') ? accountId : `${accountId}@people.example`;
    return { accountId, claims: async () => ({ sub: accountId, email, email_verified: true, name }) };
  },
});
provider.listen(port, '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
