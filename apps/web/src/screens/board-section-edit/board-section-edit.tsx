import { Button } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import { useNavigate, useParams, type LoaderFunctionArgs } from 'react-router';
import { Link } from '../../features/links/link.tsx';
import { BoardSectionByIdDocument, type BoardSectionByIdQuery } from '../../data/generated/graphql.ts';
import { answersContext } from '../../data/request-context.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { useQuery } from '../../data/use-query.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import { boardPageTexts as enUsBoardPage } from '../../messages/en-us-board-page.ts';
import { screenMessages as enUsScreens } from '../../messages/en-us-screens.ts';
import { DeleteSection, useSectionName } from '../../features/board-editing/section-dialogs.tsx';
import styles from '../../features/board-editing/board-settings.module.css';
import { notFound } from '../../data/not-found.ts';

type Found = Extract<BoardSectionByIdQuery['result'], { __typename: 'BoardSectionData' }>;

/** Loads a section for members who can edit its board; for others this page does not exist. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await requireViewer(args, 'continue');
  const variables = { section: args.params['id'] ?? '' };
  const answers = args.context.get(answersContext);
  const { result } = await answers.ask(BoardSectionByIdDocument, variables, 'network-only');
  if (result.__typename !== 'BoardSectionData' || !result.board.viewerRights.includes('edit'))
    throw notFound();
  return null;
}

/**
 * Renders the renaming and deletion of a section as a page with its own address (§2), which are dialogs
 * elsewhere.
 */
export function Component(): ReactNode {
  const { id = '' } = useParams();
  const result = useQuery(BoardSectionByIdDocument, { section: id })?.result;
  return result?.__typename === 'BoardSectionData' ? <SectionScreen key={id} {...result} /> : null;
}

function SectionScreen({ data: section, board }: Found): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('boardPage', enUsBoardPage).section;
  const screenMessages = useTexts('screens', enUsScreens);
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  const { formId, isBusy, form } = useSectionName({
    boardId: board.entityId,
    section,
    onDone: (slug) => void navigate(`${board.url}${encodeURIComponent(slug)}/`),
  });
  return (
    <div className={styles.page}>
      <title>{messages.title(`${texts.renameTitle} — ${section.title}`)}</title>
      <meta name="robots" content="noindex" />
      <Link to={board.url}>{screenMessages.board.backToBoard(board.name)}</Link>
      <h1>{texts.renameTitle}</h1>
      <div className={styles.form}>
        {form}
        <p>
          <Button type="submit" form={formId} variant="primary" loading={isBusy}>
            {texts.save}
          </Button>
        </p>
      </div>
      <div className={styles.life}>
        <div className={styles.act}>
          <Button onClick={() => setDeleting(true)}>{texts.delete}</Button>
          <p className={styles.hint}>{texts.undoHint}</p>
        </div>
      </div>
      {isDeleting ? (
        <DeleteSection
          section={section}
          onClose={() => setDeleting(false)}
          onDone={(change) => {
            if (change === 'deleted') void navigate(board.url);
          }}
        />
      ) : null}
    </div>
  );
}
