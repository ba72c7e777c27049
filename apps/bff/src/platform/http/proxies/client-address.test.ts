import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';
import { createIsTrusted, parseTrustedProxies } from './trusted-proxies.ts';

const CLIENT = '203.0.113.9';
const FORGED = '198.51.100.1';

// the addresses of the header are listed nearest first
test.each<[string, string, string, readonly string[], string]>([
  ['no header', '1', '127.0.0.1', [], '127.0.0.1'],
  ['no trusted proxy', 'off', '127.0.0.1', [CLIENT], '127.0.0.1'],
  ['one proxy', '1', '127.0.0.1', [CLIENT], CLIENT],
  ['one proxy, and a forged entry', '1', '127.0.0.1', [CLIENT, FORGED], CLIENT],
  ['one proxy by its name in the old form', 'on', '127.0.0.1', [CLIENT, FORGED], CLIENT],
  ['two proxies, and a forged entry', '2', '10.0.0.1', ['172.16.0.1', CLIENT, FORGED], CLIENT],
  ['two proxies of which one is passed by', '2', '10.0.0.1', [CLIENT], CLIENT],
  ['a client that reaches the port itself', '1', CLIENT, [FORGED], CLIENT],
  ['a proxy by its address, and a forged entry', '127.0.0.1', '127.0.0.1', [CLIENT, FORGED], CLIENT],
  ['a proxy that is not in the list', '10.0.0.9', '10.0.0.1', [CLIENT], '10.0.0.1'],
  [
    'a CDN before a proxy, and a forged entry',
    '10.0.0.0/8,2606:4700::/32',
    '10.0.0.1',
    ['2606:4700::5', CLIENT, FORGED],
    CLIENT,
  ],
  ['a client over IPv6', '::1', '::1', ['2001:db8::7', FORGED], '2001:db8::7'],
  ['a client in the network of the proxies', '10.0.0.0/8', '10.0.0.1', ['10.0.0.2'], '10.0.0.2'],
])('[OP-02] the client’s address with %s', (_, setting, peer, forwarded, expected) => {
  const proxies = parseTrustedProxies(setting);
  expect(proxies && clientAddress(peer, forwarded, createIsTrusted(proxies))).toBe(expected);
});
