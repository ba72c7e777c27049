import { useEffect, useState } from 'react';
import { selectCaptionTrack, type CaptionTrack } from '../model/caption-tracks.ts';

/** The captions of an element. */
export type Captions = {
  readonly tracks: readonly CaptionTrack[];
  readonly isOn: boolean;
  readonly setOn: (isOn: boolean) => void;
  /** The index of the track that is shown. */
  readonly selected: number;
  readonly select: (index: number) => void;
  /** The current caption as plain text; empty if there is none. */
  readonly text: string;
};

/**
 * Returns the captions of an element as text to be rendered above the controls; native captions would be
 * covered by them. They are on by default, since videos often start muted.
 */
export function useCaptions(
  element: HTMLVideoElement | undefined,
  tracks: readonly CaptionTrack[],
): Captions {
  const [isOn, setOn] = useState(true);
  const [chosen, select] = useState<number>();
  const [text, setText] = useState('');
  const pageLanguage = element?.closest<HTMLElement>('[lang]')?.lang ?? '';
  const selected = chosen ?? selectCaptionTrack(tracks, pageLanguage);
  const hasCaptions = tracks.length > 0;
  useEffect(() => {
    if (!hasCaptions || !isOn || !element) return;
    return followCues(element, selected, setText);
  }, [element, hasCaptions, isOn, selected]);
  return { tracks, isOn, setOn, selected, select, text: isOn ? text : '' };
}

/**
 * Calls back with the text of an element's captions, which are not rendered natively meanwhile; returns a
 * function that stops it.
 */
function followCues(element: HTMLVideoElement, index: number, onText: (text: string) => void): () => void {
  const track = element.textTracks[index];
  if (!track) return () => undefined;
  const read = (): void => onText([...(track.activeCues ?? [])].map(plainText).join('\n'));
  track.mode = 'hidden';
  track.addEventListener('cuechange', read);
  read();
  return () => {
    track.mode = 'disabled';
    track.removeEventListener('cuechange', read);
  };
}

function plainText(cue: TextTrackCue): string {
  return cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : '';
}
