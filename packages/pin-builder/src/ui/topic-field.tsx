'use client';

import { useCallback, type ReactNode } from 'react';
import { TopicPicker } from '../topics/topic-picker.tsx';
import { useBuilder } from './builder-context.ts';

/** The topics of the Pin. Source: CR-04. */
export function TopicField(props: { readonly initialNames: Readonly<Record<string, string>> }): ReactNode {
  const { state, send, ports, messages, errors, root } = useBuilder();
  const searchTopics = useCallback(
    (text: string, signal: AbortSignal) => ports.searchTopics(text, signal),
    [ports],
  );
  return (
    <TopicPicker
      topicIds={state.fields.topicIds}
      onChange={(topicIds) => send({ type: 'fields-changed', fields: { topicIds } })}
      searchTopics={searchTopics}
      initialNames={props.initialNames}
      error={errors.topicIds}
      portalContainer={root}
      messages={messages}
    />
  );
}
