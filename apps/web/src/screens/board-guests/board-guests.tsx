import { Button, EmptyState, getFormText } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import { useLoaderData, useRevalidator, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import * as z from 'zod/mini';
import { callResource } from '../../data/call-resource.ts';
import { notFound } from '../../data/not-found.ts';
import { readResource } from '../../data/read-resource.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { PlainForm } from '../../features/forms/plain-form.tsx';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { Link } from '../../features/links/link.tsx';
import { boardTexts as enUsBoards } from '../../messages/en-us-boards.ts';
import { screenMessages as enUsScreens } from '../../messages/en-us-screens.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import styles from './board-guests.module.css';

const waitingImage = z.object({
  id: z.string(),
  guest_name: z.string(),
  note: z.nullable(z.string()),
  link_label: z.nullable(z.string()),
  expires_at: z.string(),
  images: z.array(z.object({ size: z.string(), url: z.string(), width: z.number(), height: z.number() })),
});
const reviewSchema = z.object({
  board: z.object({ id: z.string(), name: z.string(), url: z.string() }),
  count: z.number(),
  items: z.array(waitingImage),
});

type Review = z.infer<typeof reviewSchema>;
type WaitingImage = z.infer<typeof waitingImage>;
type Decision = 'accept' | 'decline';

/** Reads the images that wait; for members who may not review them, this page does not exist. */
export async function loader(args: LoaderFunctionArgs): Promise<Review> {
  await requireViewer(args, 'continue');
  const read = await readResource(args.context, 'BoardGuestImage', { board_id: args.params['id'] ?? '' });
  if (!read.ok) throw notFound();
  return reviewSchema.parse(read.data);
}

/** Renders the review of images that guests added to a board by a link (IO-09). */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('boards', enUsBoards).guests;
  const { backToBoard } = useTexts('screens', enUsScreens).board;
  const { board, count, items } = useLoaderData<Review>();
  const { revalidate } = useRevalidator();
  const { isBusy, message, submit } = useSubmit();
  const [search] = useSearchParams();
  const [done, setDone] = useState(search.get('done'));
  const review = (form: FormData): void =>
    void submit(async () => {
      setDone(null);
      try {
        await callResource({ name: 'BoardGuestImage', action: 'update', options: toOptions(form) });
        setDone(getFormText(form, 'decision'));
      } finally {
        await revalidate();
      }
    });
  return (
    <div className={styles.page}>
      <title>{messages.title(`${texts.title} — ${board.name}`)}</title>
      <meta name="robots" content="noindex" />
      <Link to={board.url}>{backToBoard(board.name)}</Link>
      <h1>{texts.title}</h1>
      <SubmitResult message={message} done={doneText(done, texts)} />
      {items.length === 0 ? (
        <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>
      ) : (
        <>
          <p className={styles.hint}>
            {texts.count(count)}. {texts.hint}
          </p>
          <ul className={styles.images} role="list">
            {items.map((image) => (
              <Waiting key={image.id} image={image} boardId={board.id} isBusy={isBusy} onReview={review} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Waiting(props: {
  readonly image: WaitingImage;
  readonly boardId: string;
  readonly isBusy: boolean;
  readonly onReview: (form: FormData) => void;
}): ReactNode {
  const texts = useTexts('boards', enUsBoards).guests;
  const { image, boardId, isBusy, onReview } = props;
  const { guest_name: name, link_label: label } = image;
  const [small] = image.images;
  const large = image.images.at(-1);
  return (
    <li className={styles.image}>
      {small ? (
        <a href={large?.url} target="_blank" rel="noopener">
          <img
            src={small.url}
            width={small.width}
            height={small.height}
            alt={texts.alt(name)}
            loading="lazy"
          />
        </a>
      ) : null}
      <h2 dir="auto">{texts.by(name)}</h2>
      {image.note === null ? null : <p dir="auto">{image.note}</p>}
      {label === null ? null : <p className={styles.hint}>{texts.byLink(label)}</p>}
      <p className={styles.hint}>{texts.expires(image.expires_at)}</p>
      <PlainForm action={`/board/${boardId}/guests/`} className={styles.decide} onSend={onReview}>
        <input type="hidden" name="board_id" value={boardId} />
        <input type="hidden" name="image_id" value={image.id} />
        <Button
          type="submit"
          name="decision"
          value="accept"
          variant="primary"
          size="sm"
          aria-label={texts.acceptOf(name)}
          disabled={isBusy}
        >
          {texts.accept}
        </Button>
        <Button
          type="submit"
          name="decision"
          value="decline"
          size="sm"
          aria-label={texts.declineOf(name)}
          disabled={isBusy}
        >
          {texts.decline}
        </Button>
      </PlainForm>
    </li>
  );
}

function toOptions(form: FormData): Record<string, unknown> {
  return Object.fromEntries(['board_id', 'image_id', 'decision'].map((name) => [name, form.get(name)]));
}

function doneText(
  done: string | null,
  texts: { readonly accepted: string; readonly declined: string },
): string | undefined {
  const results: Record<Decision, string> = { accept: texts.accepted, decline: texts.declined };
  return done === 'accept' || done === 'decline' ? results[done] : undefined;
}
