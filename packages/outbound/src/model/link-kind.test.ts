import { describe, expect, test } from 'vitest';
import { linkKind } from './link-kind.ts';

const SITE = 'https://pegboard.example';
const kindOf = (link: string | null | undefined) => linkKind(link, SITE);

describe('[OB-01] no link', () => {
  test.each([
    [undefined, 'empty'],
    [null, 'empty'],
    ['', 'empty'],
    [' \n ', 'empty'],
    ['#', 'empty'],
    ['#imgViewer', 'empty'],
    ['javascript:alert(1)', 'scheme'],
    ['JAVASCRIPT:alert(1)', 'scheme'],
    ['data:text/html,<script>alert(1)</script>', 'scheme'],
    ['vbscript:msgbox', 'scheme'],
    ['mailto:ada@pegboard.example', 'scheme'],
    ['ftp://files.example/', 'scheme'],
    ['blob:https://a.example/7', 'scheme'],
    ['java\tscript:alert(1)', 'control-characters'],
    ['https://a.example/\u0000', 'control-characters'],
    ['https://a\nb.example/', 'control-characters'],
    ['https://a.example/\u0085', 'control-characters'],
    ['https://', 'malformed'],
    ['https://a b.example/', 'malformed'],
    ['https://[::1/', 'malformed'],
    ['https://a.example:99999/', 'malformed'],
  ])('%j: %s', (link, why) => expect(kindOf(link)).toEqual({ kind: 'none', why }));
});

test.each([
  ['/pin/7/', '/pin/7/'],
  ['/pin/mugs--7/?x=1#comments', '/pin/mugs--7/?x=1#comments'],
  ['https://pegboard.example/pin/7/', '/pin/7/'],
  ['https://www.pegboard.example/pin/7', '/pin/7'],
])('[RT-08] %s is internal', (link, path) => expect(kindOf(link)).toEqual({ kind: 'pin', path }));

test.each([
  ['/', false],
  ['/ada/mugs/', false],
  ['/pins/7', false],
  ['https://fr.pegboard.example/search/', false],
  ['/offsite/?url=https://a.example/', true],
  ['https://pegboard.example/offsite?token=x', true],
])('[RT-08] %s is the site’s own; signed way out: %s', (link, isOffsite) =>
  expect(kindOf(link)).toEqual({ kind: 'own', isOffsite }),
);

test.each([
  ['https://a.example', 'https://a.example/'],
  [' HTTP://A.example/x ', 'http://a.example/x'],
  ['//a.example/x', 'https://a.example/x'],
  ['https://pegboard.example.evil.example/', 'https://pegboard.example.evil.example/'],
  ['https://notpegboard.example/', 'https://notpegboard.example/'],
  ['https://pegboard.example:8443/', 'https://pegboard.example:8443/'],
  ['https://раураl.example/', 'https://xn--l-7sba6dbr.example/'],
  ['https://a.example/"><script>', 'https://a.example/%22%3E%3Cscript%3E'],
])('[RT-08] %s is external', (link, url) =>
  expect(kindOf(link)).toEqual({ kind: 'external', url, isOdd: false }),
);

test.each([
  'https://bank.example@a.example/',
  'https://me:secret@a.example/',
  'https://me@pegboard.example/pin/7/',
  'http://localhost:3000/',
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://10.0.0.1/',
  'http://172.20.0.1/',
  'http://192.168.1.1/admin',
  'http://169.254.169.254/latest/meta-data/',
  'http://100.64.0.1/',
  'http://[::1]/',
  'http://[fd00::1]/',
  'http://router/',
  'http://printer.local/',
  'http://nas.lan./',
])('credentials and hosts inside are odd: %s', (link) =>
  expect(kindOf(link)).toMatchObject({ kind: 'external', isOdd: true }),
);

test.each(['http://172.32.0.1/', 'http://11.0.0.1/', 'https://10.example/', 'https://local.example/'])(
  'a host outside is not: %s',
  (link) => expect(kindOf(link)).toMatchObject({ kind: 'external', isOdd: false }),
);
