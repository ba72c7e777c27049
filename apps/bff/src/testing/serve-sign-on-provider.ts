import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import OidcProvider from 'oidc-provider';
import { createCertificate } from './create-certificate.ts';

/**
 * Serves two OpenID Connect providers for end-to-end tests of single sign-on: that of the operator at the port
 * `PEGBOARD_PROVIDER_PORT`, and that of a business, `https://login.acme.example`, at the port `PEGBOARD_COMPANY_PROVIDER_PORT`.
 * Everyone can log in, with any password, and has the name as the first part of a verified email.
 *
 * The first port also answers requests of the tests: `GET /certificate.pem` returns the certificate of `*.acme.example`;
 * `PUT /claims/<account>` changes the claims of an account at both providers; `PUT /proofs/<host>` publishes the text with which a
 * business proves a domain.
 */
const port = Number(process.env['PEGBOARD_PROVIDER_PORT']);
const companyPort = Number(process.env['PEGBOARD_COMPANY_PROVIDER_PORT']);
const site = process.env['PEGBOARD_PROVIDER_CLIENT'] ?? '';
const callbacks = `${site}/login/sso/callback/`;
const PROOF_PATH = '/.well-known/pegboard-site-verification.txt';

const changedClaims = new Map<string, object>();
const proofs = new Map<string, string>();

function createProvider(issuer: string): OidcProvider {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const provider = new OidcProvider(issuer, {
    clients: [
      { client_id: 'pegboard', client_secret: 'a secret for tests', redirect_uris: [`${callbacks}site/`] },
    ],
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'ES256' }] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    async findAccount(_, accountId) {
      const [name = accountId] = accountId.split('@');
      const email = accountId.includes('@') ? accountId : `${accountId}@people.example`;
      const claims = { sub: accountId, email, email_verified: true, name, ...changedClaims.get(accountId) };
      return { accountId, claims: async () => claims };
    },
  });
  // The redirect address of a business has the id of its domain, which is not known in advance.
  provider.Client.prototype.redirectUriAllowed = (address) => address.startsWith(callbacks);
  return provider;
}

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/** Answers a request of the tests, and returns false for one of a provider. */
async function answerTests(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const [, folder, name = ''] = (request.url ?? '').split('/').map(decodeURIComponent);
  if (request.method === 'PUT' && folder === 'claims')
    changedClaims.set(name, JSON.parse(await readText(request)) as object);
  else if (request.method === 'PUT' && folder === 'proofs') proofs.set(name, await readText(request));
  else if (request.url !== '/certificate.pem') return false;
  response.end(certificate.cert);
  return true;
}

const certificate = await createCertificate('*.acme.example');
const handleOperator = createProvider(`http://localhost:${port}`).callback();
const handleCompany = createProvider('https://login.acme.example').callback();

createHttpServer(
  (request, response) =>
    void answerTests(request, response).then((isAnswered) =>
      isAnswered ? undefined : handleOperator(request, response),
    ),
).listen(port, '127.0.0.1');
createHttpsServer(certificate, (request, response) => {
  const proof = proofs.get(request.headers.host ?? '');
  if (request.url === PROOF_PATH && proof !== undefined)
    return void response.setHeader('content-type', 'text/plain').end(proof);
  return void handleCompany(request, response);
}).listen(companyPort, '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
