import { lazy, Suspense, type ReactNode } from 'react';
import { BoardInviteDocument } from '../../data/generated/graphql.ts';
import { useQuery } from '../../data/use-query.ts';

const InviteView = lazy(async () => ({
  default: (await import('../../features/board-editing/invite-view.tsx')).InviteView,
}));

/**
 * Renders the viewer's pending invite to the board of an address: in place of a board that they cannot see
 * yet, or above it.
 */
export function BoardInviteBanner(props: {
  readonly username: string;
  readonly slug: string;
  readonly isAbove: boolean;
}): ReactNode {
  const { username, slug, isAbove } = props;
  const result = useQuery(BoardInviteDocument, { username, slug })?.result;
  if (result?.__typename !== 'BoardInviteData') return null;
  return (
    <Suspense>
      <InviteView invite={result.data} code={undefined} here={result.data.boardUrl} isAbove={isAbove} />
    </Suspense>
  );
}
