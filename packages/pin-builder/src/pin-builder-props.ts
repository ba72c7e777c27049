import type { PinDraft } from '@pegboard/types';
import type { RootProps } from '@pegboard/ui';
import type { ReactNode } from 'react';
import type { PinBuilderMessages } from './messages.ts';
import type { PinBuilderPorts, UploadedImage } from './ports.ts';

/** The props of the slot in which the app renders its board picker. */
export type BoardPickerSlotProps = {
  readonly boardId: string | null;
  readonly sectionId: string | null;
  readonly onChange: (boardId: string | null, sectionId: string | null) => void;
  readonly isInvalid: boolean;
  /** The id of the label, for `aria-labelledby`. */
  readonly labelId: string;
};

/** The props of a PinBuilder. */
export type PinBuilderProps = RootProps & {
  readonly ports: PinBuilderPorts;
  /** The draft that is begun or continued. Later values are ignored: another draft needs another `key`. */
  readonly initialDraft?: PinDraft | undefined;
  /** The files that begin the draft, as if they were chosen in the composer. */
  readonly initialFiles?: readonly File[] | undefined;
  /** The address of a page whose images are offered at once. */
  readonly initialUrl?: string | undefined;
  /** The images of a draft that is continued, by upload ID. */
  readonly uploadedImages?: Readonly<Record<string, UploadedImage>> | undefined;
  /** The names of the topics of `initialDraft`, by ID. */
  readonly topics?: Readonly<Record<string, string>> | undefined;
  readonly renderBoardPicker: (props: BoardPickerSlotProps) => ReactNode;
  /** A page of its own, or a dialog over the current page. */
  readonly layout: 'page' | 'overlay';
  readonly onPublished: (pinId: string) => void;
  /** Renders the link to the list of scheduled Pins, below the message that a Pin is scheduled. */
  readonly renderScheduledLink?: ((text: string) => ReactNode) | undefined;
  /** Requests to close the overlay, without confirmation, because the draft is saved. */
  readonly onClose?: (() => void) | undefined;
  readonly messages?: PinBuilderMessages | undefined;
  /** A BCP 47 tag, which decides on directions of keys and on the texts of drag and drop. */
  readonly locale?: string | undefined;
};
