import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { Readable, Writable } from 'node:stream';
import { bootstrapScript } from './document-head.ts';
import type { PageRequest } from './page-request.ts';

const RENDER_LIMIT_MS = 10_000;

/**
 * Starts to stream a tree into `writable`: when its shell is rendered, or for bots and without scripts when
 * all of it is.
 */
export async function streamTree(
  tree: ReactNode,
  page: PageRequest,
  writable: Writable,
  readable: Readable,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const limit = setTimeout(
      () => rendering.abort(new Error('The page took too long to render.')),
      RENDER_LIMIT_MS,
    );
    const start = (): void => {
      rendering.pipe(writable);
      if (writable.writableEnded) clearTimeout(limit);
      resolve();
    };
    const rendering = renderToPipeableStream(tree, {
      nonce: page.nonce,
      ...bootstrapScript(page),
      progressiveChunkSize: Number.POSITIVE_INFINITY, // rendered content is sent in its place, whatever its size
      ...(page.isBot || !page.runsScripts ? { onAllReady: start } : { onShellReady: start }),
      onShellError: reject,
      onError: page.onError,
    });
    writable.once('close', () => clearTimeout(limit));
    readable.once('close', () => {
      clearTimeout(limit);
      if (!readable.readableEnded) rendering.abort(new Error('The reader left.'));
    });
  });
}
