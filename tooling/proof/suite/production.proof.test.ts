import { createTestDatabase, type TestDatabase } from '@pegboard/database/testing';
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request as plainRequest, type IncomingHttpHeaders } from 'node:http';
import { request as secureRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const run = promisify(execFile);
const repository = resolve(import.meta.dirname, '../../..');
const PORT = 4710;
const HOST = 'pins.example';
const READY_SECONDS = 60;

let dir: string;
let database: TestDatabase;
let pegboard: string;
let passwordLink: string;
const running: ChildProcess[] = [];
/** The ports without TLS. */
const plainPorts = new Set([PORT]);

type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly text: string };
type Options = {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: Buffer;
};

/** Sends a request to a port of this machine, as a browser that resolved the site's name to it. */
function send(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: Options = {},
): Promise<Answer> {
  const request = plainPorts.has(port) ? plainRequest : secureRequest;
  return new Promise((settle, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: { host: HOST, ...headers },
        servername: HOST,
        rejectUnauthorized: false,
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => settle({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
async function waitFor(port: number, path: string): Promise<void> {
  for (let second = 0; second < READY_SECONDS * 4; second += 1) {
    const answer = await send(port, path).catch(() => undefined);
    if (answer !== undefined && answer.status < 500) return;
    await setTimeout(250);
  }
  throw new Error(`Nothing answers at port ${port}.`);
}

function start(program: string, args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(program, args, {
    env: { PATH: process.env['PATH'], HOME: dir, ...env },
    stdio: 'inherit',
  });
  running.push(child);
  return child;
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pegboard-production-'));
  database = await createTestDatabase();
  const target = join(dir, 'opt/pegboard');
  await mkdir(join(dir, 'opt'));
  await run('node', ['tooling/run/run.mjs', 'deploy', '--external-database', target], { cwd: repository });
  pegboard = join(target, 'bin/pegboard');
  const settings = join(dir, 'lib/pegboard.env');
  const setup = [
    '--settings',
    settings,
    'setup',
    '--url',
    `https://${HOST}`,
    '--email',
    'robin@pins.example',
  ];
  const more = ['--port', String(PORT), '--database', database.url];
  const { stdout } = await run(pegboard, [...setup, ...more], {
    cwd: dir,
    env: { PATH: process.env['PATH'] },
  });
  passwordLink = /https:\S+token=\S+/.exec(stdout)?.[0] ?? '';
  start(pegboard, ['--settings', settings, 'serve']);
  await waitFor(PORT, '/readyz');
}, 300_000);

afterAll(async () => {
  for (const child of running.toReversed()) {
    if (child.exitCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  await database.drop();
  await rm(dir, { recursive: true });
}, 60_000);

/** Starts nginx with the documented file; only its ports, the certificate and the port of the site are those of the test. */
async function startNginx(port: number, httpPort: number): Promise<void> {
  const [key, certificate] = [join(dir, 'key.pem'), join(dir, 'certificate.pem')];
  const subject = ['-subj', `/CN=${HOST}`, '-days', '2', '-nodes'];
  await run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-keyout',
    key,
    '-out',
    certificate,
    ...subject,
  ]);
  const documented = await readFile(join(repository, 'deploy/nginx.conf'), 'utf8');
  const site = documented
    .replace('/etc/letsencrypt/live/pins.example/fullchain.pem', certificate)
    .replace('/etc/letsencrypt/live/pins.example/privkey.pem', key)
    .replaceAll('127.0.0.1:4310', `127.0.0.1:${PORT}`)
    .replaceAll('listen [::]', '# listen [::]')
    .replace('listen 80;', `listen ${httpPort};`)
    .replace('listen 443 ssl', `listen ${port} ssl`);
  const file = join(dir, 'nginx.conf');
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(dir, `nginx-${name}`)};`)
    .join('\n');
  await writeFile(
    file,
    `pid ${join(dir, 'nginx.pid')};\ndaemon off;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${paths}\n${site}\n}\n`,
  );
  plainPorts.add(httpPort);
  start('/usr/sbin/nginx', ['-c', file, '-e', 'stderr']);
  await waitFor(port, '/');
}

/** Starts Caddy with the documented file, with a certificate of its own authority. */
async function startCaddy(port: number, httpPort: number): Promise<void> {
  const documented = await readFile(join(repository, 'deploy/Caddyfile'), 'utf8');
  const options = `{\n\tadmin off\n\thttp_port ${httpPort}\n\thttps_port ${port}\n\tlocal_certs\n\tskip_install_trust\n}\n`;
  const file = join(dir, 'Caddyfile');
  await writeFile(file, options + documented.replace('127.0.0.1:4310', `127.0.0.1:${PORT}`));
  plainPorts.add(httpPort);
  start('/usr/bin/caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
    XDG_DATA_HOME: join(dir, 'caddy'),
  });
  await waitFor(port, '/');
}

describe.each([
  { proxy: 'nginx', port: 4711, httpPort: 4712, begin: startNginx },
  { proxy: 'Caddy', port: 4713, httpPort: 4714, begin: startCaddy },
])('[OP-01] a deployed site behind $proxy', ({ port, httpPort, begin }) => {
  beforeAll(() => begin(port, httpPort));

  test('serves pages and files with TLS, and redirects from plain HTTP', async () => {
    const home = await send(port, '/');
    expect([home.status, home.headers['strict-transport-security']]).toEqual([
      200,
      'max-age=31536000; includeSubDomains',
    ]);
    const script = /src="(\/[^"]+\.js)"/.exec(home.text)?.[1] ?? '';
    expect((await send(port, script)).status).toBe(200);
    const redirect = await send(httpPort, '/ideas/');
    expect(redirect.headers.location).toBe(`https://${HOST}/ideas/`);
  });

  test('does not publish the endpoints of the operator, and refuses other hosts', async () => {
    for (const path of ['/healthz', '/readyz', '/metrics']) expect((await send(port, path)).status).toBe(404);
    expect((await send(PORT, '/', { headers: { host: 'other.example' } })).status).toBe(421);
  });

  test('takes bodies above the usual limit of a proxy, and answers them itself', async () => {
    const body = Buffer.alloc(3_000_000, 'a');
    const headers = { ...(await getCsrf(port)), 'content-type': 'application/json' };
    const { status, text } = await send(port, '/resource/BoardResource/create/', {
      method: 'POST',
      headers,
      body,
    });
    expect([status, JSON.parse(text).resource_response.error.code]).toEqual([413, 'payload_too_large']);
  });

  test('limits clients by their address, which they cannot choose', async () => {
    const headers = { ...(await getCsrf(port)), 'content-type': 'application/json' };
    const statuses = new Set<number>();
    for (let nth = 0; nth < 70; nth += 1) {
      const body = Buffer.from(
        JSON.stringify({ options: { username_or_email: `nobody${nth}`, password: 'wrong' } }),
      );
      const { status } = await send(port, '/resource/UserSessionResource/create/', {
        method: 'POST',
        headers: { ...headers, 'x-forwarded-for': `10.0.${nth}.1` },
        body,
      });
      statuses.add(status);
    }
    expect([...statuses]).toContain(429);
  });
});

/** Returns the headers of a request that a page of the site sends; its cookies are for TLS alone. */
async function getCsrf(port: number): Promise<Record<string, string>> {
  const cookies = (await send(port, '/login/')).headers['set-cookie'] ?? [];
  for (const cookie of cookies) expect(cookie).toContain('Secure');
  const pair =
    cookies.map((cookie) => cookie.split(';')[0] ?? '').find((one) => one.includes('csrftoken=')) ?? '';
  return { cookie: pair, 'x-csrftoken': pair.slice(pair.indexOf('=') + 1), origin: `https://${HOST}` };
}

test('[OP-01] the first administrator has a page to choose a password, and no demo account exists', async () => {
  const page = await send(PORT, new URL(passwordLink).pathname + new URL(passwordLink).search);
  expect(page.status).toBe(200);
  expect((await send(PORT, '/ada/')).status).toBe(404);
});
