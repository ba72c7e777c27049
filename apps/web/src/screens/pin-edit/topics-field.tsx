import type { TopicsSlotProps } from '@pegboard/closeup/edit';
import { TopicPicker } from '@pegboard/pin-builder/topics';
import { useEffect, useState, type ReactNode } from 'react';
import { searchTopics } from '../../features/creating/pin-api.ts';
import { readBuilderMessages, type BuilderLanguage } from '../../messages/builder-messages.ts';
import { screenMessages as enUsScreens } from '../../messages/en-us-screens.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import styles from './pin-edit.module.css';

/** A topic of a pin. */
export type Topic = {
  readonly id: string;
  readonly name: string;
  /** True if it was assigned to the pin and not chosen by its creator (SR-16). */
  readonly isSuggested: boolean;
};

/** The topics of a pin in its form (CR-15). */
export function TopicsField(props: TopicsSlotProps & { readonly topics: readonly Topic[] }): ReactNode {
  const { topicIds, onChange, error, topics } = props;
  const locale = useLocale();
  const texts = useTexts('screens', enUsScreens).pinEdit;
  // Null until its texts are loaded. It is rendered in the browser only: its hidden parts have inline styles, which the content
  // security policy blocks in HTML.
  const [language, setLanguage] = useState<BuilderLanguage | undefined | null>(null);
  useEffect(() => {
    // Without its table the field is in English.
    readBuilderMessages(locale).then(setLanguage, () => setLanguage(undefined));
  }, [locale]);
  if (language === null) return <div className={styles.topics} />;
  return (
    <TopicPicker
      topicIds={topicIds}
      onChange={onChange}
      searchTopics={searchTopics}
      initialNames={Object.fromEntries(topics.map(({ id, name }) => [id, name]))}
      marks={Object.fromEntries(
        topics.flatMap(({ id, isSuggested }) => (isSuggested ? [[id, texts.topicSuggested]] : [])),
      )}
      error={error}
      messages={language?.builder}
    />
  );
}
