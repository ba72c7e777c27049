import { callResource } from '../../data/call-resource.ts';
import { openDeviceDrafts } from '../../features/creating/device-drafts.ts';
import { EMPTY_PIN_DRAFT } from '@pegboard/types';
import * as z from 'zod/mini';

/** Returns the file of an unfinished upload if this device has it. */
export async function findDeviceFile(userId: string, uploadId: string): Promise<File | undefined> {
  const device = openDeviceDrafts(userId);
  for (const { clientId } of await device.list()) {
    const found = (await device.files(clientId)).find((file) => file.uploadId === uploadId);
    if (found) return found.file;
  }
  return undefined;
}

/** Creates a draft of a processed video. Returns its id. Rejects with a ResourceError. */
export async function createVideoDraft(uploadId: string): Promise<string> {
  const media = { kind: 'video', uploadId, coverSeconds: null, captions: [] };
  const options = { client_id: crypto.randomUUID(), content: { ...EMPTY_PIN_DRAFT, media } };
  const created = await callResource({ name: 'PinDraft', action: 'create', options });
  return z.object({ id: z.string() }).parse(created).id;
}
