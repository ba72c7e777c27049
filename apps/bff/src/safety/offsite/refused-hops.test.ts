import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSafeFetch } from '../../platform/outbound-fetch/index.ts';
import {
  openTestNetwork,
  PUBLIC_ADDRESS,
  type TestNetwork,
} from '../../platform/outbound-fetch/testing/private-network.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { loadRules } from './load-rules.ts';

/** Links with the expected result of the check, requested directly or behind redirects. */
const LINKS: readonly (readonly [url: string, status: string])[] = [
  ['http://fine.example/', 'ok'],
  ['https://bad.example/', 'blocked'],
  ['https://bad.example:8443/', 'blocked'],
  ['https://user@bad.example/', 'blocked'],
  ['http://odd.example./', 'suspicious'],
  // loopback, in the forms that browsers accept
  ['http://localhost/', 'suspicious'],
  ['http://localhost./', 'suspicious'],
  ['http://localhost../', 'suspicious'],
  ['http://LOCALHOST:3000/', 'suspicious'],
  ['http://admin.localhost/', 'suspicious'],
  ['http://localhost.localdomain/', 'suspicious'],
  ['http://127.0.0.1/', 'suspicious'],
  ['http://127.0.0.1./', 'suspicious'],
  ['http://127.0.0.1:6379/', 'suspicious'],
  ['http://127.1/', 'suspicious'],
  ['http://2130706433/', 'suspicious'],
  ['http://0177.0.0.1/', 'suspicious'],
  ['http://017700000001/', 'suspicious'],
  ['http://0x7f.0.0.1/', 'suspicious'],
  ['http://0x7f000001/', 'suspicious'],
  ['http://%31%32%37.0.0.1/', 'suspicious'],
  ['http://①②⑦.⓪.⓪.①/', 'suspicious'],
  ['http://127。0。0。1/', 'suspicious'],
  ['http://0/', 'suspicious'],
  ['http://0.0.0.0/', 'suspicious'],
  ['http://[::]/', 'suspicious'],
  ['http://[::1]/', 'suspicious'],
  ['http://[0:0:0:0:0:0:0:1]:8080/', 'suspicious'],
  ['http://[::ffff:127.0.0.1]/', 'suspicious'],
  ['http://[::ffff:7f00:1]/', 'suspicious'],
  ['http://[::127.0.0.1]/', 'suspicious'],
  ['http://[64:ff9b::7f00:1]/', 'suspicious'],
  ['http://[2002:7f00:1::]/', 'suspicious'],
  // other networks that are not public
  ['http://10.0.0.1/', 'suspicious'],
  ['http://172.16.0.1/', 'suspicious'],
  ['http://192.168.1.1/', 'suspicious'],
  ['http://100.64.0.1/', 'suspicious'],
  ['http://169.254.1.1/', 'suspicious'],
  ['http://[fe80::1]/', 'suspicious'],
  ['http://[fd00::1]/', 'suspicious'],
  ['http://224.0.0.1/', 'suspicious'],
  // metadata services of cloud providers
  ['http://169.254.169.254/latest/meta-data/', 'suspicious'],
  ['http://2852039166/', 'suspicious'],
  ['http://[::ffff:169.254.169.254]/', 'suspicious'],
  ['http://[fd00:ec2::254]/', 'suspicious'],
  ['http://100.100.100.200/', 'suspicious'],
  ['http://168.63.129.16/', 'suspicious'],
  ['http://metadata.google.internal/computeMetadata/v1/', 'suspicious'],
  // names of local networks
  ['http://router/', 'suspicious'],
  ['http://printer.local/', 'suspicious'],
  ['http://printer.local./', 'suspicious'],
  ['http://wiki.internal/', 'suspicious'],
  ['http://wiki.corp/', 'suspicious'],
  ['http://nas.home/', 'suspicious'],
  ['http://nas.home.arpa/', 'suspicious'],
  ['http://nas.lan/', 'suspicious'],
  ['http://wiki.intranet/', 'suspicious'],
  ['http://wiki.private/', 'suspicious'],
  // credentials
  ['http://user:pass@fine.example/', 'suspicious'],
  ['http://user@fine.example/', 'suspicious'],
  ['http://:pass@fine.example/', 'suspicious'],
  ['http://x@127.0.0.1/', 'suspicious'],
  ['http://fine.example@127.0.0.1/', 'suspicious'],
  // forms that browsers accept as an address although slashes are missing or reversed
  ['http:\\\\127.0.0.1\\', 'suspicious'],
  ['https:/127.0.0.1/', 'suspicious'],
  ['http:///127.0.0.1/', 'suspicious'],
  // rejected by the schema of `url` when sent directly: also not opened
  ['\\\\127.0.0.1\\', 'suspicious'],
  ['//127.0.0.1/', 'suspicious'],
  ['http://127.0.0.1\t/', 'suspicious'],
  ['http://[::1/', 'suspicious'],
  ['javascript:alert(1)', 'suspicious'],
  ['data:text/html,x', 'suspicious'],
  ['file:///etc/passwd', 'suspicious'],
  ['ftp://fine.example/', 'suspicious'],
  ['intent://fine.example/#Intent;end', 'suspicious'],
];
const REDIRECTS = [1, 2, 3] as const;

