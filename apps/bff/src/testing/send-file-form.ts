import { CSRF_COOKIE } from '../platform/http/plugins/cookies.ts';
import type { TestApp, TestVisitor } from './app.ts';

/** The response to a form: its redirect, or the code of its error. */
export type FileFormResponse = {
  readonly status: number;
  readonly location: string | undefined;
  readonly error: string | undefined;
};

/** Sends a form with a file as a browser does without scripts; `token` replaces the CSRF token of the visitor. */
export async function sendFileForm(
  { app }: Pick<TestApp, 'app'>,
  visitor: TestVisitor,
  url: string,
  { name, bytes, token }: { readonly name: string; readonly bytes: Uint8Array; readonly token?: string },
): Promise<FileFormResponse> {
  await visitor.get('SignOn'); // renews the token of a new session
  const form = new FormData();
  form.append('csrf_token', token ?? visitor.cookies.get(CSRF_COOKIE) ?? '');
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const request = new Response(form);
  const response = await app.inject({
    method: 'POST',
    url,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      'sec-fetch-site': 'same-origin',
      cookie: [...visitor.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
    },
  });
  const error =
    response.statusCode === 303
      ? undefined
      : response.json<{ resource_response: { error: { code: string } } }>().resource_response.error.code;
  return { status: response.statusCode, location: response.headers.location, error };
}
