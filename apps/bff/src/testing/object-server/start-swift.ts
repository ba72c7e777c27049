import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { lazyS3, type S3Settings } from '../../platform/object-storage/index.ts';

/** Debian's Python, which sees Debian's packages. */
const PYTHON = '/usr/bin/python3';
const SCRIPT = fileURLToPath(new URL('swift-server.py', import.meta.url));
const CREDENTIALS = { accessKeyId: 'test:tester', secretAccessKey: 'secret-of-the-tests' };

/** A busy machine answers late. */
const PATIENT = { connectMs: 60_000, idleMs: 60_000, answerMs: 60_000, checkMs: 60_000 };

/** A running object storage, with an empty bucket. */
export type ObjectServer = {
  readonly port: number;
  readonly settings: S3Settings;
  close(): Promise<void>;
};

/** Returns whether this machine has the object storage of the tests: `apt install python3-swift`. */
export function hasSwift(): boolean {
  return spawnSync(PYTHON, ['-c', 'import swift.common.middleware.s3api']).status === 0;
}

/** Starts OpenStack Swift with its S3 API, in a folder of its own. */
export async function startSwift(): Promise<ObjectServer> {
  const folder = await mkdtemp(join(tmpdir(), 'pegboard-swift-'));
  const { accessKeyId, secretAccessKey } = CREDENTIALS;
  const child = spawn(PYTHON, [SCRIPT, folder, accessKeyId, secretAccessKey], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const close = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const port = await readPort(child.stdout);
    const settings = s3SettingsAt(port);
    const { sdk, client } = await lazyS3(settings)();
    await client.send(new sdk.CreateBucketCommand({ Bucket: settings.bucket }));
    client.destroy();
    return { port, settings, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Returns the port that the server prints when it is ready. */
async function readPort(output: Readable): Promise<number> {
  for await (const line of createInterface({ input: output })) {
    const [, port] = /^ready (\d+)$/.exec(line) ?? [];
    if (port !== undefined) return Number(port);
  }
  throw new Error('The object storage of the tests ended before it was ready.');
}

/** Returns the settings of the server, or of a proxy before it, at a port of this machine. */
export function s3SettingsAt(port: number): S3Settings {
  return {
    bucket: 'pegboard-test',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    prefix: 'site/',
    credentials: CREDENTIALS,
    usesPathStyle: true,
    limits: PATIENT,
  };
}
