import type { ArticleState } from '@pegboard/types';
import { Button, Modal, TextField } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../messages/language.ts';
import type { EditedArticle } from './article-api.ts';
import { toInstant, toLocalTime } from './article-draft.ts';
import { ArticleTimes } from './article-times.tsx';
import styles from './editorial.module.css';
import { useEditorTexts } from './texts/editor-texts.ts';

/** The times of a publication as instants. */
export type Times = { readonly publishAt: string | undefined; readonly endAt: string | undefined };

const IS_ON_SITE: readonly ArticleState[] = ['scheduled', 'published', 'ended'];

/** Renders the publication of an article: its times, and the actions that change its state. */
export function Publication(props: {
  readonly article: EditedArticle | undefined;
  readonly isBusy: boolean;
  readonly errors: Readonly<Record<string, string>>;
  readonly onPublish: (times: Times) => void;
  readonly onWithdraw: () => void;
  readonly onDelete: () => void;
}): ReactNode {
  const { article, isBusy, errors, onPublish, onWithdraw, onDelete } = props;
  const texts = useEditorTexts();
  const modalMessages = useTexts('modalMessages');
  const [publishAt, setPublishAt] = useState(() => toLocalTime(article?.publish_at ?? null));
  const [endAt, setEndAt] = useState(() => toLocalTime(article?.end_at ?? null));
  const [isDeleting, setDeleting] = useState(false);
  const state = article?.state ?? 'draft';
  const isPublished = state === 'published';
  const label = isPublished ? texts.changeTimes : publishAt === '' ? texts.publish : texts.schedule;
  const publish = (): void =>
    // A published article keeps the time of its publication, to the millisecond.
    onPublish({
      publishAt:
        isPublished && publishAt === toLocalTime(article?.publish_at ?? null)
          ? undefined
          : toInstant(publishAt),
      endAt: toInstant(endAt),
    });
  return (
    <fieldset className={styles.section}>
      <legend>{texts.publication}</legend>
      <p>
        <span className={styles.state} data-state={state}>
          {texts.states[state]}
        </span>
      </p>
      {article ? <ArticleTimes article={article} /> : null}
      <TextField
        label={texts.publishAt}
        hint={texts.publishAtHint}
        type="datetime-local"
        value={publishAt}
        error={errors['publish_at']}
        onChange={(event) => setPublishAt(event.currentTarget.value)}
      />
      <TextField
        label={texts.endAt}
        hint={texts.endAtHint}
        type="datetime-local"
        value={endAt}
        error={errors['end_at']}
        onChange={(event) => setEndAt(event.currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button variant="secondary" loading={isBusy} onClick={publish}>
          {label}
        </Button>
        {IS_ON_SITE.includes(state) ? (
          <Button variant="secondary" loading={isBusy} onClick={onWithdraw}>
            {state === 'scheduled' ? texts.unschedule : texts.withdraw}
          </Button>
        ) : null}
        {article ? (
          <Button variant="ghost" onClick={() => setDeleting(true)}>
            {texts.delete}
          </Button>
        ) : null}
      </div>
      {isDeleting ? (
        <Modal
          title={texts.deleteTitle}
          role="alertdialog"
          size="sm"
          onClose={() => setDeleting(false)}
          messages={modalMessages}
          footer={
            <>
              <Button onClick={() => setDeleting(false)}>{texts.cancel}</Button>
              <Button
                variant="danger"
                loading={isBusy}
                onClick={() => {
                  setDeleting(false);
                  onDelete();
                }}
              >
                {texts.delete}
              </Button>
            </>
          }
        >
          {texts.deleteText}
        </Modal>
      ) : null}
    </fieldset>
  );
}
