import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { newCsrfToken } from '@pegboard/bff/src/platform/http/plugins/csrf-token.ts';
import { SITE_SECRET } from '../server/open-site.ts';

/** A member who is signed in at a site on this machine. */
export type Member = { readonly port: number; readonly headers: Readonly<Record<string, string>> };

const CHUNK_BYTES = 1024 * 1024;
const TRIES_MAX = 10;
const VERSION = { 'tus-resumable': '1.0.0' };

/** Creates an account, and returns it signed in. */
export async function signUp(port: number): Promise<Member> {
  const username = `n${randomUUID().replaceAll('-', '').slice(0, 20)}`;
  const options = {
    email: `${username}@pegboard.example`,
    password: 'a-long-enough-password',
    full_name: 'Somebody',
    username,
  };
  const response = await fetch(`http://127.0.0.1:${port}/resource/UserRegisterResource/create/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headersOf(undefined) },
    body: JSON.stringify({ options }),
  });
  const cookie = response.headers.getSetCookie().find((one) => one.startsWith('__Host-pegboard='));
  const [, session] = /^__Host-pegboard=([^;]+)/.exec(cookie ?? '') ?? [];
  if (session === undefined)
    throw new Error(`The sign-up answered ${response.status}: ${await response.text()}`);
  return { port, headers: headersOf(session) };
}

function headersOf(session: string | undefined): Record<string, string> {
  const token = newCsrfToken(SITE_SECRET, session);
  const cookie = session === undefined ? '' : `__Host-pegboard=${session}; `;
  return { cookie: `${cookie}csrftoken=${token}`, 'x-csrftoken': token, 'sec-fetch-site': 'same-origin' };
}

/** Creates an upload of so many bytes; tries again while the machine is too busy. Returns its address. */
export async function createUpload(member: Member, bytes: number, tries = TRIES_MAX): Promise<string> {
  const { port, headers } = member;
  const response = await fetch(`http://127.0.0.1:${port}/upload/video/`, {
    method: 'POST',
    headers: { ...headers, ...VERSION, 'upload-length': String(bytes) },
  });
  if (response.status === 503 && tries > 1) {
    await sleep(1000 * Number(response.headers.get('retry-after') ?? 1));
    return createUpload(member, bytes, tries - 1);
  }
  const location = response.headers.get('location');
  if (location === null)
    throw new Error(`The upload was refused: ${response.status} ${await response.text()}`);
  return location;
}

/** Deletes an upload, which ends its processing. */
export async function deleteUpload({ port, headers }: Member, path: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'DELETE',
    headers: { ...headers, ...VERSION },
  });
  if (response.status !== 204) throw new Error(`The upload was not deleted: ${response.status}.`);
}

/** Returns chunks of zeros of so many bytes in all. */
export function* fileChunks(bytes: number): Generator<Buffer> {
  const chunk = Buffer.alloc(CHUNK_BYTES);
  for (let left = bytes; left > 0; left -= CHUNK_BYTES)
    yield left < CHUNK_BYTES ? chunk.subarray(0, left) : chunk;
}

/** Sends a file from an offset on, in one request. */
export async function sendFile(
  { port, headers }: Member,
  path: string,
  file: { readonly offset: number; readonly bytes: number; readonly chunks: Iterable<Buffer> },
): Promise<void> {
  const sent = request({
    host: '127.0.0.1',
    port,
    path,
    method: 'PATCH',
    headers: {
      ...headers,
      ...VERSION,
      'upload-offset': String(file.offset),
      'content-type': 'application/offset+octet-stream',
      'content-length': String(file.bytes - file.offset),
    },
  });
  const answered = new Promise<number>((resolve, reject) => {
    sent.on('error', reject);
    sent.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
  });
  await pipeline(Readable.from(file.chunks), sent);
  const status = await answered;
  if (status !== 204) throw new Error(`The part was answered with ${status}.`);
}

/** Returns the state of an upload. */
export async function videoStatus(
  { port, headers }: Member,
  id: string,
): Promise<{ readonly status: string; readonly progress: number; readonly failure_code: string | null }> {
  const data = encodeURIComponent(JSON.stringify({ options: { upload_ids: [id] } }));
  const response = await fetch(`http://127.0.0.1:${port}/resource/VideoUploadResource/get/?data=${data}`, {
    headers,
  });
  const { resource_response: answer } = (await response.json()) as {
    readonly resource_response: { readonly data: Record<string, Awaited<ReturnType<typeof videoStatus>>> };
  };
  const view = answer.data[id];
  if (!view) throw new Error('The upload is gone.');
  return view;
}
