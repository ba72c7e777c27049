// oxlint-disable-next-line typescript/triple-slash-reference -- apps that compile these sources have to find it
/// <reference path="../hls-light.d.ts" />
import { MEDIA_ERRORS, type MediaErrorCode } from '@pegboard/types';
import type { PlaybackSupport, VideoSource } from '../model/video-sources.ts';

/**
 * Sets the source of an element; returns a function that detaches it. Reports errors that the element does
 * not dispatch itself.
 */
export function attachSource(
  element: HTMLVideoElement,
  source: VideoSource,
  onError: (error: MediaErrorCode) => void,
): () => void {
  if (source.by === 'hls-js') return attachHls(element, source.url, onError);
  element.src = source.url;
  return () => empty(element);
}

/** Returns the formats that this browser can play. */
export function playbackSupport(): PlaybackSupport {
  return {
    nativeHls: document.createElement('video').canPlayType('application/vnd.apple.mpegurl') !== '',
    mediaSource: 'MediaSource' in globalThis || 'ManagedMediaSource' in globalThis,
    isMobile: matchMedia('(max-width: 600px)').matches,
  };
}

/**
 * Attaches a source by hls.js, whose code is loaded only now. It runs without a web worker, which a strict
 * content security policy would block.
 */
function attachHls(
  element: HTMLVideoElement,
  url: string,
  onError: (error: MediaErrorCode) => void,
): () => void {
  const ending = new AbortController();
  import('hls.js/light').then(
    ({ default: Hls, Events, ErrorTypes }) => {
      if (ending.signal.aborted) return;
      if (!Hls.isSupported()) return onError(MEDIA_ERRORS.sourceNotSupported);
      const hls = new Hls({ enableWorker: false, capLevelToPlayerSize: true });
      ending.signal.addEventListener('abort', () => hls.destroy());
      hls.on(Events.ERROR, (_, { fatal, type }) => {
        if (!fatal) return;
        onError(type === ErrorTypes.NETWORK_ERROR ? MEDIA_ERRORS.network : MEDIA_ERRORS.decode);
      });
      hls.loadSource(url);
      hls.attachMedia(element);
    },
    () => {
      if (!ending.signal.aborted) onError(MEDIA_ERRORS.network);
    },
  );
  return () => {
    ending.abort();
    empty(element);
  };
}

function empty(element: HTMLVideoElement): void {
  element.removeAttribute('src');
  element.load();
}
