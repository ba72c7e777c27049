import { MEDIA_ERRORS, type MediaErrorCode, type Video } from '@pegboard/types';

/** A source of a video: native HLS, a single file, or hls.js. */
export type VideoSource = { readonly by: 'native-hls' | 'file' | 'hls-js'; readonly url: string };

/** The formats that a browser can play. */
export type PlaybackSupport = {
  readonly nativeHls: boolean;
  /** True if Media Source Extensions are available. */
  readonly mediaSource: boolean;
  /** True on a small screen or a slow connection: the mobile playlist comes first. */
  readonly isMobile: boolean;
};

/**
 * Returns the sources of a video, best first (VD-01): native HLS, a single file, and last hls.js where Media
 * Source Extensions are available, so that its code is loaded only if nothing else plays. Unsafe addresses
 * are omitted.
 */
export function videoSources({ variants }: Video, support: PlaybackSupport): readonly VideoSource[] {
  const lists = support.isMobile
    ? [variants.V_HLSV3_MOBILE, variants.V_HLSV4]
    : [variants.V_HLSV4, variants.V_HLSV3_MOBILE];
  const list = lists.find((one) => one && isPlayable(one.url))?.url;
  const file = variants.V_720P?.url;
  const ways: readonly (VideoSource | false)[] = [
    list !== undefined && support.nativeHls && { by: 'native-hls', url: list },
    file !== undefined && isPlayable(file) && { by: 'file', url: file },
    list !== undefined && !support.nativeHls && support.mediaSource && { by: 'hls-js', url: list },
  ];
  return ways.filter((way) => way !== false);
}

/**
 * Returns whether the next source is tried after an error: if the media could not be decoded or is
 * unsupported. Network errors and aborted loads would fail for all sources.
 */
export function shouldTryNextSource(error: MediaErrorCode): boolean {
  return error === MEDIA_ERRORS.decode || error === MEDIA_ERRORS.sourceNotSupported;
}

/**
 * Returns whether a page may fetch an address: web addresses, addresses of this site, and blobs of the page.
 */
function isPlayable(url: string): boolean {
  return /^(?:https?:\/\/|blob:|\/(?!\/))/iu.test(url.trim());
}
