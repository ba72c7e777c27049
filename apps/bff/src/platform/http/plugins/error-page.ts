import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { AppError } from '../../errors/errors.ts';
import { htmlText } from '@pegboard/types';

const STYLE = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
main { max-inline-size: 34rem; margin: 18vh auto 0; padding: 1.5rem; text-align: center }
small { color: GrayText; overflow-wrap: anywhere }`;

/** Whether whoever asks would look at the answer: a page was opened, nothing was called. */
export function isOpened({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html');
}

/**
 * Answers with an error as a page that needs nothing else of the site, which may be what fails: what happened, a way to
 * try again and the id of the request (WB-13).
 */
export function sendErrorPage(error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .status(error.status)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    })
    .type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${htmlText(error.message)} | Pegboard</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1>Pegboard</h1><p>${htmlText(error.message)}</p>
<p><a href="${htmlText(request.url)}">Try again</a> · <a href="/">Go to the home page</a></p>
<p><small>If you tell us about it, give us this id: ${htmlText(request.id)}</small></p></main></body></html>
`);
}
