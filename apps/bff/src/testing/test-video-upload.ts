import { CSRF_COOKIE } from '../platform/http/plugins/cookies.ts';
import type { TestApp, TestVisitor } from './app.ts';
import { testVideo } from './test-video.ts';

/** Uploads a video in one part by the tus protocol. Returns the id of the upload, which is not processed yet. */
export async function testVideoUpload(
  site: Pick<TestApp, 'app'>,
  visitor: TestVisitor,
  file?: Buffer,
): Promise<string> {
  const payload = file ?? (await testVideo());
  await visitor.get('VideoUpload', { upload_ids: ['1'] }); // renews the token of a new session
  const headers = {
    cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-csrftoken': visitor.cookies.get(CSRF_COOKIE) ?? '',
    'sec-fetch-site': 'same-origin',
    'tus-resumable': '1.0.0',
  };
  const created = await site.app.inject({
    method: 'POST',
    url: '/upload/video/',
    headers: { ...headers, 'upload-length': String(payload.length) },
  });
  const url = String(created.headers.location);
  const sent = await site.app.inject({
    method: 'PATCH',
    url,
    headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    payload,
  });
  if (sent.statusCode !== 204) throw new Error(`A video was not uploaded: ${sent.payload}`);
  return url.split('/').at(-1) ?? '';
}
