import { hash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasSwift, startSwift, type ObjectServer } from '../../testing/object-server/start-swift.ts';
import { createFallbackStore } from './fallback-store.ts';
import { createFolderStore } from './folder-store.ts';
import { moveFiles, type Move } from './move-files.ts';
import type { ObjectStore } from './object-store.ts';
import { lazyS3 } from './s3-client.ts';
import { createS3Store } from './s3-store.ts';

const HAS_SWIFT = hasSwift();
if (!HAS_SWIFT)
  process.stderr.write(
    '\nOpenStack Swift is not installed: files in S3 are NOT tested. Install it with `apt install python3-swift`.\n\n',
  );

let dir: string;
let server: ObjectServer | undefined;
let names = 0;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pegboard-object-store-'));
  if (HAS_SWIFT) server = await startSwift();
});
afterAll(async () => {
  await server?.close();
  await rm(dir, { recursive: true });
});

const newFolder = (): ObjectStore => createFolderStore(join(dir, `store-${(names += 1)}`));
function newBucketFolder(): ObjectStore {
  if (!server) throw new Error('The object storage was not started.');
  const { settings } = server;
  return createS3Store(lazyS3(settings), {
    bucket: settings.bucket,
    prefix: `store-${(names += 1)}/`,
    cacheControl: 'no-store',
    contentType: () => undefined,
  });
}
const STORES = [
  ['a folder', newFolder],
  ...(HAS_SWIFT ? ([['a bucket', newBucketFolder]] as const) : []),
] as const;

async function read(store: ObjectStore, path: string): Promise<string | undefined> {
  const stored = await store.get(path);
  return stored && (await buffer(stored.open())).toString();
}
async function paths(store: ObjectStore): Promise<readonly string[]> {
  const found = [];
  for await (const path of store.list()) found.push(path);
  return found.toSorted();
}
async function* chunksThatBreak(): AsyncGenerator<Uint8Array> {
  yield Buffer.alloc(100);
  throw new Error('The source broke.');
}

describe.each(STORES)('%s', (_, create) => {
  test('[OP-03] stores, reads, lists and deletes files by their path', async () => {
    const store = create();
    expect(await paths(store)).toEqual([]);
    await store.put('236x/aa/bb/one.webp', Buffer.from('one'));
    await store.put('236x/aa/bb/two.webp', Readable.from([Buffer.from('tw'), Buffer.from('o')]));
    await store.put('236x/aa/bb/two.webp', Buffer.from('second'));
    expect(await paths(store)).toEqual(['236x/aa/bb/one.webp', '236x/aa/bb/two.webp']);
    const sizes = [];
    for await (const size of store.listSizes()) sizes.push(size);
    expect(sizes.toSorted((a, b) => a.bytes - b.bytes)).toEqual([
      { path: '236x/aa/bb/one.webp', bytes: 3 },
      { path: '236x/aa/bb/two.webp', bytes: 6 },
    ]);
    expect(await read(store, '236x/aa/bb/one.webp')).toBe('one');
    expect(await read(store, '236x/aa/bb/two.webp')).toBe('second');
    expect(await store.get('236x/aa/bb/three.webp')).toBeUndefined();
    await store.delete('236x/aa/bb/one.webp');
    await store.delete('236x/aa/bb/one.webp');
    expect(await store.get('236x/aa/bb/one.webp')).toBeUndefined();
    expect(await store.isReachable()).toBe(true);
  });

  test('[OP-03] returns a part of a file', async () => {
    const store = create();
    await store.put('a', Buffer.from('0123456789'));
    const stored = await store.get('a');
    expect(stored?.size).toBe(10);
    expect((await buffer(stored?.open({ start: 2, end: 4 }) ?? Readable.from([]))).toString()).toBe('234');
  });

  test('[IO-01] a reader returns small files at once, larger ones to be opened, and nothing for missing ones', async () => {
    const store = create();
    await store.put('a/small', Buffer.from('small'));
    await store.put('empty', Buffer.alloc(0));
    await store.put('large', Buffer.from('more than ten bytes'));
    const reader = store.openReader(10);
    const [large, none, small, empty] = await reader.read(['large', 'none', 'a/small', 'empty']);
    const textOf = (file: typeof small) => file && 'bytes' in file && Buffer.from(file.bytes).toString();
    expect([none, textOf(small), textOf(empty)]).toEqual([undefined, 'small', '']);
    expect(small).toMatchObject({ sha256: hash('sha256', 'small') });
    expect(large).toMatchObject({ size: 19 });
    expect(await reader.read([])).toEqual([]);
    expect(await reader.read(['none', 'a/small'])).toHaveLength(2);
    await reader.close();
  });

  test('[IO-01] the bytes of a list are valid while the next one is read', async () => {
    const store = create();
    const texts = ['first', 'second, longer', 'third', 'fourth', 'fifth'];
    for (const text of texts) await store.put(text, Buffer.from(text.repeat(3)));
    const reader = store.openReader(100);
    const textOf = (files: Awaited<ReturnType<typeof reader.read>>) =>
      files.map((file) => file && 'bytes' in file && Buffer.from(file.bytes).toString());
    let before = await reader.read(['first', 'second, longer']);
    for (const text of texts) {
      const names = textOf(before);
      const next = await reader.read([text, 'first']);
      expect(textOf(before)).toEqual(names);
      expect(textOf(next)).toEqual([text.repeat(3), 'first'.repeat(3)]);
      before = next;
    }
    await reader.close();
  });

  test('[OP-03] stores an empty file, and one with letters that addresses do not have', async () => {
    const store = create();
    await store.put('a ü+%/é', Buffer.alloc(0));
    expect(await read(store, 'a ü+%/é')).toBe('');
    expect(await store.copy('a ü+%/é', 'b&?')).toBe(true);
    expect(await paths(store)).toEqual(['a ü+%/é', 'b&?']);
  });

  test('[OP-03] stores and reads a stream of more than one part', async () => {
    const store = create();
    const bytes = randomBytes(20 * 1024 * 1024 + 7);
    await store.put('large', Readable.from([bytes.subarray(0, 9e6), bytes.subarray(9e6)]));
    const stored = await store.get('large');
    expect(stored && (await buffer(stored.open())).equals(bytes)).toBe(true);
  });

  test('[OP-03] copies a file, and says when there is none', async () => {
    const store = create();
    await store.put('a', Buffer.from('text'));
    expect(await store.copy('a', 'b/c')).toBe(true);
    expect(await store.copy('none', 'd')).toBe(false);
    expect(await read(store, 'b/c')).toBe('text');
    expect(await store.get('d')).toBeUndefined();
  });

  test('[OP-03] moves a local file into the store', async () => {
    const store = create();
    const file = join(dir, `local-${(names += 1)}`);
    await writeFile(file, 'archive');
    await store.putFile('1.zip', file);
    expect(await read(store, '1.zip')).toBe('archive');
    await expect(stat(file)).rejects.toThrow('ENOENT');
  });

  test('[OP-03] keeps nothing of a file whose source breaks', async () => {
    const store = create();
    await store.put('known', Buffer.from('before'));
    await expect(store.put('known', chunksThatBreak())).rejects.toThrow();
    await expect(store.put('new', chunksThatBreak())).rejects.toThrow();
    expect(await paths(store)).toEqual(['known']);
    expect(await read(store, 'known')).toBe('before');
  });
});

