// Serves the page with the built files of `dist` under a strict policy: `serve.mjs PORT`.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { render } from './dist-server/render.js';

// The style sheet of a bundler, unless the build wrote what the page needs before its script.
const head = existsSync('dist/head.html')
  ? readFileSync('dist/head.html', 'utf8')
  : '<link rel="stylesheet" href="/client.css">';
const TYPES = { '.js': 'text/javascript', '.css': 'text/css' };
const policy = (nonce) =>
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
  ].join('; ');

createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  if (pathname !== '/') {
    const file = join('dist', pathname);
    if (!existsSync(file)) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': TYPES[extname(file)] }).end(readFileSync(file));
  }
  const nonce = randomBytes(16).toString('base64');
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy(nonce) })
    .end(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Cups</title><link rel="icon" href="data:,">${head.replaceAll('NONCE', nonce)}</head><body><div id="root">${render(nonce)}</div><script type="module" nonce="${nonce}" src="/client.js"></script></body></html>`,
    );
}).listen(Number(process.argv[2]), '127.0.0.1');