let world: TestNetwork;
let site: TestApp;

beforeAll(async () => {
  world = await openTestNetwork();
  world.names.set('*', [[PUBLIC_ADDRESS]]);
  site = await testApp({ fetchSafely: createSafeFetch({ agent: 'test', network: world.network }) });
  const lines = ['bad.example blocked', 'odd.example suspicious', 'short.example follow'];
  await loadRules(site.deps, { lines, source: 'test', fallback: 'blocked' });
});
afterAll(async () => {
  await site.close();
  await world.close();
});
beforeEach(async () => {
  await site.deps.db.execute('truncate offsite_redirects');
  world.canary.connections = 0;
});

/** Serves redirects, starting at `1.short.example`, of which the last leads to the link. */
function redirectTo(link: string, times: number): void {
  world.site.answer = ({ headers }, response) => {
    const nth = Number(/^(\d+)\.short\.example$/.exec(headers.host ?? '')?.[1] ?? times + 1);
    const next = nth < times ? `http://${nth + 1}.short.example/` : link;
    const location = nth > times ? '' : `location: ${next}\r\n`;
    // As bytes: a hostile header may contain any text, which Node itself would reject.
    response.socket?.end(`HTTP/1.1 ${nth > times ? 200 : 302} OK\r\n${location}content-length: 0\r\n\r\n`);
  };
}

/**
 * Returns the status of a link, and whether the response opens it. A link rejected by the schema counts as
 * suspicious.
 */
async function check(url: string): Promise<{ readonly status: string; readonly opens: boolean }> {
  const { status, data, error } = await site.visitor().v3('POST', '/v3/offsite/', { check_only: true, url });
  if (status === 400) {
    expect(Object.keys(error.fields)).toEqual(['url']);
    return { status: 'suspicious', opens: false };
  }
  return { status: data.redirect_status, opens: data.url !== null };
}

test.each(LINKS)('[OB-08] %j is %s, directly and through 1, 2 and 3 redirects', async (url, status) => {
  const wanted = { status, opens: status === 'ok' };
  expect(await check(url)).toEqual(wanted);
  for (const times of REDIRECTS) {
    redirectTo(url, times);
    await site.deps.db.execute('truncate offsite_redirects');
    expect([times, await check('http://1.short.example/')]).toEqual([times, wanted]);
    expect([times, await check('http://1.short.example/')], 'as stored').toEqual([times, wanted]);
  }
  expect(world.canary.connections).toBe(0);
});

test('[OB-08] more redirects than are followed lead to a blocked link: blocked, as far as they were seen', async () => {
  redirectTo('http://localhost/', 4);
  expect(await check('http://1.short.example/')).toEqual({ status: 'suspicious', opens: false });
  redirectTo('http://localhost/', 5);
  await site.deps.db.execute('truncate offsite_redirects');
  expect(await check('http://1.short.example/')).toEqual({ status: 'error', opens: true });
});

test.each([
  ['a port that is not requested', 'http://fine.example:8080/'],
  ['an address that programs read in two ways', 'http://fine.example\\@other.example/'],
])('[OB-08] a redirect to %s has an end that could not be seen', async (_, url) => {
  redirectTo(url, 1);
  expect(await check('http://1.short.example/')).toEqual({ status: 'error', opens: true });
});
