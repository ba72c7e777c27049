import { MEDIA_ERRORS, type MediaErrorCode, type Video } from '@pegboard/types';

/** A way to play a video: by the browser's own HLS, as one file, or by hls.js. */
export type VideoSource = { readonly by: 'native-hls' | 'file' | 'hls-js'; readonly url: string };

/** The formats that a browser can play. */
export type PlaybackSupport = {
  readonly nativeHls: boolean;
  /** It has Media Source Extensions. */
  readonly mediaSource: boolean;
  /** A small screen or a narrow line: the play list made for mobiles is taken first. */
  readonly isMobile: boolean;
};

/**
 * The ways to play a video, best first (VD-01): by the browser's own HLS, as one file, and by hls.js last, where there
 * are Media Source Extensions, so that its code is loaded only when nothing else plays. Unsafe addresses are left out.
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

/** Only what a page may fetch: web addresses, those of the own site, and what the page made itself. */
function isPlayable(url: string): boolean {
  return /^(?:https?:\/\/|blob:|\/(?!\/))/iu.test(url.trim());
}
