import type { Pin } from '@pegboard/types';
import { Suspense, type ReactNode } from 'react';
import { BoardPinsDocument, CreatedPinsDocument } from '../../data/generated/graphql.ts';
import { useQuery } from '../../data/use-query.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import { Strip } from '../pin-feed/pin-strip.tsx';

const STRIP_SIZE = 12;

/** Renders pins of the same board and by the same creator (CU-05); loaded when they are near the viewport. */
export default function MorePins({ pin }: { readonly pin: Pin }): ReactNode {
  const { board, nativeCreator } = pin;
  const [, username, slug] = board?.url?.split('/') ?? [];
  return (
    <Suspense>
      {board?.name && username && slug ? (
        <BoardStrip pin={pin} name={board.name} username={username} slug={slug} />
      ) : null}
      {nativeCreator?.username ? <CreatorStrip pin={pin} username={nativeCreator.username} /> : null}
    </Suspense>
  );
}

function BoardStrip(props: {
  readonly pin: Pin;
  readonly name: string;
  readonly username: string;
  readonly slug: string;
}): ReactNode {
  const messages = useTexts('site', enUs);
  const { pin, name, username, slug } = props;
  const data = useQuery(BoardPinsDocument, {
    username: decodeURIComponent(username),
    slug: decodeURIComponent(slug),
    first: STRIP_SIZE,
  });
  const edges = data?.result.__typename === 'BoardData' ? data.result.data.connection.edges : [];
  return <Strip pin={pin} title={messages.pin.moreFromBoard(name)} href={pin.board?.url} edges={edges} />;
}

function CreatorStrip({ pin, username }: { readonly pin: Pin; readonly username: string }): ReactNode {
  const messages = useTexts('site', enUs);
  const data = useQuery(CreatedPinsDocument, { username, first: STRIP_SIZE });
  const edges = data?.result.__typename === 'UserData' ? data.result.data.connection.edges : [];
  const name = pin.nativeCreator?.fullName?.trim() || username;
  return <Strip pin={pin} title={messages.pin.moreFromCreator(name)} edges={edges} />;
}
