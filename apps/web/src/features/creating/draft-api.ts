import * as z from 'zod/mini';
import { callResource, ResourceError } from '../../data/call-resource.ts';
import type { DraftApi } from './draft-session.ts';

const idSchema = z.string();
const savedDraftSchema = z.object({ id: idSchema, version: z.number() });

/** Writes of drafts over REST. */
export const draftApi: DraftApi = {
  async create(clientId, content) {
    const options = { client_id: clientId, content };
    return savedDraftSchema.parse(await callResource({ name: 'PinDraft', action: 'create', options }));
  },
  async update({ id, version }, content) {
    const options = { id, version, content };
    return savedDraftSchema.parse(await callResource({ name: 'PinDraft', action: 'update', options }));
  },
  async read(id) {
    const options = { id };
    return savedDraftSchema.parse(await callResource({ name: 'PinDraft', action: 'get', options }));
  },
  async publish(id) {
    const created = await callResource({
      name: 'PinDraftPublish',
      action: 'create',
      options: { id },
      // The draft itself is the key: a repeated publication returns the same Pin.
      idempotencyKey: `publish-draft-${id}`,
    });
    return { pinId: z.object({ id: idSchema }).parse(created).id };
  },
  async schedule(id, { localTime, timeZone }) {
    const options = { id, local_time: localTime, time_zone: timeZone };
    await callResource({ name: 'PinDraftSchedule', action: 'create', options });
  },
  async delete(id) {
    await callResource({ name: 'PinDraft', action: 'delete', options: { id } });
  },
  isLost: (error) => hasCode(error, 'network'),
  isAborted: (error) => hasCode(error, 'aborted'),
  isConflict: (error) => hasCode(error, 'draft_changed'),
};

function hasCode(error: unknown, code: string): boolean {
  return error instanceof ResourceError && error.failure.code === code;
}
