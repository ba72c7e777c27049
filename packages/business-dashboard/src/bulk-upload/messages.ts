import { fileDropMessages, type FileDropMessages } from '../layout/file-drop-messages.ts';
import { createFormats } from '../layout/formats.ts';
import { BULK_COLUMNS, type BulkAction } from '../model/bulk-columns.ts';
import { dataTableMessages, type DataTableMessages } from '../table/messages.ts';
import type { BulkUploadData } from './data.ts';

const formats = /* @__PURE__ */ createFormats('en-US');

/** Advice by the code of an issue. */
const ADVICE: Readonly<Record<string, string>> = {
  missing: 'Fill this column: the row needs it.',
  not_taken: 'Leave this cell empty: this kind of row does not take it.',
  column_unknown: 'There is no such column. Write its name as the template does, or delete it.',
  not_yours: 'Nothing of yours has this id. Take it from the id library.',
  pin_in_campaign: 'This Pin is in the campaign already. Use change.',
  pin_not_in_campaign: 'This Pin is not in the campaign. Use create.',
  pin_already_promoted: 'Another campaign promotes this Pin. Pause it there first.',
  campaign_status_refused:
    'A draft becomes active, an active campaign is paused and comes back, and one that has ended stays so.',
  campaign_not_above: 'No row further up creates a campaign of this name. Put that row first, or use an id.',
  campaign_name_twice: 'Several rows create a campaign of this name. Give each its own.',
  campaign_refused: 'The row that creates this campaign is refused. Put that one right first.',
  topic_unknown: 'There is no such topic. Write topics as Pegboard names them.',
  audience_unknown: 'The ad account has no audience of this name.',
  audience_name_twice:
    'Several audiences of the ad account have this name. Choose them on the page of the campaign.',
  line_too_long: 'This line is too long. A quote before it may not be closed.',
  quote_open: 'A quote is opened here and not closed.',
  columns_more: 'This line has more cells than the first. Put texts with delimiters into quotes.',
};

/** Returns the accepted values of a column; an empty text for an unknown one. */
function getValues(column: string): string {
  return BULK_COLUMNS.find(({ name }) => name === column)?.takes ?? '';
}

/** Returns the advice for an issue: the values of its column, or the text of its code. */
export function getAdvice(field: string, code: string): string {
  const takes = getValues(field);
  if (code === 'invalid' && takes !== '')
    return `It takes ${takes.slice(0, 1).toLowerCase()}${takes.slice(1)}`;
  return ADVICE[code] ?? code;
}

/** The messages of bulk uploads. Pass another table for another language. */
export type BulkUploadMessages = typeof bulkUploadMessages;

