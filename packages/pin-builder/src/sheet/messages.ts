import type { SheetColumn, SheetSummary } from './model/sheet-state.ts';
import type { CellProblem } from './model/validate-row.ts';

/** The texts of the sheet. Give another table for another language. */
export type SheetMessages = {
  readonly title: string;
  readonly intro: string;
  readonly addFiles: string;
  readonly addFolder: string;
  readonly drop: string;
  readonly image: string;
  readonly column: (column: SheetColumn) => string;
  readonly status: string;
  readonly select: (fileName: string) => string;
  readonly selectAll: string;
  readonly queued: string;
  /** `percent` is from 0 to 100. */
  readonly uploading: (percent: number) => string;
  readonly processing: string;
  readonly ready: string;
  readonly publishing: string;
  readonly published: string;
  readonly failed: (message: string) => string;
  readonly duplicate: (fileName: string) => string;
  readonly problem: (problem: CellProblem) => string;
  readonly retry: string;
  readonly retryAll: (count: number) => string;
  readonly applyTo: (count: number) => string;
  readonly applyColumn: string;
  readonly applyText: string;
  readonly applyHint: string;
  readonly remove: (count: number) => string;
  readonly publish: (count: number) => string;
  readonly progress: (summary: SheetSummary) => string;
  readonly report: (summary: SheetSummary) => string;
  readonly keys: string;
};

const number = new Intl.NumberFormat('en-US');
const pins = (count: number): string => `${number.format(count)} ${count === 1 ? 'Pin' : 'Pins'}`;
const rows = (count: number): string => `${number.format(count)} ${count === 1 ? 'row' : 'rows'}`;

const COLUMNS: Readonly<Record<SheetColumn, string>> = {
  title: 'Title',
  description: 'Description',
  altText: 'Alt text',
  link: 'Link',
  board: 'Board',
};

/** The texts of the sheet in American English. */
export const sheetMessages: SheetMessages = {
  title: 'Create many Pins',
  intro:
    'Each file becomes a Pin. Edit the cells as in a spreadsheet; you can leave and come back at any time.',
  addFiles: 'Add images',
  addFolder: 'Add a folder',
  drop: 'Drop images here, up to 500 at once',
  image: 'Image',
  column: (column) => COLUMNS[column],
  status: 'Status',
  select: (fileName) => `Select ${fileName}`,
  selectAll: 'Select all',
  queued: 'Waiting',
  uploading: (percent) => `Uploading ${number.format(percent)}%`,
  processing: 'Processing',
  ready: 'Ready',
  publishing: 'Publishing',
  published: 'Published',
  failed: (message) => message || 'Something went wrong.',
  duplicate: (fileName) => `Same image as ${fileName}`,
  problem: ({ column, reason, max }) => {
    if (reason === 'too-long') return `${COLUMNS[column]}: use ${number.format(max)} characters or fewer.`;
    return reason === 'missing' ? 'Choose a board.' : 'Link: start with https://, as in https://example.com.';
  },
  retry: 'Try again',
  retryAll: (count) => `Retry ${number.format(count)} failed`,
  applyTo: (count) => `Fill in ${rows(count)}`,
  applyColumn: 'Column',
  applyText: 'Text',
  applyHint: 'Use {n} for a number: “Lamp {n}” becomes Lamp 1, Lamp 2 and so on.',
  remove: (count) => `Remove ${rows(count)}`,
  publish: (count) => `Publish ${pins(count)}`,
  progress: ({ total, uploading, published, failed }) =>
    [
      pins(total),
      ...(uploading > 0 ? [`${number.format(uploading)} uploading`] : []),
      ...(published > 0 ? [`${number.format(published)} published`] : []),
      ...(failed > 0 ? [`${number.format(failed)} failed`] : []),
    ].join(' · '),
  report: ({ published, failed }) =>
    failed === 0
      ? `${pins(published)} published.`
      : `${pins(published)} published, ${number.format(failed)} failed. The failed ones are listed below.`,
  keys: 'Arrow keys move, Enter edits, Escape cancels, Control V pastes cells.',
};
