import type { ApiRequest } from './api-request.ts';
import type { UnfollowTarget } from './unfollow-target.ts';

/** The subject of a follow, or a member to block, with the displayed name. */
export type RelationshipSubject = {
  readonly kind: UnfollowTarget['kind'] | 'block';
  readonly id: string;
  readonly name: string;
};

/** The surface of a block, as `UserBlockResource` names it. */
export type BlockSource = 'profile' | 'pin' | 'comment';

/**
 * Builds the request that follows or unfollows a board, a member or a topic (FB-05), or blocks or unblocks a
 * member (FB-06), as in §7.
 */
export function buildRelationshipRequest(
  subject: RelationshipSubject,
  isOn: boolean,
  source?: BlockSource,
): ApiRequest {
  const { kind, id } = subject;
  if (kind === 'board')
    return {
      kind: 'path',
      method: isOn ? 'PUT' : 'DELETE',
      path: `/v3/boards/${encodeURIComponent(id)}/follow/`,
      options: {},
    };
  const call = (name: string, options: Readonly<Record<string, string>>): ApiRequest => ({
    kind: 'resource',
    name,
    action: isOn ? 'create' : 'delete',
    options,
  });
  if (kind === 'pinner') return call('UserFollow', { user_id: id });
  if (kind === 'topic') return call('InterestFollow', { interest_id: id });
  return call('UserBlock', {
    blocked_user_id: id,
    ...(isOn && source !== undefined ? { block_source: source } : {}),
  });
}
