/** A board to which the member may save. */
export type Board = { readonly id: string; readonly name: string; readonly sectionCount: number };

/** A section of a board. */
export type Section = { readonly id: string; readonly title: string };

/** The board and section of a save. */
export type SaveTarget = {
  readonly board:
    | { readonly kind: 'existing'; readonly id: string }
    | { readonly kind: 'new'; readonly name: string; readonly isSecret: boolean };
  readonly section:
    | { readonly kind: 'none' }
    | { readonly kind: 'existing'; readonly id: string }
    | { readonly kind: 'new'; readonly title: string };
};

/** A Pin that the member saves from a page. The page is the sender of the message. */
export type NewPin = SaveTarget & {
  readonly imageUrl: string;
  readonly title: string;
  readonly altText: string;
  readonly description: string;
};

/** The result of a save. */
export type SavedPin = { readonly pinId: string; readonly url: string };

/** A request of a page's script to the background script, which alone has the access token. */
export type BackgroundRequest =
  | { readonly kind: 'read-boards' }
  | { readonly kind: 'read-sections'; readonly boardId: string }
  | { readonly kind: 'connect' }
  | { readonly kind: 'save'; readonly pin: NewPin; readonly key: string }
  | { readonly kind: 'undo'; readonly pinId: string };

/** The data of a response, by the kind of the request. */
export type ResponseData = {
  readonly 'read-boards': readonly Board[];
  readonly 'read-sections': readonly Section[];
  readonly connect: null;
  readonly save: SavedPin;
  readonly undo: null;
};

/** An error as it is shown: a code of `docs/errors.md`, or one of the extension. */
export type ExtensionError = { readonly code: string; readonly message: string };

/** The response to a request. */
export type BackgroundResponse<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly error: ExtensionError };

/** A command of the background script to the script of a page. */
export type PageCommand = {
  readonly kind: 'open-picker';
  /** The image that is selected; without one, that of the focused element, or none. */
  readonly imageUrl?: string;
};
