import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';

const hash = promisify(argon2);
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const AT_ONCE = 4;

/**
 * The number of password hashes that this process started. It must not differ between existing and unknown
 * accounts.
 */
export const passwordWork: { hashes: number } = { hashes: 0 };

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Hashes a password with argon2id (19 MiB, two passes) and a random salt; the result contains the parameters.
 */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await bounded({ ...COST, message: password, nonce });
  return [
    'argon2id',
    COST.memory,
    COST.passes,
    COST.parallelism,
    nonce.toString('base64'),
    tag.toString('base64'),
  ].join('$');
}

/** Returns a hash of the same form and cost that no password has, for members who log in without one. */
export function hashWithoutPassword(): string {
  const [nonce, tag] = [randomBytes(16), randomBytes(COST.tagLength)].map((bytes) =>
    bytes.toString('base64'),
  );
  return ['argon2id', COST.memory, COST.passes, COST.parallelism, nonce, tag].join('$');
}

/** Returns whether a password matches a hash. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [kind, memory, passes, parallelism, nonce = '', tag = ''] = stored.split('$');
  if (kind !== 'argon2id')
    throw new Error(`A stored password has the unknown form ${kind}; it cannot be checked.`);
  const wanted = Buffer.from(tag, 'base64');
  const computed = await bounded({
    message: password,
    nonce: Buffer.from(nonce, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: wanted.length,
  });
  return timingSafeEqual(computed, wanted);
}

let nobodys: Promise<string> | undefined;

/** Takes as long as a password check, so that timing does not reveal unknown accounts. */
export async function verifyDummyPassword(password: string): Promise<void> {
  nobodys ??= hashPassword(randomBytes(16).toString('hex'));
  await isPassword(password, await nobodys);
}

/** Runs at most four hashes concurrently: a burst of logins waits instead of exhausting the memory. */
async function bounded(parameters: Argon2Parameters): Promise<Buffer> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  passwordWork.hashes += 1;
  try {
    return await hash('argon2id', parameters);
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}
