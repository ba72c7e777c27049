// @boundaries-ignore the app installs it
import { PassThrough } from 'node:stream';
// @boundaries-ignore the app installs it
import { createReadableStreamFromReadable } from '@react-router/node';
// @boundaries-ignore the app installs it
import { renderToPipeableStream } from 'react-dom/server';
// @boundaries-ignore the app installs it
import { ServerRouter, type EntryContext } from 'react-router';
import { NonceContext } from './nonce';

/** Renders a page under a strict policy with a nonce of its own. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const nonce = crypto.randomUUID();
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set(
    'content-security-policy',
    [
      "default-src 'none'",
      `script-src 'nonce-${nonce}' 'strict-dynamic'`,
      `style-src 'self' 'nonce-${nonce}'`,
      "img-src 'self' data:",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ].join('; '),
  );
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        onShellReady() {
          const body = new PassThrough();
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
          pipe(body);
        },
        onShellError: reject,
      },
    );
  });
}
