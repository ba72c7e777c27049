import type { PinDraft } from '@pegboard/types';
import { openDeviceDrafts } from './device-drafts.ts';
import { openSharedFiles } from './shared-files.ts';

/**
 * Makes drafts of the member of shared files (CR-13), where dropped files are stored: one draft, whose id is that of the
 * share, or a row of the sheet for each file. A share that was taken over before, or is gone, changes nothing.
 */
export async function claimShare(
  id: string,
  options: { readonly userId: string; readonly as: 'draft' | 'rows'; readonly draft: PinDraft },
): Promise<void> {
  const { userId, as, draft } = options;
  const shares = openSharedFiles();
  const share = await shares.get(id);
  if (!share) return;
  const device = openDeviceDrafts(userId);
  const entry = { userId, draft, server: null, isDirty: true, updatedAt: Date.now(), row: null };
  if (as === 'draft') await device.put({ ...entry, clientId: id });
  const orders = as === 'draft' ? [] : (await device.list()).map(({ row }) => row?.order ?? 0);
  const first = Math.max(0, ...orders) + 1;
  for (const [nth, file] of share.files.entries()) {
    const clientId = as === 'draft' ? id : (share.rowIds[nth] ?? id);
    if (as === 'rows')
      await device.put({ ...entry, clientId, row: { fileName: file.name, order: first + nth } });
    // The device lists files by their ids: these have the order of the share.
    await device.putFile({ id: `${id}-${String(nth).padStart(3, '0')}`, clientId, file });
  }
  // After the drafts are stored: a page that is closed in between repeats this, with the same ids.
  await shares.remove(id);
}
