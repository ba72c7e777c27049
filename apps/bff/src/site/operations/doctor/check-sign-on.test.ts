import { expect, test } from 'vitest';
import type { SafeFetch } from '../../../platform/outbound-fetch/index.ts';
import { checkSignOn } from './check-sign-on.ts';

const answerOf =
  (metadata: unknown, type = 'application/json'): SafeFetch =>
  async (url) => ({
    kind: 'answered',
    url,
    hops: [url],
    status: 200,
    type,
    bytes: Buffer.from(typeof metadata === 'string' ? metadata : JSON.stringify(metadata)),
  });
const metadataOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
});
const check = (issuer: string, fetchProvider: SafeFetch) =>
  checkSignOn(
    {
      publicUrl: 'https://pins.example',
      signOn: { issuer, clientId: 'pegboard', clientSecret: 'secret', label: 'Example ID' },
    },
    fetchProvider,
  );

test('[AC-09] [BF-12] doctor says nothing of single sign-on without a provider', async () => {
  expect(await checkSignOn({ publicUrl: 'https://pins.example', signOn: undefined })).toBeUndefined();
});

test('[AC-09] [BF-12] doctor says which redirect address a good provider needs', async () => {
  expect(await check('https://id.example', answerOf(metadataOf('https://id.example')))).toMatchObject({
    state: 'good',
    says: 'Example ID at https://id.example, without user info',
    advice: expect.stringContaining('https://pins.example/login/sso/callback/site/'),
  });
});

test('[AC-09] [BF-12] doctor explains an issuer that names itself otherwise', async () => {
  const named = 'https://id.example/realms/pins';
  expect(await check('https://id.example', answerOf(metadataOf(named)))).toMatchObject({
    state: 'wrong',
    says: `the provider at https://id.example names itself ${named}: log-ins are refused`,
    advice: expect.stringContaining(`PEGBOARD_OIDC_ISSUER=${named}`),
  });
});

test.each<[string, SafeFetch, RegExp]>([
  [
    'cannot be reached',
    async () => ({ kind: 'refused', why: 'timed_out', hops: [] }),
    /no metadata: timed_out/,
  ],
  ['is no JSON', answerOf('<p>hello'), /is no metadata/],
  ['is empty', answerOf({}), /is no metadata/],
])('[AC-09] [BF-12] doctor explains an issuer whose metadata %s', async (_, fetchProvider, says) => {
  expect(await check('https://id.example', fetchProvider)).toMatchObject({
    state: 'wrong',
    says: expect.stringMatching(says),
  });
});
