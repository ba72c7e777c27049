import { sharedPinPath, SHARED_FILES_MISSING } from '@pegboard/routes';
import { CAROUSEL_SLOTS_MAX } from '@pegboard/types';
import type { SharedFilesStore } from './shared-files.ts';

/** The most files of one share: the rows of a sheet. */
const FILES_PER_SHARE = 500;

/**
 * Receives what is shared to the installed app (CR-13): stores its files on the device and returns the address of the
 * composer. No file leaves the device before a member is logged in and the composer is open.
 */
export async function receiveShare(
  request: Request,
  store: SharedFilesStore,
  options: { readonly newId: () => string; readonly now: () => number },
): Promise<string> {
  const form = await request.formData();
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const texts = { title: text('title'), text: text('text'), url: text('url') };
  const files = form
    .getAll('files')
    .filter((value) => value instanceof File && value.size > 0)
    .slice(0, FILES_PER_SHARE) as File[];
  if (files.length === 0) return sharedPinPath(texts);
  const id = options.newId();
  try {
    await store.put({ id, files, rowIds: files.map(options.newId), sharedAt: options.now() });
  } catch {
    // The device is full or stores nothing: the page reports it.
    return sharedPinPath(texts, { id: SHARED_FILES_MISSING });
  }
  return sharedPinPath(texts, { id, isMany: files.length > CAROUSEL_SLOTS_MAX });
}
