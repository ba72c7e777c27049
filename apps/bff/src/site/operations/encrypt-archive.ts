import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { OperatorError } from '../../platform/config/operator-error.ts';
import { readBytesAt } from '../../platform/files/index.ts';

const HEADER = 'age-encryption.org/v1';
const IDENTITY = /^AGE-SECRET-KEY-1[0-9A-Z]+$/m;

/** Loads the library when an archive is encrypted: most processes never do, and it takes some 60 modules. */
const loadAge = () => import('age-encryption');

/** Encrypts a stream for a recipient, in the format of age. Memory use is constant. */
export async function encryptStream(
  source: AsyncIterable<Uint8Array>,
  recipient: string,
): Promise<AsyncIterable<Uint8Array>> {
  const { Encrypter } = await loadAge();
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return encrypter.encrypt(toWebStream(source)) as Promise<unknown> as Promise<AsyncIterable<Uint8Array>>;
}

/**
 * Opens an archive for reading, decrypted if it is encrypted. Throws an `OperatorError` if it is encrypted and no key is given, or
 * one that does not fit.
 */
export async function openArchive(file: string, identity: string | undefined): Promise<Readable> {
  if (!(await isEncrypted(file))) return createReadStream(file);
  if (identity === undefined)
    throw new OperatorError(
      `${basename(file)} is encrypted. Name the file with its key: --identity FILE. Nothing was changed.`,
    );
  const { Decrypter } = await loadAge();
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  try {
    const plain = await decrypter.decrypt(toWebStream(createReadStream(file)));
    const bytes = Readable.fromWeb(plain as unknown as NodeStream<Uint8Array>);
    return Readable.from(explainFailures(bytes, file), { objectMode: false });
  } catch (cause) {
    throw undecryptable(file, cause);
  }
}

async function* explainFailures(bytes: Readable, file: string): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of bytes) yield chunk as Uint8Array;
  } catch (cause) {
    throw undecryptable(file, cause);
  }
}

function undecryptable(file: string, cause: unknown): OperatorError {
  return new OperatorError(
    `${basename(file)} cannot be decrypted with this key, or it is damaged. Nothing was changed. Use the key whose recipient encrypted it, or another backup.`,
    { cause },
  );
}

/** Reads the key of a file as `pegboard backup-key` and `age-keygen` write them. Throws an `OperatorError`. */
export async function readIdentity(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new OperatorError(`The key in ${file} cannot be read.`, { cause });
  });
  const [identity] = IDENTITY.exec(text) ?? [];
  if (identity === undefined)
    throw new OperatorError(`There is no key in ${file}: a line that begins with AGE-SECRET-KEY-1.`);
  return identity;
}

/** Makes a key, stores it in a new file that only its owner can read, and returns its recipient. Throws an `OperatorError`. */
export async function makeIdentity(file: string): Promise<string> {
  const { generateX25519Identity, identityToRecipient } = await loadAge();
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  const text = `# created: ${new Date().toISOString()}\n# public key: ${recipient}\n${identity}\n`;
  await writeFile(file, text, { flag: 'wx', mode: 0o600 }).catch((cause: unknown) => {
    throw new OperatorError(`${file} cannot be written, or is there already. Nothing was changed.`, {
      cause,
    });
  });
  return recipient;
}

async function isEncrypted(file: string): Promise<boolean> {
  return (await readBytesAt(file, 0, HEADER.length)).toString('latin1') === HEADER;
}

function toWebStream(source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const stream = Readable.toWeb(Readable.from(source, { objectMode: false }));
  return stream as unknown as ReadableStream<Uint8Array>;
}
