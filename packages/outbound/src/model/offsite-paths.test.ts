import { expect, test } from 'vitest';
import { interstitialPath, offsitePath } from './offsite-paths.ts';

const queryOf = (path: string) => Object.fromEntries(new URL(path, 'https://x.example').searchParams);

test('[OB-05] the way out carries token, url, pin, isThirdPartyAd, csr, client_tracking_params and aux_data', () => {
  const path = offsitePath({
    url: 'https://a.example/?b=1&c',
    pinId: '7',
    signed: 'https://pegboard.example/offsite/?token=t.s&url=https%3A%2F%2Fa.example%2F%3Fb%3D1%26c',
    isThirdPartyAd: true,
    clientTrackingParams: 'CwAB',
    auxData: '{}',
  });
  expect(path.startsWith('/offsite/?token=')).toBe(true);
  expect(queryOf(path)).toEqual({
    token: 't.s',
    url: 'https://a.example/?b=1&c',
    pin: '7',
    isThirdPartyAd: 'true',
    csr: 'true',
    client_tracking_params: 'CwAB',
    aux_data: '{}',
  });
});

test.each([
  undefined,
  null,
  '',
  'http://[',
  '/offsite/?url=https%3A%2F%2Fa.example%2F',
  '/offsite/?token=t&url=https%3A%2F%2Fother.example%2F',
])('[OB-05] without a token for this link it has none: %j', (signed) => {
  const { token, ...rest } = queryOf(offsitePath({ url: 'https://a.example/', pinId: '7', signed }));
  expect(token).toBeUndefined();
  expect(rest).toEqual({ url: 'https://a.example/', pin: '7', isThirdPartyAd: 'false', csr: 'true' });
});

test('[OB-05] the interstitial has its six parameters, including those without a value', () => {
  const path = interstitialPath({
    domain: 'a.example',
    origin: '/pin/7/',
    pinCategory: 'art',
    redirectUrl: '/offsite/?x',
  });
  expect(path.startsWith('/pin_redirect/?')).toBe(true);
  expect(queryOf(path)).toEqual({
    domain: 'a.example',
    domainImageUrl: '',
    origin: '/pin/7/',
    pinCategory: 'art',
    pinImageUrl: '',
    redirectUrl: '/offsite/?x',
  });
});
