import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PORT, SITE, SITE_PORT } from './site.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const FOLDER = join(ROOT, '.pegboard/path-test-proxies');
const START_SECONDS = 20;

/** A proxy of Debian's packages. */
export type ProxyName = 'nginx' | 'caddy';

/** The paths at which Debian installs the programs; the names of the packages are the same. */
const PROGRAMS: Readonly<Record<ProxyName, string>> = { nginx: '/usr/sbin/nginx', caddy: '/usr/bin/caddy' };

/** Starts a proxy with the documented configuration for a site below a path. The result stops it. */
export async function startProxy(name: ProxyName): Promise<() => Promise<void>> {
  const folder = join(FOLDER, name);
  await mkdir(folder, { recursive: true });
  const program = findProgram(name);
  const child = spawn(
    program,
    name === 'nginx' ? await configureNginx(folder) : await configureCaddy(folder),
    {
      env: { PATH: process.env['PATH'], HOME: folder, XDG_DATA_HOME: folder },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const ended = once(child, 'exit');
  for (let turn = 0; turn < START_SECONDS * 10; turn += 1) {
    if (child.exitCode !== null) throw new Error(`${program} did not start: see its messages above.`);
    const { status } = await fetch(`${SITE}/robots.txt`).catch(() => ({ status: 0 }));
    if (status === 200)
      return async () => {
        child.kill('SIGTERM');
        await ended;
      };
    await sleep(100);
  }
  child.kill('SIGTERM');
  throw new Error(`The site does not answer through ${name}: GET ${SITE}/robots.txt is not 200.`);
}

/** Returns the path of a program. A missing one is unpacked from Debian's package, which installs and starts nothing. */
function findProgram(name: ProxyName): string {
  if (existsSync(PROGRAMS[name])) return PROGRAMS[name];
  const unpacked = join(FOLDER, 'programs');
  const program = join(unpacked, PROGRAMS[name]);
  if (existsSync(program)) return program;
  const command = `mkdir -p '${unpacked}' && cd '${unpacked}' && apt-get download ${name} && dpkg -x ${name}_*.deb .`;
  try {
    execFileSync('sh', ['-c', command], { stdio: 'inherit' });
  } catch (cause) {
    throw new Error(`${PROGRAMS[name]} is missing: install ${name}.`, { cause });
  }
  return program;
}

/** Writes the documented configuration of nginx, without TLS and with the ports of the test. Returns the arguments of nginx. */
async function configureNginx(folder: string): Promise<readonly string[]> {
  const whole = await readFile(join(ROOT, 'deploy/nginx.conf'), 'utf8');
  const [, lines = ''] = /location \/ \{\s*proxy_pass [^;]+;([^}]+)\}/.exec(whole) ?? [];
  const upstream = /upstream pegboard \{[^}]+\}/
    .exec(whole)?.[0]
    .replace('127.0.0.1:4310', `127.0.0.1:${SITE_PORT}`);
  const settings = ['client_max_body_size', 'proxy_request_buffering'].map(
    (setting) => new RegExp(`${setting} [^;]+;`).exec(whole)?.[0],
  );
  const locations = (await readDocumented('nginx')).replaceAll('…', lines);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  const file = join(folder, 'nginx.conf');
  await writeFile(
    file,
    `pid ${join(folder, 'nginx.pid')};
daemon off;
error_log stderr;
events {}
http {
  access_log off;
  ${temporary.join('\n  ')}
  ${upstream}
  server {
    listen 127.0.0.1:${PORT};
    server_name localhost;
    ${settings.join('\n    ')}
    ${locations}
    location / { return 404; }
  }
}
`,
  );
  return ['-c', file, '-e', 'stderr'];
}

/** Writes the documented configuration of Caddy, without TLS and with the ports of the test. Returns the arguments of Caddy. */
async function configureCaddy(folder: string): Promise<readonly string[]> {
  const contents = (await readDocumented('caddyfile')).replace('127.0.0.1:4310', `127.0.0.1:${SITE_PORT}`);
  const file = join(folder, 'Caddyfile');
  await writeFile(
    file,
    `{\n\tadmin off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\nhttp://localhost:${PORT} {\n${contents}\n}\n`,
  );
  return ['run', '--adapter', 'caddyfile', '--config', file];
}

/** Returns the first block of a language in the section about paths of docs/proxies.md. */
async function readDocumented(language: string): Promise<string> {
  const text = await readFile(join(ROOT, 'docs/proxies.md'), 'utf8');
  const section = text.slice(text.indexOf('## Below a path'), text.indexOf('## HAProxy'));
  const [, block] = new RegExp(`\`\`\`${language}\\n([^\`]+)\`\`\``).exec(section) ?? [];
  if (block === undefined)
    throw new Error(`docs/proxies.md has no block "${language}" for a site below a path.`);
  return block;
}
