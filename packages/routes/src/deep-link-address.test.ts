import { expect, test } from 'vitest';
import { buildAppLink, stripSensitiveParams, SENSITIVE_PARAMETERS } from './deep-link-address.ts';

test.each(SENSITIVE_PARAMETERS)('[RT-08] %s is removed, wherever it stands', (name) => {
  expect(stripSensitiveParams(`/pin/7/?${name}=x&a=1`)).toBe('/pin/7/?a=1');
  expect(stripSensitiveParams(`/pin/7/?a=1&${name}=x&${name}=y&b=2`)).toBe('/pin/7/?a=1&b=2');
  expect(stripSensitiveParams(`https://pegboard.example/?${name}`)).toBe('https://pegboard.example/');
  expect(stripSensitiveParams(`/login/#${name}=x`)).toBe('/login/');
});

test.each([
  ['in capitals', '/?ACCESS_TOKEN=x'],
  ['encoded', '/?access%5Ftoken=x'],
  ['with a blank', '/?+password=x'],
])('[RT-08] it is removed %s', (_, address) => expect(stripSensitiveParams(address)).toBe('/'));

test.each([
  ['/pin/7/?q=red+cup&q=%C3%A9#comments', '/pin/7/?q=red+cup&q=%C3%A9#comments'],
  ['/search/?passwords=1&next_page=2', '/search/?passwords=1&next_page=2'],
  ['https://a.example/x', 'https://a.example/x'],
  ['http://[', '/'],
])('[RT-08] all else stays: %s', (address, expected) => expect(stripSensitiveParams(address)).toBe(expected));

test('[RT-09] a link into the app carries utm_source 140 and utm_medium 2152, once', () => {
  expect(buildAppLink('pegboard', '/pin/7/')).toBe('pegboard://pin/7/?utm_source=140&utm_medium=2152');
  expect(buildAppLink('pegboard', '/search/?q=cup&utm_source=9#x')).toBe(
    'pegboard://search/?q=cup&utm_source=140&utm_medium=2152',
  );
});

test('[RT-08] a link into the app has no sensitive parameter', () => {
  expect(buildAppLink('pegboard', '/pin/7/?access_token=x&next=%2F&a=1')).toBe(
    'pegboard://pin/7/?a=1&utm_source=140&utm_medium=2152',
  );
});
