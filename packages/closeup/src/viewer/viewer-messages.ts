/** The messages of the image viewer. */
export type ViewerMessages = {
  readonly title: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
  readonly previous: string;
  readonly next: string;
  readonly hint: string;
  readonly close: string;
};

/** The messages in US English. */
export const viewerMessages: ViewerMessages = {
  title: 'Image viewer',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit to screen',
  previous: 'Previous image',
  next: 'Next image',
  hint: 'Zoom with plus and minus, move with the arrow keys, close with Escape.',
  close: 'Close',
};
