import { makeZip } from 'client-zip';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';

/** One file more than a ZIP counts without its 64-bit records. */
const FILES = 65_536;

function* emptyFiles(): Generator<{ readonly name: string; readonly input: string }> {
  for (let nth = 1; nth <= FILES; nth += 1) yield { name: `${nth}`, input: '' };
}

test('[IO-01] an archive of 65,536 small files has all of them', async () => {
  const zip = await fromBufferPromise(await buffer(makeZip(emptyFiles())));
  expect(zip.entryCount).toBe(FILES);
});