test('[IO-01] a reader of a folder reports a file that cannot be read', async () => {
  const store = createFolderStore(join(dir, `store-${(names += 1)}`));
  await store.put('folder/a', Buffer.from('text'));
  const reader = store.openReader(10_000);
  await expect(reader.read(['folder'])).rejects.toThrow('EISDIR');
  expect(await reader.read(['folder/a'])).toHaveLength(1);
  await reader.close();
});

test('[OP-03] a folder stores files with the access that it is created with', async () => {
  const folder = join(dir, `store-${(names += 1)}`);
  await createFolderStore(folder, 0o600).put('a', Buffer.from('secret'));
  expect((await stat(join(folder, 'a'))).mode & 0o777).toBe(0o600);
});

describe.skipIf(!HAS_SWIFT)('a bucket that does not exist', () => {
  test('[OP-03] is an error, and its files do not count as missing', async () => {
    const settings = { ...server?.settings, bucket: 'no-such-bucket' } as ObjectServer['settings'];
    const store = createS3Store(lazyS3(settings), {
      bucket: settings.bucket,
      prefix: '',
      cacheControl: 'no-store',
      contentType: () => undefined,
    });
    await expect(store.get('a')).rejects.toMatchObject({ code: 'storage_unavailable', status: 503 });
    await expect(store.put('a', Buffer.from('a'))).rejects.toMatchObject({ code: 'storage_unavailable' });
    expect(await store.isReachable()).toBe(false);
  });
});

