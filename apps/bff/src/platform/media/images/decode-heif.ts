import sharp from 'sharp';
import { displayP3Profile, insertProfile } from './color-profile.ts';
import { loadLibheif, type Libheif } from './libheif.ts';

type Size = { readonly width: number; readonly height: number };

/** Constants of the C interface of libheif. */
const RGB = 1;
const INTERLEAVED_RGBA = 11;
const INTERLEAVED = 10;
/** The primaries of Display P3 in ITU-T H.273. */
const P3_PRIMARIES = 12;
const CHANNELS = 4;
/** Number of bytes of a `heif_error`, and of a pointer or two short numbers after it. */
const ERROR_BYTES = 16;
const RESULT_BYTES = 8;

/**
 * Decodes the primary image of a HEIC or HEIF file, or the first image of a sequence without one, to a PNG with the
 * profile of the file; rotation, mirroring and crop of the file are applied (CR-02). Returns undefined when `accepts`
 * rejects its size, which is checked before decoding. Throws when the file is broken. libvips is distributed without an
 * HEVC decoder; this one is WebAssembly and is loaded with the first file.
 */
export async function decodeHeif(
  bytes: Uint8Array,
  icc: Uint8Array | undefined,
  accepts: (size: Size) => boolean,
): Promise<Buffer | undefined> {
  const lib = loadLibheif();
  const file = lib._malloc(bytes.length);
  const scratch = lib._malloc(ERROR_BYTES + RESULT_BYTES);
  const context = lib._heif_context_alloc();
  try {
    lib.HEAPU8.set(bytes, file);
    lib._heif_context_read_from_memory_without_copy(scratch, context, file, bytes.length, 0);
    throwIfFailed(lib, scratch);
    const decoded =
      decodeStill(lib, context, scratch, accepts) ?? decodeFirst(lib, context, scratch, accepts);
    if (decoded === 'refused') return undefined;
    try {
      const png = await toPng(lib, decoded.image, scratch);
      const profile = icc ?? (decoded.isP3 ? await displayP3Profile() : undefined);
      return profile ? insertProfile(png, profile) : png;
    } finally {
      lib._heif_image_release(decoded.image);
    }
  } finally {
    lib._heif_context_free(context);
    lib._free(scratch);
    lib._free(file);
  }
}

type Decoded = { readonly image: number; readonly isP3: boolean };
type Decode = (
  lib: Libheif,
  context: number,
  scratch: number,
  accepts: (size: Size) => boolean,
) => Decoded | 'refused' | undefined;

/** Returns the primary image; undefined when there is none. */
const decodeStill: Decode = (lib, context, scratch, accepts) => {
  const result = scratch + ERROR_BYTES;
  lib._heif_context_get_primary_image_handle(scratch, context, result);
  if (readNumber(lib, scratch) !== 0) return undefined;
  const handle = readNumber(lib, result);
  try {
    const width = lib._heif_image_handle_get_width(handle);
    const height = lib._heif_image_handle_get_height(handle);
    if (!accepts({ width, height })) return 'refused';
    lib._heif_decode_image(scratch, handle, result, RGB, INTERLEAVED_RGBA, 0);
    throwIfFailed(lib, scratch);
    return { image: readNumber(lib, result), isP3: hasP3Primaries(lib, handle, scratch) };
  } finally {
    lib._heif_image_handle_release(handle);
  }
};

/** Returns the first image of the first sequence. */
const decodeFirst = (
  ...[lib, context, scratch, accepts]: Parameters<Decode>
): Exclude<ReturnType<Decode>, undefined> => {
  if (lib._heif_context_number_of_sequence_tracks(context) === 0)
    throw new Error('libheif found neither an image nor a sequence.');
  const result = scratch + ERROR_BYTES;
  const track = lib._heif_context_get_track(context, 0);
  if (track === 0) throw new Error('libheif found no sequence of images.');
  try {
    lib._heif_track_get_image_resolution(scratch, track, result, result + 2);
    throwIfFailed(lib, scratch);
    const sides = new DataView(lib.HEAPU8.buffer, result, 4);
    if (!accepts({ width: sides.getUint16(0, true), height: sides.getUint16(2, true) })) return 'refused';
    lib._heif_track_decode_next_image(scratch, track, result, RGB, INTERLEAVED_RGBA, 0);
    throwIfFailed(lib, scratch);
    return { image: readNumber(lib, result), isP3: false };
  } finally {
    lib._heif_track_release(track);
  }
};

function hasP3Primaries(lib: Libheif, handle: number, scratch: number): boolean {
  lib._heif_image_handle_get_nclx_color_profile(scratch, handle, scratch + ERROR_BYTES);
  if (readNumber(lib, scratch) !== 0) return false;
  const profile = readNumber(lib, scratch + ERROR_BYTES);
  const primaries = readNumber(lib, profile + 4);
  lib._heif_nclx_color_profile_free(profile);
  return primaries === P3_PRIMARIES;
}

async function toPng(lib: Libheif, image: number, scratch: number): Promise<Buffer> {
  const width = lib._heif_image_get_primary_width(image);
  const height = lib._heif_image_get_primary_height(image);
  const plane = lib._heif_image_get_plane_readonly2(image, INTERLEAVED, scratch);
  if (plane === 0) throw new Error('libheif decoded no pixels.');
  const stride = readNumber(lib, scratch);
  const rowBytes = width * CHANNELS;
  // A view of the decoder's memory where rows are not padded: it is freed when the PNG is complete.
  const rows = lib.HEAPU8.subarray(plane, plane + stride * height);
  const pixels = stride === rowBytes ? rows : withoutPadding(rows, stride, rowBytes, height);
  return sharp(pixels, { raw: { width, height, channels: CHANNELS } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

function withoutPadding(rows: Uint8Array, stride: number, rowBytes: number, height: number): Buffer {
  const packed = Buffer.allocUnsafe(rowBytes * height);
  for (let row = 0; row < height; row += 1)
    packed.set(rows.subarray(row * stride, row * stride + rowBytes), row * rowBytes);
  return packed;
}

function readNumber({ HEAPU8 }: Libheif, address: number): number {
  return new DataView(HEAPU8.buffer, address, 4).getUint32(0, true);
}

function throwIfFailed(lib: Libheif, error: number): void {
  const code = readNumber(lib, error);
  if (code !== 0) throw new Error(`libheif could not decode a file: error ${code}.`);
}