/** The messages in American English. */
export const bulkUploadMessages = {
  table: dataTableMessages as DataTableMessages,
  fileDrop: fileDropMessages as FileDropMessages,
  title: 'Bulk upload',
  intro:
    'Create, change and pause many campaigns and promoted Pins with one file. It is checked first: nothing changes until you apply it.',
  views: { upload: 'Upload', history: 'History', ids: 'Id library', resources: 'Resources' },
  viewsLabel: 'Parts of bulk upload',
  template: 'Take the template',
  templateHint: 'Every column, and an example of each kind of row with ids of yours where there are any.',
  templateName: 'Pegboard bulk template',
  downloadTemplate: 'Download the template',
  upload: 'Upload a file',
  file: 'File',
  fileHint: 'CSV with the names of the columns in its first line; any delimiter, up to 5,000 lines.',
  check: 'Check the file',
  checking: (come: number, lines: number) =>
    `${formats.count(come)} of ${formats.count(lines)} lines checked`,
  mayNotEdit: 'You can look at uploads and ids. Ask an owner or admin to upload a file.',
  noFile: 'Choose a file.',
  tooLarge: 'Use a file of 10 MB or less.',
  tooMany: 'Use a file of 5,000 lines or fewer.',
  empty: 'This file has no lines.',
  columnsMissing: 'The first line has to name the columns, type and action among them. Take the template.',
  apply: (rows: number) => `Apply ${formats.counted(rows, 'row', 'rows')}`,
  applying: (done: number, ready: number) => `${formats.count(done)} of ${formats.count(ready)} rows done`,
  states: {
    cut: 'Cut off',
    refused: 'Nothing to apply',
    checked: 'Not applied',
    begun: 'Not finished',
    partly: 'Some refused',
    done: 'Applied',
  },
  cutHint: 'The rest did not come, and nothing was changed. Upload the file again.',
  begunHint: 'Go on: rows that are done are not done twice.',
  summary: ({ lines, ready, refused, applied, failed }: BulkUploadData): string =>
    applied + failed === 0
      ? `${formats.counted(lines, 'row', 'rows')}: ${formats.count(ready)} can be applied, ${formats.count(refused)} cannot.`
      : `${formats.counted(lines, 'row', 'rows')}: ${formats.count(applied)} applied, ${formats.count(refused + failed)} refused.`,
  history: 'History',
  none: 'Nothing uploaded yet',
  noneHint: 'Uploads are listed here for 90 days, with issues by line and column.',
  columns: {
    file: 'File',
    time: 'Uploaded',
    lines: 'Rows',
    applied: 'Applied',
    refused: 'Refused',
    state: 'State',
  },
  report: 'Report',
  reportOf: (file: string) => `Report of ${file}`,
  hideReport: 'Hide report',
  more: 'Show more',
  findings: { line: 'Line', field: 'Column', what: 'What to do' },
  advice: (field: string, code: string): string => getAdvice(field, code),
  noFindings: 'Nothing is wrong.',
  downloadReport: 'Download the report',
  failed: 'Sorry! Something went wrong on our end.',
  ids: {
    accounts: 'Ad accounts',
    campaigns: 'Campaigns',
    pins: 'Pins to promote',
    hint: 'Rows name what they change by these ids. Copy one, or download a list.',
    none: 'No ids yet',
    noneHint: 'Open an ad account under Ad accounts first. Its campaigns and your Pins then stand here.',
    id: 'Id',
    name: 'Name',
    account: 'Ad account',
    campaign: 'Campaign',
    status: 'State',
    noName: 'Without a name',
    copy: 'Copy',
    copyOf: (name: string) => `Copy the id of ${name}`,
    copied: (id: string) => `${id} is copied.`,
    notCopied: 'Your browser did not copy it. Select the id instead.',
    statuses: { draft: 'Draft', active: 'Active', paused: 'Paused', ended: 'Ended' },
  },
  help: {
    title: 'How it works',
    steps: [
      'Each row is about one campaign or one promoted Pin, and says what to do with it: create, change or pause.',
      'A change leaves alone what its row leaves empty. The word none takes away a budget, a last day or whom a Pin is meant for.',
      'Rows are done in the order of the file. A row that is wrong stops no other.',
      'A new campaign is a draft. Rows further down name it by campaign_name to add Pins and to make it active; later its id stands in the id library.',
      'Spreadsheets shorten long numbers: make the columns of ids text before you paste.',
    ] as readonly string[],
    columns: 'Columns',
    column: 'Column',
    takes: 'Accepted values',
    /** The accepted values of a column. */
    valuesOf: (column: string): string => getValues(column),
    campaign: 'Campaign',
    pin: 'Promoted Pin',
    needed: (actions: readonly BulkAction[]): string =>
      actions.length === 0
        ? 'Optional'
        : actions.length === 3
          ? 'Always'
          : `Needed to ${formats.list(actions)}`,
    notTaken: '–',
    notTakenLabel: 'Not taken',
  },
  count: (value: number): string => formats.count(value),
  moment: (iso: string, timeZone: string): string => formats.moment(iso, timeZone),
};
