declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  /** Decrypts a message of web push. */
  export function decrypt(
    body: Buffer,
    options: { readonly version: 'aes128gcm'; readonly privateKey: ECDH; readonly authSecret: Buffer },
  ): Buffer;
}
