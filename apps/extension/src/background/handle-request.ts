import type { BackgroundRequest, BackgroundResponse } from '../protocol.ts';
import { readBoards, readSections } from './boards.ts';
import { connect } from './connect.ts';
import { ExtensionFailure } from './extension-failure.ts';
import { savePin, undoSave } from './save-pin.ts';

/** Answers a request of the script of a page; errors are part of the response. `pageUrl` is the address of the page. */
export async function handleRequest(
  request: BackgroundRequest,
  pageUrl: string,
): Promise<BackgroundResponse<unknown>> {
  try {
    return { ok: true, data: await run(request, pageUrl) };
  } catch (error) {
    if (error instanceof ExtensionFailure)
      return { ok: false, error: { code: error.code, message: error.message } };
    throw error;
  }
}

async function run(request: BackgroundRequest, pageUrl: string): Promise<unknown> {
  switch (request.kind) {
    case 'read-boards':
      return readBoards();
    case 'read-sections':
      return readSections(request.boardId);
    case 'connect':
      await connect();
      return null;
    case 'save':
      return savePin(request.pin, pageUrl, request.key);
    case 'undo':
      await undoSave(request.pinId);
      return null;
  }
}
