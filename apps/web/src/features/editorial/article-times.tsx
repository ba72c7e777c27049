import type { ReactNode } from 'react';
import { useLocale } from '../../messages/language.ts';
import type { ListedArticle } from './article-api.ts';
import styles from './editorial.module.css';
import { useEditorTexts } from './texts/editor-texts.ts';

/** Renders when an article was or will be published, ends, and was changed, in the time zone of the reader. */
export function ArticleTimes({
  article,
}: {
  readonly article: Pick<ListedArticle, 'state' | 'publish_at' | 'end_at' | 'updated_at'>;
}): ReactNode {
  const texts = useEditorTexts();
  const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeStyle: 'short' });
  const { state, publish_at: publishAt, end_at: endAt, updated_at: updatedAt } = article;
  const times = [
    publishAt === null
      ? undefined
      : (state === 'scheduled' ? texts.scheduledFor : texts.publishedOn)(format.format(new Date(publishAt))),
    endAt === null ? undefined : texts.endsOn(format.format(new Date(endAt))),
    texts.changedOn(format.format(new Date(updatedAt))),
  ];
  return (
    <p className={styles.hint} suppressHydrationWarning>
      {times.filter((time) => time !== undefined).join(' · ')}
    </p>
  );
}
