import { closeupPictures, ImageViewer } from '@pegboard/closeup/viewer';
import type { Pin } from '@pegboard/types';
import type { ReactNode } from 'react';
import { useTexts } from '../../messages/language.ts';

/** Renders the images of a pin over the whole screen; loaded on request. */
export default function PinViewer(props: {
  readonly pin: Pin;
  readonly start: number;
  readonly onClose: () => void;
}): ReactNode {
  const viewerMessages = useTexts('viewerMessages');
  return (
    <ImageViewer
      pictures={closeupPictures(props.pin)}
      start={props.start}
      onClose={props.onClose}
      messages={viewerMessages}
    />
  );
}
