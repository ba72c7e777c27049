import type { Video } from '@pegboard/types';

/** Returns the video that a card plays: its small silent rendition if it has one. */
export function getPreviewVideo(video: Video): Video {
  const { previewUrl, variants } = video;
  const file = variants.V_720P ?? variants.V_HLSV4;
  return previewUrl && file ? { variants: { V_720P: { ...file, url: previewUrl } } } : video;
}
