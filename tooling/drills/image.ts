import { freePort } from '@pegboard/config/free-port';
import { openDatabase } from '@pegboard/database';
import { execFileSync, spawn, spawnSync, type StdioOptions } from 'node:child_process';
import { chmod, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const SOURCE = resolve(import.meta.dirname, '../..');
const CONTAINERFILE = 'deploy/Containerfile';
const LARGEST_MB = 400;
const SLOWEST_START_MS = 60_000;
const USER = 65_532;
const CERTIFICATES = '/usr/local/share/certificates.crt';

/** The image that the site is built on. */
const BUILD_BASE = 'docker.io/library/debian:12-slim';
/** The images that `deploy/Containerfile` starts from, and how each is made of Debian packages if no registry can be reached. */
const BASES = {
  [BUILD_BASE]: ['--variant=minbase'],
  'gcr.io/distroless/cc-debian12': [
    '--variant=extract',
    '--include=base-files,ca-certificates,libc6,libgcc-s1,libssl3,libstdc++6,netbase,tzdata',
  ],
} as const;

/** The programs for images and containers, with a store of their own: `buildah` runs one, `podmanArgs` completes arguments. */
type Engine = {
  readonly buildah: (...args: readonly string[]) => string;
  readonly podmanArgs: (...args: readonly string[]) => readonly string[];
};

/**
 * Builds the image of the site from what is committed, and runs it as docs/production.md says: as another user than root, on a root
 * that it cannot write; then a second time on the data of the first (OP-01).
 */
export async function image(dir: string): Promise<string> {
  if (process.getuid?.() !== 0) return 'left out: only root can make images here';
  for (const program of ['buildah', 'podman', 'mmdebstrap', 'git'])
    if (spawnSync(program, ['--version']).error) return `left out: there is no ${program}`;

  const engine = engineIn(dir);
  try {
    return await buildAndRun(engine, dir);
  } finally {
    spawnSync('umount', ['--lazy', join(dir, 'images', 'overlay')]);
  }
}

async function buildAndRun(engine: Engine, dir: string): Promise<string> {
  const replaced = Object.entries(BASES).filter(([name, options]) => !pullOrMake(engine, dir, name, options));
  trustAuthorities(engine);
  const megabytes = build(engine, dir);
  if (megabytes > LARGEST_MB) throw new Error(`The image has ${megabytes} MB, more than ${LARGEST_MB}.`);
  const built = `${megabytes} MB${replaced.length > 0 ? ', on bases of Debian packages' : ''}`;

  const runtime = ['crun', 'runc'].find((each) => canRun(engine, each));
  if (runtime === undefined) return `${built}; not run: this machine permits no containers`;
  const first = await serveOnce(engine, runtime, dir);
  const second = await serveOnce(engine, runtime, dir);
  return `${built}; ready after ${first} ms, and with its data after ${second} ms, with ${runtime}`;
}

function engineIn(dir: string): Engine {
  const place = ['--root', join(dir, 'images'), '--runroot', join(dir, 'run'), '--storage-driver', 'overlay'];
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe'];
  return {
    buildah: (...args) =>
      execFileSync('buildah', [...place, ...args], {
        env: { ...process.env, BUILDAH_ISOLATION: 'chroot' },
        maxBuffer: 2 ** 28,
        stdio,
      }).toString(),
    podmanArgs: (...args) => [...place, '--cgroup-manager', 'cgroupfs', ...args],
  };
}

/** Pulls a base image, or makes it of Debian packages if that fails. Returns whether it was pulled. */
function pullOrMake({ buildah }: Engine, dir: string, name: string, options: readonly string[]): boolean {
  try {
    buildah('pull', '--quiet', name);
    return true;
  } catch {
    const tar = join(dir, 'base.tar');
    execFileSync('mmdebstrap', [...options, 'bookworm', tar], { stdio: 'ignore' });
    const container = buildah('from', 'scratch').trim();
    buildah('add', container, tar, '/');
    buildah('commit', '--rm', container, name);
    return false;
  }
}

/** Lets the build trust the certificate authorities that this process trusts in addition, such as that of a proxy. */
function trustAuthorities({ buildah }: Engine): void {
  const certificates = process.env['NODE_EXTRA_CA_CERTS'];
  if (!certificates) return;
  const container = buildah('from', '--pull=never', BUILD_BASE).trim();
  buildah('copy', '--quiet', container, certificates, CERTIFICATES);
  for (const name of ['NODE_EXTRA_CA_CERTS', 'NPM_CONFIG_CAFILE', 'SSL_CERT_FILE'])
    buildah('config', '--env', `${name}=${CERTIFICATES}`, container);
  buildah('commit', '--quiet', '--rm', container, BUILD_BASE);
}

/** Builds the image from a clone. Returns its size in MB. */
function build({ buildah }: Engine, dir: string): number {
  const context = join(dir, 'source');
  execFileSync('git', ['clone', '--quiet', SOURCE, context]);
  const file = join(context, CONTAINERFILE);
  buildah('build', '--pull=never', '--format', 'docker', '-t', 'pegboard', '-f', file, context);
  const [{ size }] = JSON.parse(buildah('images', '--json', 'localhost/pegboard')) as readonly [
    { readonly size: string },
  ];
  return Math.round(Number.parseFloat(size) * (size.endsWith('GB') ? 1000 : 1));
}

/** The options of every container. Its limits are low: not every machine lets a container raise its own. */
const ALWAYS = ['--rm', '--no-healthcheck', '--ulimit', 'nofile=4096:4096', '--ulimit', 'nproc=4096:4096'];

function canRun({ podmanArgs }: Engine, runtime: string): boolean {
  const node = ['--entrypoint', '/opt/pegboard/bin/node', 'localhost/pegboard', '--version'];
  const args = podmanArgs('--runtime', runtime, 'run', ...ALWAYS, '--network', 'host', ...node);
  return spawnSync('podman', args, { stdio: 'ignore' }).status === 0;
}

/** Runs the image until it has answered, as its health check asks. Returns the milliseconds until then. */
async function serveOnce({ podmanArgs }: Engine, runtime: string, dir: string): Promise<number> {
  const data = join(dir, 'data');
  await mkdir(data, { recursive: true });
  execFileSync('chown', [`${USER}:${USER}`, data]);
  const database = await openDatabase({ dataDir: join(dir, 'postgres'), log: () => undefined });
  const port = await freePort();
  const settings = {
    PUBLIC_URL: 'https://pins.example',
    DATABASE_URL: 'postgresql://pegboard@localhost/pegboard?host=/socket',
    PEGBOARD_TRUST_PROXY: 'uniquelocal',
    PORT: String(port),
  };
  const env = Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  const socket = new URL(database.url).searchParams.get('host') ?? '';
  // The site in the container is another user than the database.
  await chmod(socket, 0o755);
  await chmod(join(socket, '.s.PGSQL.5432'), 0o777);
  const volumes = ['--volume', `${data}:/data`, '--volume', `${socket}:/socket`];
  const place = ['--network', 'host', '--read-only', '--tmpfs', '/tmp', ...volumes];
  const start = Date.now();
  const site = spawn(
    'podman',
    podmanArgs(
      '--runtime',
      runtime,
      'run',
      '--name',
      'site',
      ...ALWAYS,
      ...place,
      ...env,
      'localhost/pegboard',
    ),
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let complaint = '';
  site.stderr.on('data', (text: Buffer) => (complaint += text.toString()));
  const inside = (code: string): string =>
    execFileSync('podman', podmanArgs('exec', 'site', '/opt/pegboard/bin/node', '-e', code))
      .toString()
      .trim();
  try {
    while (!(await isReady(port))) {
      if (site.exitCode !== null || Date.now() - start > SLOWEST_START_MS)
        throw new Error(`The site in the image did not start: ${complaint}`);
      await sleep(100);
    }
    const ms = Date.now() - start;
    const user = inside('console.log(process.getuid())');
    if (user !== String(USER)) throw new Error(`The site runs as the user ${user}.`);
    const written = inside(TRY_TO_WRITE);
    if (written !== '/data,/tmp') throw new Error(`The site can write to ${written}.`);
    return ms;
  } finally {
    spawnSync('podman', podmanArgs('stop', '--time', '20', 'site'), { stdio: 'ignore' });
    await database.stop();
  }
}

const TRY_TO_WRITE = `
  const { rmSync, writeFileSync } = require('node:fs');
  const canWrite = (dir) => { try { writeFileSync(dir + '/tried', ''); rmSync(dir + '/tried'); return true; } catch { return false; } };
  console.log(String(['/', '/opt/pegboard', '/opt/pegboard/compiled', '/data', '/tmp'].filter(canWrite)));
`;

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  } catch {
    return false;
  }
}
