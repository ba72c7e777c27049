'use client';

import { lazy, useCallback, type ReactNode } from 'react';
import topicStyles from '../topics/topic-picker.module.css';
import { useBuilder } from './builder-context.ts';
import { LazyPart } from './lazy-part.tsx';

/** The combobox is as large as the rest of the composer: it is loaded after the first paint. */
const TopicPicker = lazy(async () => ({ default: (await import('../topics/topic-picker.tsx')).TopicPicker }));

/** The topics of the Pin. Source: CR-04. */
export function TopicField(props: { readonly initialNames: Readonly<Record<string, string>> }): ReactNode {
  const { state, send, ports, messages, errors, root } = useBuilder();
  const searchTopics = useCallback(
    (text: string, signal: AbortSignal) => ports.searchTopics(text, signal),
    [ports],
  );
  return (
    <LazyPart placeholder={<TopicPlaceholder />}>
      <TopicPicker
        topicIds={state.fields.topicIds}
        onChange={(topicIds) => send({ type: 'fields-changed', fields: { topicIds } })}
        searchTopics={searchTopics}
        initialNames={props.initialNames}
        error={errors.topicIds}
        portalContainer={root}
        messages={messages}
      />
    </LazyPart>
  );
}

/** Renders the label and an empty field in the size of the combobox. */
function TopicPlaceholder(): ReactNode {
  const { messages } = useBuilder();
  return (
    <div className={topicStyles.field} aria-busy>
      <div className={topicStyles.combobox}>
        <span className={topicStyles.label}>{messages.topicsLabel}</span>
        <input
          className={topicStyles.input}
          aria-label={messages.topicsLabel}
          placeholder={messages.topicsPlaceholder}
          disabled
        />
      </div>
    </div>
  );
}
