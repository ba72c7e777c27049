import { DESCRIPTOR_BITS } from '@pegboard/bff/src/platform/media/images/image-descriptor.ts';

/** The number of images that resemble each other. */
const ALIKE = 50;
const PARTS = 25;

/** Derives 384 bits from a number. */
const bits = (of: string, salt: number): string =>
  `('x' || md5(${salt} || ' ' || ${of}) || md5(${salt + 1} || ' ' || ${of}) || md5(${salt + 2} || ' ' || ${of}))::bit(${DESCRIPTOR_BITS})`;

/** Derives 384 bits of which one of 32 is set. */
const fewBits = (of: string): string => `(${[10, 20, 30, 40, 50].map((salt) => bits(of, salt)).join(' & ')})`;

/**
 * Returns the expressions of the descriptor of an image by its number, and of those of its parts. About fifty images
 * resemble each other, whatever the size of the world; their descriptors differ in some 24 bits.
 */
export function lookOf(id: string, images: number): { readonly whole: string; readonly parts: string } {
  const groups = Math.max(1, Math.floor(images / ALIKE));
  return {
    whole: `(${bits(`(${id}::bigint % ${groups})`, 1)} # ${fewBits(id)})`,
    parts: `array(select ${bits(`(${id}::bigint * ${PARTS} + part)`, 60)} from generate_series(1, ${PARTS}) part)`,
  };
}
