import { useEffect, useState } from 'react';

/** The captions of an element. */
export type Captions = {
  readonly hasCaptions: boolean;
  readonly isOn: boolean;
  readonly setOn: (isOn: boolean) => void;
  /** The current caption as plain text; empty if there is none. */
  readonly text: string;
};

/**
 * The captions of an element, as text to be shown above the controls: the browser's own would lie beneath them. They are
 * on until they are turned off, since a video often begins without sound.
 */
export function useCaptions(element: HTMLVideoElement | undefined, hasCaptions: boolean): Captions {
  const [isOn, setOn] = useState(true);
  const [text, setText] = useState('');
  useEffect(() => {
    if (!hasCaptions || !isOn || !element) return;
    return followCues(element, setText);
  }, [element, hasCaptions, isOn]);
  return { hasCaptions, isOn, setOn, text: isOn ? text : '' };
}

/**
 * Reports what the captions of an element say, until it is ended; the browser does not show them meanwhile.
 */
function followCues(element: HTMLVideoElement, tell: (text: string) => void): () => void {
  const track = element.textTracks[0];
  if (!track) return () => undefined;
  const read = (): void => tell([...(track.activeCues ?? [])].map(plainText).join('\n'));
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
