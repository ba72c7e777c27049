import { Readable } from 'node:stream';
import type { SafeFetch } from '../platform/outbound-fetch/index.ts';

/** Returns a web that has these files by address: images in PNG, and lists in CSV. Every other request fails. */
export function webOfFiles(files: ReadonlyMap<string, Buffer>): SafeFetch {
  return async (url, options = {}) => {
    const bytes = files.get(url);
    if (!bytes) return { kind: 'refused', why: 'failed', hops: [url] };
    const type = url.endsWith('.png') ? 'image/png' : 'text/csv';
    if (!options.body?.types.includes(type)) return { kind: 'refused', why: 'type_refused', hops: [url] };
    await options.body.into?.(Readable.from([bytes]));
    return {
      kind: 'answered',
      url,
      hops: [url],
      status: 200,
      type,
      bytes: options.body.into ? Buffer.alloc(0) : bytes,
    };
  };
}
