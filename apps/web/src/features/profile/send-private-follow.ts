import { z } from 'zod/mini';
import { callResource } from '../../data/call-resource.ts';

/** The state of a viewer's follow of a private profile. */
export type FollowState = 'none' | 'requested' | 'followed';

const answerSchema = z.object({ is_followed: z.boolean(), is_requested: z.boolean() });

/** Asks to follow a private profile, or ends the request or the follow; returns the new state. Throws `ResourceError`. */
export async function sendPrivateFollow(userId: string, action: 'create' | 'delete'): Promise<FollowState> {
  const answer = answerSchema.parse(
    await callResource({ name: 'UserFollow', action, options: { user_id: userId } }),
  );
  if (answer.is_followed) return 'followed';
  return answer.is_requested ? 'requested' : 'none';
}
