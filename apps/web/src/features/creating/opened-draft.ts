import type { UploadedImage } from '@pegboard/pin-builder';
import type { PinDraft } from '@pegboard/types';
import type { ServerDraft } from './draft-session.ts';

/** A draft with all data that the builder needs to continue it. */
export type OpenedDraft = {
  readonly clientId: string;
  readonly server: ServerDraft | null;
  readonly draft: PinDraft;
  /** True when the server does not have this version of the draft. */
  readonly isDirty: boolean;
  /** Files that the server does not have yet; a resumed upload reads its file itself. */
  readonly files: readonly File[];
  readonly images: Readonly<Record<string, UploadedImage>>;
};

/** Returns an empty draft. */
export function createDraft(clientId: string, draft: PinDraft): OpenedDraft {
  return { clientId, server: null, draft, isDirty: false, files: [], images: {} };
}
