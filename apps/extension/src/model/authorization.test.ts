import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { authorizationUrl, codeChallenge, parseRedirect, toBase64Url } from './authorization.ts';

const pending = {
  site: 'https://pins.example',
  redirectUri: 'https://cmkapooagcfdmadpgkeoplfndhfgcdan.chromiumapp.org/',
  state: 'a-state',
  verifier: 'a-verifier',
};
const answer = (parameters: Record<string, string>, address = pending.redirectUri): string =>
  `${address}?${new URLSearchParams({ state: pending.state, iss: pending.site, ...parameters })}`;

test('[CR-14] bytes are written in base64url without padding', () => {
  expect(toBase64Url(new Uint8Array([251, 255, 191, 0]))).toBe('-_-_AA');
});

test('[CR-14] the challenge is the SHA-256 of the verifier', async () => {
  const expected = createHash('sha256').update('a-verifier').digest('base64url');
  expect(await codeChallenge('a-verifier')).toBe(expected);
});

test('[CR-14] the request asks for the scopes of the extension and has the challenge, never the verifier', async () => {
  const url = new URL(await authorizationUrl(pending));
  expect(url.origin + url.pathname).toBe('https://pins.example/oauth/');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    response_type: 'code',
    client_id: 'browser-extension',
    redirect_uri: pending.redirectUri,
    scope: 'boards:read boards:read_secret boards:write boards:write_secret pins:write pins:write_secret',
    state: 'a-state',
    code_challenge: await codeChallenge('a-verifier'),
    code_challenge_method: 'S256',
  });
});

test('[CR-14] the code of an answer to this request is read', () => {
  expect(parseRedirect(answer({ code: 'a-code' }), pending)).toEqual({ kind: 'granted', code: 'a-code' });
  expect(parseRedirect(answer({ error: 'access_denied' }), pending)).toEqual({ kind: 'denied' });
});

test.each([
  ['another state', answer({ code: 'a-code', state: 'another' })],
  ['no state', `${pending.redirectUri}?code=a-code&iss=https://pins.example`],
  ['another issuer', answer({ code: 'a-code', iss: 'https://evil.example' })],
  ['no issuer', `${pending.redirectUri}?code=a-code&state=a-state`],
  ['another address', answer({ code: 'a-code' }, 'https://evil.example/')],
  ['another path', answer({ code: 'a-code' }, `${pending.redirectUri}path`)],
  ['another error', answer({ error: 'server_error' })],
  ['no code', answer({})],
  ['no address', ''],
])('[CR-14] an answer with %s is invalid', (_, address) => {
  expect(parseRedirect(address, pending)).toEqual({ kind: 'invalid' });
});
