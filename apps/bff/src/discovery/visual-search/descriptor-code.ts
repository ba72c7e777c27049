import { DESCRIPTOR_BITS, type ImageDescriptor } from '../../platform/media/images/index.ts';

/** Length of the code of a descriptor: 384 bits in base64url. */
const CODE_LENGTH = DESCRIPTOR_BITS / 6;
const CODE = new RegExp(`^([\\w-]{${CODE_LENGTH}})(?:\\.([0-9a-f]{12}))?$`);

/** A descriptor and the model that computed it. */
export type SoughtDescriptor = Pick<ImageDescriptor, 'look' | 'lookModel'>;

/**
 * Writes a descriptor of zeros and ones as a code for addresses: 64 characters of base64url, and for one of a model a point and the
 * name of the model.
 */
export function encodeDescriptor({ look, lookModel }: SoughtDescriptor): string {
  const bytes = look.match(/.{8}/g)?.map((bits) => Number.parseInt(bits, 2)) ?? [];
  const code = Buffer.from(bytes).toString('base64url');
  return lookModel === '' ? code : `${code}.${lookModel}`;
}

/** Reads the descriptor of a code; undefined for anything else. */
export function decodeDescriptor(code: string): SoughtDescriptor | undefined {
  const [, bits, lookModel = ''] = CODE.exec(code) ?? [];
  if (bits === undefined) return undefined;
  const look = [...Buffer.from(bits, 'base64url')].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return { look, lookModel };
}
