import { PinStrip } from '@pegboard/closeup/strips';
import type { PinCardData } from '@pegboard/pin-card';
import type { Pin } from '@pegboard/types';
import { Suspense, type MouseEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { BoardPinsDocument, CreatedPinsDocument } from '../data/generated/graphql.ts';
import { useAnswer } from '../data/use-answer.ts';
import { messages } from '../messages/en-us.ts';
import { pinOfOnce } from './app-pin-card.tsx';
import { isPlainClick } from './plain-click.ts';

const STRIP_SIZE = 12;

/** Pins of the same board and by the same creator (CU-05); loaded when somebody comes near. */
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
  const { pin, name, username, slug } = props;
  const data = useAnswer(BoardPinsDocument, {
    username: decodeURIComponent(username),
    slug: decodeURIComponent(slug),
    first: STRIP_SIZE,
  });
  const edges = data?.result.__typename === 'BoardData' ? data.result.data.connection.edges : [];
  return <Strip pin={pin} title={messages.pin.moreFromBoard(name)} href={pin.board?.url} edges={edges} />;
}

function CreatorStrip({ pin, username }: { readonly pin: Pin; readonly username: string }): ReactNode {
  const data = useAnswer(CreatedPinsDocument, { username, first: STRIP_SIZE });
  const edges = data?.result.__typename === 'UserData' ? data.result.data.connection.edges : [];
  const name = pin.nativeCreator?.fullName?.trim() || username;
  return <Strip pin={pin} title={messages.pin.moreFromCreator(name)} edges={edges} />;
}

function Strip(props: {
  readonly pin: Pin;
  readonly title: string;
  readonly href?: string | null | undefined;
  readonly edges: readonly { readonly node: PinCardData }[];
}): ReactNode {
  const navigate = useNavigate();
  const open = (_: Pin, event: MouseEvent<HTMLAnchorElement>): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void navigate(event.currentTarget.pathname);
  };
  return (
    <PinStrip
      title={props.title}
      href={props.href ?? undefined}
      pins={props.edges.map(({ node }) => pinOfOnce(node)).filter(({ id }) => id !== props.pin.id)}
      untitled={messages.pin.untitled}
      onOpen={open}
    />
  );
}
