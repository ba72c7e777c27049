import { DESCRIPTOR_BITS } from '../../platform/media/images/index.ts';

/** Length of the code of a descriptor: 384 bits in base64url. */
const CODE_LENGTH = DESCRIPTOR_BITS / 6;
const CODE = new RegExp(`^[\\w-]{${CODE_LENGTH}}$`);

/** Writes a descriptor of zeros and ones as a code for addresses: 64 characters of base64url. */
export function encodeDescriptor(descriptor: string): string {
  const bytes = descriptor.match(/.{8}/g)?.map((bits) => Number.parseInt(bits, 2)) ?? [];
  return Buffer.from(bytes).toString('base64url');
}

/** Reads the descriptor of a code; undefined for anything else. */
export function decodeDescriptor(code: string): string | undefined {
  if (!CODE.test(code)) return undefined;
  return [...Buffer.from(code, 'base64url')].map((byte) => byte.toString(2).padStart(8, '0')).join('');
}
