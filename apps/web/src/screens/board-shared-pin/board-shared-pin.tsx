import type { ReactNode } from 'react';
import { useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router';
import { useVisitHandlers } from '../../features/outbound/outbound-links.tsx';
import { GuestText } from '../../features/shared-board/guest-text.tsx';
import {
  readSharedBoard,
  type OpenedLink,
  type SharedBoard,
  type SharedPin,
} from '../../features/shared-board/read-shared-board.ts';
import { SharedBoardFrame } from '../../features/shared-board/shared-board-frame.tsx';
import styles from '../../features/shared-board/shared-board.module.css';
import { boardTexts as enUsBoards } from '../../messages/en-us-boards.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';

/** Reads the pin at this address on the board of the link (IO-09). */
export const loader = (args: LoaderFunctionArgs): ReturnType<typeof readSharedBoard> =>
  readSharedBoard(args, { isCounted: false, pinId: args.params['pin'] ?? '' });

/** Renders the close-up of a pin as a share link of its board shows it, to be read only. */
export function Component(): ReactNode {
  const opened = useLoaderData<OpenedLink>();
  const { pin: id } = useParams();
  return (
    <SharedBoardFrame opened={opened}>
      {({ board, url, pins }) => {
        const pin = pins.find((each) => each.id === id);
        return pin ? <Closeup pin={pin} board={board} boardUrl={url} /> : null;
      }}
    </SharedBoardFrame>
  );
}

function Closeup(props: {
  readonly pin: SharedPin;
  readonly board: SharedBoard['board'];
  readonly boardUrl: string;
}): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('boards', enUsBoards).shared;
  const visit = useVisitHandlers('BoardFeed');
  const { pin, board, boardUrl } = props;
  const title = pin.title || pin.grid_title || texts.untitled;
  return (
    <>
      <title>{messages.title(title)}</title>
      <a href={boardUrl}>{texts.back(board.name)}</a>
      <article className={styles.closeup}>
        <Media pin={pin} title={title} />
        <h1 dir="auto">{title}</h1>
        {pin.guest_name === null ? (
          pin.description === null ? null : (
            <p dir="auto">{pin.description}</p>
          )
        ) : (
          <GuestText name={pin.guest_name} description={pin.description} />
        )}
        {pin.link === null ? null : (
          <a
            href={pin.link}
            target="_blank"
            rel="noopener noreferrer nofollow"
            {...visit({ id: pin.id, entityId: pin.id, link: pin.link }, pin.link)}
          >
            {texts.visit(pin.domain)}
          </a>
        )}
        <p className={styles.hint}>{texts.readOnly}</p>
      </article>
    </>
  );
}

/** Renders the video of a pin with the controls of the browser, which need no scripts, or else its image. */
function Media({ pin, title }: { readonly pin: SharedPin; readonly title: string }): ReactNode {
  const image = pin.images['736x'] ?? pin.images['orig'] ?? pin.images['236x'];
  const alt = pin.alt_text || title;
  const video = pin.videos?.video_list.V_720P;
  if (video)
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- its tracks are the captions that its creator added
      <video
        src={video.url}
        width={video.width}
        height={video.height}
        poster={image?.url}
        aria-label={alt}
        controls
        playsInline
        preload="none"
      >
        {pin.videos?.captions.map(({ language, url }) => (
          <track key={language} kind="captions" srcLang={language} src={url} label={language} />
        ))}
      </video>
    );
  return image ? <img src={image.url} width={image.width} height={image.height} alt={alt} /> : null;
}
