/** Side of the square to which an image is scaled for its copy hash, in pixels. */
export const COPY_HASH_SIDE = 64;

/** Number of bits of a copy hash. */
export const COPY_HASH_BITS = 256;

/** The frequencies per direction that a copy hash has, from the lowest but the constant one. */
const FREQUENCIES = 16;

/** The mean difference of neighbors, of 255, from which an image has a hash. */
const CONTRAST_MIN = 0.5;

/** The cosines of each frequency at each pixel: the first rows of a DCT-II matrix. */
const COSINES: readonly Float64Array[] = Array.from({ length: FREQUENCIES }, (_, frequency) =>
  Float64Array.from({ length: COPY_HASH_SIDE }, (_, at) =>
    Math.cos((Math.PI / (2 * COPY_HASH_SIDE)) * (frequency + 1) * (2 * at + 1)),
  ),
);

/**
 * Computes the copy hash of an image from the lightness of a 64-pixel square, as 64 hexadecimal digits. Copies of an image that were
 * scaled, compressed or lightened differ in few bits, other images in about half. It follows PDQ (Facebook, 2019): the signs of 16 × 16
 * low frequencies against their median; the image is scaled by the library of images instead of the filter of PDQ, so that the
 * hashes are not those of PDQ. Null for an image that is almost plain, whose signs would be noise.
 */
export function computeCopyHash(lightness: Uint8Array): string | null {
  if (contrastOf(lightness) < CONTRAST_MIN) return null;
  const columns = COSINES.map((cosines) =>
    Float64Array.from({ length: COPY_HASH_SIDE }, (_, x) => {
      let sum = 0;
      for (let y = 0; y < COPY_HASH_SIDE; y += 1)
        sum += (cosines[y] ?? 0) * (lightness[y * COPY_HASH_SIDE + x] ?? 0);
      return sum;
    }),
  );
  const values = columns.flatMap((column) =>
    COSINES.map((cosines) => {
      let sum = 0;
      for (let x = 0; x < COPY_HASH_SIDE; x += 1) sum += (cosines[x] ?? 0) * (column[x] ?? 0);
      return sum;
    }),
  );
  const sorted = Float64Array.from(values).toSorted();
  const median = ((sorted[COPY_HASH_BITS / 2 - 1] ?? 0) + (sorted[COPY_HASH_BITS / 2] ?? 0)) / 2;
  let hash = '';
  for (let at = 0; at < COPY_HASH_BITS; at += 4) {
    let digit = 0;
    for (let bit = 0; bit < 4; bit += 1) digit = digit * 2 + ((values[at + bit] ?? 0) > median ? 1 : 0);
    hash += digit.toString(16);
  }
  return hash;
}

/** Returns the mean difference of the lightness of neighbors. */
function contrastOf(lightness: Uint8Array): number {
  let sum = 0;
  for (let at = COPY_HASH_SIDE; at < lightness.length; at += 1) {
    const here = lightness[at] ?? 0;
    sum += Math.abs(here - (lightness[at - 1] ?? 0)) + Math.abs(here - (lightness[at - COPY_HASH_SIDE] ?? 0));
  }
  return sum / (2 * lightness.length);
}
