import { createFormats } from './formats.ts';

/** The messages of a FileDrop. Pass another table for another language. */
export type FileDropMessages = {
  readonly choose: string;
  readonly another: string;
  readonly size: (bytes: number) => string;
};

/** The messages in American English. */
export const fileDropMessages: FileDropMessages = {
  choose: 'Choose a file, or drop it here',
  another: 'Choose another file, or drop it here',
  size: (bytes) => createFormats('en-US').bytes(bytes),
};
