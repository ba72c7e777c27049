const number = new Intl.NumberFormat('en-US');

/** The texts of the imports on the page “Your data”, in US English. */
export const importingTexts = {
  title: 'Import',
  hint: 'Bring your Pins from elsewhere: an archive of Pegboard, the data export of Pinterest, browser bookmarks, exports of Raindrop, Karakeep, Linkwarden, Are.na and Pinry, feeds, or a ZIP of images and videos whose folders become boards.',
  choose: 'Choose a file or drop it here',
  file: 'File',
  upload: 'Upload',
  noScript:
    'JavaScript is off in this browser: the file is sent in one piece, and an interrupted upload starts again.',
  reload: 'Reload this page to see how far it is.',
  limit: (bytes: string) => `ZIP, HTML, CSV, JSON or XML, up to ${bytes}`,
  sending: 'Your file is being uploaded. Keep this page open.',
  sendingProgress: 'Progress of the upload',
  pause: 'Pause',
  interrupted: (name: string) =>
    `The upload of ${name} was interrupted. Choose the same file again to continue.`,
  otherFile: 'This is another file. Choose the same one again, or discard it first.',
  reading: 'Your file is being read.',
  running: 'Your import is running. You can leave this page.',
  undoing: 'Your import is being undone.',
  progress: 'Progress of the import',
  doneOf: (done: number, total: number) => `${number.format(done)} of ${number.format(total)}`,
  finished: 'Your import is finished.',
  undone: 'Your import was undone.',
  cancel: 'Cancel the import',
  canceled: 'The import was canceled. What it had created is still there, and can be undone.',
  discard: 'Discard this file',
  discarded: 'The file was discarded.',
  list: 'Your imports',
  removed: 'The report was deleted.',
} as const;
