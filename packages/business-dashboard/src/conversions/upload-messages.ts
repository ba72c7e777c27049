import { fileDropMessages, type FileDropMessages } from '../layout/file-drop-messages.ts';
import { createFormats } from '../layout/formats.ts';
import type { UploadData } from './upload-data.ts';

const formats = /* @__PURE__ */ createFormats('en-US');

/** The messages shared by uploads of events and of customers. Pass another table for another language. */
export type UploadMessages = typeof uploadMessages;

/** The messages in American English. */
export const uploadMessages = {
  fileDrop: fileDropMessages as FileDropMessages,
  file: 'File',
  fileHint: 'CSV with the names of the columns in its first line; any delimiter, up to 50 MB.',
  template: 'Download the template',
  send: 'Upload',
  sending: (come: number, lines: number) => `${formats.count(come)} of ${formats.count(lines)} lines sent`,
  noFile: 'Choose a file.',
  tooLarge: 'Use a file of 50 MB or less.',
  empty: 'This file has no lines.',
  columnsMissing: (columns: readonly string[]) =>
    `The first line has to name these columns: ${formats.list(columns)}. Take the template.`,
  result: 'Result',
  states: { done: 'Done', partly: 'Done, some lines refused', cut: 'Cut off' },
  cutHint: 'The upload is incomplete. Upload the file again; nothing is counted twice.',
  history: 'History',
  none: 'Nothing uploaded yet',
  noneHint: 'Uploads are listed here for 90 days, with issues by line and field.',
  columns: {
    file: 'File',
    time: 'Uploaded',
    lines: 'Lines',
    taken: 'New',
    known: 'Known already',
    refused: 'Refused',
    state: 'State',
  },
  report: 'Report',
  reportOf: (file: string) => `Report of ${file}`,
  hideReport: 'Hide report',
  more: 'Show more',
  findings: { line: 'Line', field: 'Field', what: 'What to do' },
  advice: {
    email_invalid: 'This is not an email address. Use the form anna@example.com.',
    line_too_long: 'This line is too long. A quote before it may not be closed.',
    quote_open: 'A quote is opened here and not closed.',
    columns_more: 'This line has more cells than the first. Put texts with delimiters into quotes.',
  } as Readonly<Record<string, string>>,
  /** The advice for an issue that has none in `advice`: the text of the server by default. */
  otherAdvice: (code: string): string => code,
  noFindings: 'Nothing was wrong.',
  download: 'Download the report',
  summary: ({ lines_come: come, lines, taken, known, refused }: UploadData) =>
    `${formats.count(come)} of ${formats.counted(lines, 'line', 'lines')} came: ${formats.count(taken)} new, ${formats.count(known)} known already, ${formats.count(refused)} refused.`,
  count: (value: number): string => formats.count(value),
  moment: (iso: string, timeZone: string): string => formats.moment(iso, timeZone),
  failed: 'Sorry! Something went wrong on our end.',
};
