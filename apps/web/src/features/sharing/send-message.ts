import type { ShareContact, SharePorts } from '@pegboard/closeup/share';
import { callResource, ResourceError } from '../../data/call-resource.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { getClientMessages } from '../../messages/client-messages.ts';

/** Sends a pin or a text to a member, in a new or the existing conversation. */
export async function sendMessage(
  { id }: ShareContact,
  message: { readonly text: string } | { readonly pin_id: string },
): ReturnType<SharePorts['send']> {
  try {
    await callResource({
      name: 'Conversations',
      action: 'create',
      options: { user_ids: [id], ...message },
      idempotencyKey: crypto.randomUUID(),
    });
    return { problem: undefined };
  } catch (error) {
    if (error instanceof ResourceError)
      return { problem: error.failure.message || getClientMessages('site', enUs).errors.failed };
    throw error;
  }
}
