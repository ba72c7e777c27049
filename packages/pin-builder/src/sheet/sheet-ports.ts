import type { PinDraft } from '@pegboard/types';
import type { ReactNode } from 'react';
import type { UploadedImage, UploadProgress } from '../ports.ts';
import type { SheetBoard } from './model/sheet-state.ts';

/** The functions that the sheet needs from its app, for a row by its id. Each may reject with a `BuilderError`. */
export type SheetPorts = {
  /**
   * Stores a new row with its file on the device, before its upload begins: without it, a page that is closed loses the files that
   * wait for their uploads.
   */
  storeRow?(id: string, file: File, draft: PinDraft): Promise<void>;
  /** Uploads the file of a row, reports its progress, and resolves when every size is stored. */
  uploadImage(
    id: string,
    file: File,
    options: { readonly signal: AbortSignal; onProgress(progress: UploadProgress): void },
  ): Promise<UploadedImage>;
  /** Stores the draft of a row on the device at once, and on the server when its upload has ended. */
  saveDraft(id: string, draft: PinDraft): Promise<void>;
  publish(id: string, draft: PinDraft): Promise<{ readonly pinId: string }>;
  /** Removes the draft of a row that the member removed. */
  discard(id: string): Promise<void>;
};

/** A row of an earlier visit that is continued: its draft, and its file or its uploaded image. */
export type StoredRow = {
  readonly id: string;
  readonly fileName: string;
  readonly draft: PinDraft;
  readonly file: File | null;
  readonly image: UploadedImage | null;
  readonly boardName: string;
};

/** The slot in which the app renders its picker of a board. */
export type RenderSheetBoard = (field: {
  readonly label: string;
  readonly board: SheetBoard | null;
  readonly isInvalid: boolean;
  readonly onChange: (board: SheetBoard) => void;
}) => ReactNode;
