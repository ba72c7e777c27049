import * as z from 'zod/mini';
import type { NewPin, SavedPin } from '../protocol.ts';
import { prepareTarget } from './boards.ts';
import { callSite } from './call-site.ts';
import { ExtensionFailure } from './extension-failure.ts';
import { readSite } from './settings.ts';

const uploadSchema = z.object({ upload_id: z.string() });
const pinSchema = z.object({ id: z.string() });
const SAVED_KEY = 'savedPins';
const savedSchema = z.catch(z.array(z.string()), []);

/**
 * Saves an image of a page: the site fetches the image and creates the Pin, each once per key. Without an answer, the same
 * call with the same key can be repeated. Throws `ExtensionFailure`.
 */
export async function savePin(pin: NewPin, pageUrl: string, key: string): Promise<SavedPin> {
  const { boardId, sectionId } = await prepareTarget(pin);
  const { data: upload } = await callSite(
    {
      name: 'UploadFromWeb',
      action: 'create',
      options: { image_url: pin.imageUrl, page_url: pageUrl },
      idempotencyKey: `${key}-upload`,
    },
    uploadSchema,
  );
  const { data: created } = await callSite(
    {
      name: 'Pin',
      action: 'create',
      options: {
        board_id: boardId,
        ...(sectionId === undefined ? {} : { section: sectionId }),
        upload_id: upload.upload_id,
        title: pin.title,
        description: pin.description,
        alt_text: pin.altText,
        link: pageUrl,
      },
      idempotencyKey: `${key}-pin`,
    },
    pinSchema,
  );
  await chrome.storage.session.set({ [SAVED_KEY]: [...(await readSaved()), created.id] });
  return { pinId: created.id, url: `${await readSite()}/pin/${created.id}/` };
}

/** Deletes a Pin that this browser has saved since it started; a page's script can delete no other. */
export async function undoSave(pinId: string): Promise<void> {
  const saved = await readSaved();
  if (!saved.includes(pinId)) throw new ExtensionFailure('pin_not_found');
  await callSite({ name: 'Pin', action: 'delete', options: { id: pinId } }, z.unknown());
  await chrome.storage.session.set({ [SAVED_KEY]: saved.filter((id) => id !== pinId) });
}

async function readSaved(): Promise<readonly string[]> {
  return savedSchema.parse((await chrome.storage.session.get(SAVED_KEY))[SAVED_KEY]);
}
