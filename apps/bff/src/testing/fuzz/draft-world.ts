import { EMPTY_PIN_DRAFT } from '@pegboard/types';
import { randomUUID } from 'node:crypto';
import type { TestApp, TestVisitor } from '../app.ts';
import { testUpload } from '../test-upload.ts';
import type { ValueGenerators } from './options-of.ts';

/** Creates drafts of a member: an empty one, one that can be published, a scheduled one and a deleted one. */
export async function draftWorld(
  site: TestApp,
  owner: TestVisitor,
  boardId: string,
): Promise<{ readonly drafts: readonly string[]; readonly generators: ValueGenerators }> {
  const upload = await testUpload(site, owner);
  const image = { uploadId: upload, edit: null, editedUploadId: null };
  const ready = { ...EMPTY_PIN_DRAFT, media: { kind: 'image', image }, boardId };
  const clients: string[] = [];
  const drafts: string[] = [];
  for (const content of [EMPTY_PIN_DRAFT, ready, ready, ready]) {
    const clientId = randomUUID();
    const { data } = await owner.call('PinDraft', 'create', { client_id: clientId, content });
    clients.push(clientId);
    drafts.push(data.id);
  }
  const [, , scheduled = '', deleted = ''] = drafts;
  const times = [1, 40, -1].map((days) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16),
  );
  const [tomorrow = ''] = times;
  await owner.call('PinDraftSchedule', 'create', { id: scheduled, local_time: tomorrow, time_zone: 'UTC' });
  await owner.call('PinDraft', 'delete', { id: deleted });
  return {
    drafts,
    generators: [
      [/client_id/, clients],
      [/uploadId/i, [upload]],
      [/boardId/, [boardId]],
      [/local_time/, times],
      [/time_zone/, ['UTC', 'Europe/Berlin', 'America/New_York', 'Mars/Olympus']],
    ],
  };
}
