import * as z from 'zod/mini';
import { callResource } from '../../data/call-resource.ts';

/**
 * The channels by which a member shares a pin. The numbers are chosen; none of them is one without a popover
 * (IV-02).
 */
export const INVITE_CHANNELS = { copiedLink: 1 } as const;

const madeSchema = z.object({ invite_code: z.string() });

/**
 * Returns a link to a page that identifies the sharer, by a new code. If none can be created, the link is the
 * plain address of the same page. Never rejects.
 */
export async function inviteLink(
  address: string,
  channel: number,
  call: typeof callResource = callResource,
): Promise<string> {
  try {
    const options = { invite_channel: channel };
    const { invite_code: code } = madeSchema.parse(
      await call({ name: 'InviteCode', action: 'create', options }),
    );
    const link = new URL(address);
    link.searchParams.set('invite_code', code);
    return link.href;
  } catch {
    // Too many codes, or no connection: the page can still be shared.
    return address;
  }
}
