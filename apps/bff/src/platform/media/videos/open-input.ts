import type { Input } from 'mediabunny';

/** Opens an MP4, QuickTime or WebM file; other containers are not read. */
export async function openInput(path: string): Promise<Input> {
  const { FilePathSource, Input: VideoInput, MP4, QTFF, WEBM } = await import('mediabunny');
  return new VideoInput({ source: new FilePathSource(path), formats: [MP4, QTFF, WEBM] });
}