describe('during a move', () => {
  test('[OP-03] files of both stores are read, listed once, copied and deleted; new ones are stored in the main one', async () => {
    const [main, other] = [newFolder(), newFolder()];
    const both = createFallbackStore(main, other);
    await other.put('old', Buffer.from('old'));
    await other.put('twice', Buffer.from('former'));
    await both.put('twice', Buffer.from('new'));
    expect([await read(both, 'old'), await read(both, 'twice')]).toEqual(['old', 'new']);
    expect(await paths(both)).toEqual(['old', 'twice']);
    expect(await both.copy('old', 'copy')).toBe(true);
    expect(await both.copy('none', 'copy2')).toBe(false);
    expect(await paths(main)).toEqual(['copy', 'twice']);
    for (const path of ['old', 'twice', 'copy']) await both.delete(path);
    expect([await paths(main), await paths(other)]).toEqual([[], []]);
  });

  const moveOf = (from: ObjectStore, to: ObjectStore, more: Partial<Move> = {}): Move => ({
    from,
    to,
    takes: () => true,
    whileLocked: (_, work) => work(),
    graceMs: 0,
    onProgress: () => undefined,
    onFailure: () => undefined,
    ...more,
  });
  const fill = async (store: ObjectStore, count: number): Promise<void> => {
    for (let at = 0; at < count; at += 1) await store.put(`f/${at}`, Buffer.from(`file ${at}`));
  };

  test.each([
    ['from a folder to a folder', newFolder, newFolder],
    ...(HAS_SWIFT
      ? ([
          ['from a folder to a bucket', newFolder, newBucketFolder],
          ['from a bucket to a folder', newBucketFolder, newFolder],
        ] as const)
      : []),
  ] as const)('[OP-03] all files are moved %s', async (_, createFrom, createTo) => {
    const [from, to] = [createFrom(), createTo()];
    await fill(from, 12);
    const large = randomBytes(9 * 1024 * 1024);
    await from.put('large', large);
    expect(await moveFiles(moveOf(from, to))).toMatchObject({ moved: 13, present: 0, failed: 0 });
    expect([await paths(from), (await paths(to)).length]).toEqual([[], 13]);
    expect([await read(to, 'f/7'), (await to.get('large'))?.size]).toEqual(['file 7', large.length]);
  });

  test('[OP-03] a move that was ended continues, and takes what it had copied for moved', async () => {
    const [from, to] = [newFolder(), newFolder()];
    await fill(from, 6);
    await to.put('f/2', Buffer.from('file 2'));
    expect(await moveFiles(moveOf(from, to))).toMatchObject({ moved: 5, present: 1, failed: 0 });
    expect([await paths(from), (await paths(to)).length]).toEqual([[], 6]);
  });

  test('[OP-03] a copy that differs from its file is removed, and the file remains', async () => {
    const [from, to] = [newFolder(), newFolder()];
    await fill(from, 1);
    const spoiling: ObjectStore = { ...to, put: (path) => to.put(path, Buffer.from('file x')) };
    const failures: unknown[] = [];
    const onFailure = (path: string): void => void failures.push(path);
    expect(await moveFiles(moveOf(from, spoiling, { onFailure }))).toMatchObject({ moved: 0, failed: 1 });
    expect([failures, await paths(from), await paths(to)]).toEqual([['f/0'], ['f/0'], []]);
  });

  test('[OP-03] a file that differs at both places is left at both', async () => {
    const [from, to] = [newFolder(), newFolder()];
    await fill(from, 1);
    await to.put('f/0', Buffer.from('newer'));
    expect(await moveFiles(moveOf(from, to))).toMatchObject({ moved: 0, failed: 1 });
    expect([await read(from, 'f/0'), await read(to, 'f/0')]).toEqual(['file 0', 'newer']);
  });

  test('[OP-03] [OP-07] a file that is deleted while it is moved does not return', async () => {
    const [from, to] = [newFolder(), newFolder()];
    const site = createFallbackStore(to, from);
    await fill(from, 1);
    const deleting: ObjectStore = {
      ...to,
      async put(path, bytes) {
        await to.put(path, bytes);
        await from.delete(path); // the first half of a deletion by the site
      },
    };
    expect(await moveFiles(moveOf(from, deleting))).toMatchObject({ moved: 0, failed: 0 });
    expect(await paths(site)).toEqual([]);
  });

  test('[OP-03] files are read at every moment, and a move ends after twenty failures', async () => {
    const [from, to] = [newFolder(), newFolder()];
    const site = createFallbackStore(to, from);
    await fill(from, 40);
    const missing: string[] = [];
    const reading = { ends: false };
    const reader = (async () => {
      while (!reading.ends)
        for (let at = 0; at < 40; at += 1) if (!(await site.get(`f/${at}`))) missing.push(`f/${at}`);
    })();
    await moveFiles(moveOf(from, to, { graceMs: 300 }));
    reading.ends = true;
    await reader;
    expect(missing).toEqual([]);
    const gone: ObjectStore = { ...from, put: () => Promise.reject(new Error('The store is gone.')) };
    expect((await moveFiles(moveOf(to, gone))).failed).toBeLessThan(25);
    expect((await readdir(dir)).length).toBeGreaterThan(0);
  });
});
