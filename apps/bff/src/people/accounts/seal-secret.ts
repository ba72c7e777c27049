import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** The kinds of secrets that are stored encrypted. */
export type SecretPurpose = 'two-step' | 'webhook' | 'push-key' | 'sign-on-client' | 'sign-on-cookie';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a secret that the server has to read again, by AES-256-GCM with a key derived from the secret of the site. It is
 * bound to its owner, the member or the entity with this id: in the row of another one it cannot be decrypted. Each purpose has
 * a key of its own.
 */
export function sealSecret(
  siteSecret: string,
  owner: bigint,
  secret: string,
  purpose: SecretPurpose = 'two-step',
): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(siteSecret, purpose), nonce).setAAD(
    Buffer.from(String(owner)),
  );
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts what `sealSecret` returned; undefined if it was changed, or encrypted with another secret of the site. */
export function openSecret(
  siteSecret: string,
  owner: bigint,
  sealed: string,
  purpose: SecretPurpose = 'two-step',
): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  if (tag.length !== TAG_BYTES) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', keyOf(siteSecret, purpose), nonce, {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(String(owner)))
    .setAuthTag(tag);
  try {
    return (
      decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    );
  } catch {
    // The library throws one error for all that is not authentic.
    return undefined;
  }
}

const keyOf = (siteSecret: string, purpose: SecretPurpose): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', siteSecret, '', `pegboard ${purpose} secrets 1`, 32));
