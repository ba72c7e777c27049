import { request } from 'node:http';

/** The transfer size of a file in bytes: uncompressed, and as gzip and brotli. */
export type Weight = { readonly raw: number; readonly gz: number; readonly br: number };

/** Requests a file in each encoding and counts the transferred bytes. */
export async function measureTransferSize(url: string): Promise<Weight> {
  const [raw, gz, br] = await Promise.all(['identity', 'gzip', 'br'].map((name) => bodyBytes(url, name)));
  return { raw: raw ?? Number.NaN, gz: gz ?? Number.NaN, br: br ?? Number.NaN };
}

function bodyBytes(url: string, encoding: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const clientRequest = request(
      url,
      { agent: false, headers: { 'accept-encoding': encoding } },
      (response) => {
        let bytes = 0;
        response.on('data', (part: Buffer) => (bytes += part.length));
        response.on('error', reject);
        response.on('end', () =>
          response.statusCode === 200
            ? resolve(bytes)
            : reject(new Error(`${url} answered ${response.statusCode}.`)),
        );
      },
    );
    clientRequest.on('error', reject);
    clientRequest.end();
  });
}
