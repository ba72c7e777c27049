import { createRequire } from 'node:module';

/**
 * The part of the C interface of libheif that decodes an image; the declarations of `libheif-js` describe another entry. Pointers are
 * addresses in `HEAPU8`. A function that returns a `heif_error` in C writes it to the address that is its first argument.
 */
export type Libheif = {
  /** The memory as bytes; a different array after it has grown. */
  readonly HEAPU8: Uint8Array<ArrayBuffer>;
  _malloc(bytes: number): number;
  _free(address: number): void;
  _heif_context_alloc(): number;
  _heif_context_free(context: number): void;
  _heif_context_read_from_memory_without_copy(
    error: number,
    context: number,
    bytes: number,
    length: number,
    options: number,
  ): void;
  _heif_context_get_primary_image_handle(error: number, context: number, handle: number): void;
  _heif_image_handle_release(handle: number): void;
  _heif_image_handle_get_width(handle: number): number;
  _heif_image_handle_get_height(handle: number): number;
  _heif_image_handle_get_nclx_color_profile(error: number, handle: number, profile: number): void;
  _heif_nclx_color_profile_free(profile: number): void;
  _heif_decode_image(
    error: number,
    handle: number,
    image: number,
    colorspace: number,
    chroma: number,
    options: number,
  ): void;
  _heif_context_number_of_sequence_tracks(context: number): number;
  _heif_context_get_track(context: number, id: number): number;
  _heif_track_release(track: number): void;
  _heif_track_get_image_resolution(error: number, track: number, width: number, height: number): void;
  _heif_track_decode_next_image(
    error: number,
    track: number,
    image: number,
    colorspace: number,
    chroma: number,
    options: number,
  ): void;
  _heif_image_get_primary_width(image: number): number;
  _heif_image_get_primary_height(image: number): number;
  _heif_image_get_plane_readonly2(image: number, channel: number, stride: number): number;
  _heif_image_release(image: number): void;
};

const require = createRequire(import.meta.url);

/** Returns libheif, which is loaded with the first call. */
export function loadLibheif(): Libheif {
  return require('libheif-js/wasm-bundle.js') as Libheif;
}
