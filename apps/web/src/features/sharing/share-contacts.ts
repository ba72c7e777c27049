import type { ShareContact } from '@pegboard/closeup/share';
import * as z from 'zod/mini';
import { callResource, ResourceError } from '../../data/call-resource.ts';

const contactsSchema = z.array(
  z.object({
    id: z.string(),
    username: z.string(),
    full_name: z.string(),
    image_medium_url: z.nullable(z.string()),
  }),
);

/** Returns members to whom something can be sent, by name prefix; undefined on failure. */
export async function shareContacts(typed: string): Promise<readonly ShareContact[] | undefined> {
  try {
    const found = await callResource({
      name: 'Contacts',
      action: 'get',
      options: typed ? { query: typed } : {},
    });
    return contactsSchema
      .parse(found)
      .map(({ id, username, full_name: name, image_medium_url: imageUrl }) => ({
        id,
        username,
        name: name || username,
        imageUrl: imageUrl ?? undefined,
      }));
  } catch (error) {
    if (error instanceof ResourceError) return undefined;
    throw error;
  }
}
