import { CSRF_COOKIE } from '../platform/http/plugins/cookies.ts';
import type { TestApp, TestVisitor } from './app.ts';

type FailureBody = { readonly resource_response: { readonly error: { readonly code: string } } };

/** Uploads a file for an import by the tus protocol, in one part. Returns the id of the import. Throws with the code of an error. */
export async function sendImport(
  { app }: Pick<TestApp, 'app'>,
  visitor: TestVisitor,
  name: string,
  bytes: Buffer,
): Promise<string> {
  await visitor.get('DataImport'); // renews the token of a new session
  const headers = {
    cookie: [...visitor.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
    'x-csrftoken': visitor.cookies.get(CSRF_COOKIE) ?? '',
    'sec-fetch-site': 'same-origin',
    'tus-resumable': '1.0.0',
    'upload-length': String(bytes.length),
    'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
    'content-type': 'application/offset+octet-stream',
  };
  const created = await app.inject({ method: 'POST', url: '/upload/import/', headers, payload: bytes });
  const location = created.headers['location'];
  if (created.statusCode !== 201 || typeof location !== 'string')
    throw new Error((JSON.parse(created.body) as FailureBody).resource_response.error.code);
  return location.split('/').at(-1) ?? '';
}
