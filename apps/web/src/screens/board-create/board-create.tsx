import { Button } from '@pegboard/ui';
import { use, type FormEvent, type ReactNode } from 'react';
import { useNavigate, type LoaderFunctionArgs } from 'react-router';
import { callResource } from '../../data/call-resource.ts';
import { FreshnessContext } from '../../data/invalidation.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import { screenMessages as enUsScreens } from '../../messages/en-us-screens.ts';
import { boardFormData, BoardFields } from '../../features/board-editing/board-fields.tsx';
import { useSubmit } from '../../features/forms/use-submit.ts';
import styles from './board-create.module.css';

/** Requires a member. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await requireViewer(args, 'create-board');
  return null;
}

/** Renders the page that creates a board and opens it. */
export function Component(): ReactNode {
  const screenMessages = useTexts('screens', enUsScreens);
  const messages = useTexts('site', enUs);
  const texts = screenMessages.boardCreate;
  const navigate = useNavigate();
  const freshness = use(FreshnessContext);
  const { isBusy, fields, message, submit } = useSubmit();
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const options = boardFormData(event.currentTarget);
    void submit(async () => {
      const board = await callResource({ name: 'Board', action: 'create', options });
      freshness?.mark();
      await navigate((board as { readonly url: string }).url);
    });
  };
  return (
    <form className={styles.page} onSubmit={send}>
      <title>{messages.title(texts.title)}</title>
      <h1>{texts.title}</h1>
      <p className={styles.intro}>{texts.intro}</p>
      <BoardFields errors={fields} />
      <output className={styles.problem}>{message}</output>
      <Button type="submit" variant="primary" size="lg" loading={isBusy}>
        {texts.create}
      </Button>
    </form>
  );
}
