'use client';

import { FieldError } from '@pegboard/ui';
import { useCallback, useEffect, useId, useState, type ReactNode } from 'react';
import styles from '../topics/topic-picker.module.css';
import type { TopicPicker } from '../topics/topic-picker.tsx';
import { useBuilder } from './builder-context.ts';

type Picker = typeof TopicPicker;

/**
 * The topics of the Pin. The combobox is as large as the rest of the composer: it is loaded when its field is pointed at
 * or focused, or when the draft has topics. Source: CR-04.
 */
export function TopicField(props: { readonly initialNames: Readonly<Record<string, string>> }): ReactNode {
  const { state, send, ports, messages, errors, root } = useBuilder();
  const { topicIds } = state.fields;
  const hasTopics = topicIds.length > 0;
  const [text, setText] = useState('');
  const [isFocused, setFocused] = useState(false);
  const [Picker, load] = useTopicPicker();
  useEffect(() => {
    if (hasTopics) load();
  }, [hasTopics, load]);
  const searchTopics = useCallback(
    (text: string, signal: AbortSignal) => ports.searchTopics(text, signal),
    [ports],
  );
  if (Picker === 'failed') return <FieldError>{messages.loadFailed}</FieldError>;
  if (Picker === null)
    return <EmptyField text={text} onTextChange={setText} onEnter={load} onFocusChange={setFocused} />;
  return (
    <Picker
      topicIds={topicIds}
      onChange={(topicIds) => send({ type: 'fields-changed', fields: { topicIds } })}
      searchTopics={searchTopics}
      initialNames={props.initialNames}
      initialText={text}
      autoFocus={isFocused}
      error={errors.topicIds}
      portalContainer={root}
      messages={messages}
    />
  );
}

/** Returns the combobox once it is loaded, and the function that loads it. */
function useTopicPicker(): readonly [Picker | 'failed' | null, () => void] {
  const [picker, setPicker] = useState<{ readonly component: Picker } | 'failed' | null>(null);
  const load = useCallback(() => {
    import('../topics/topic-picker.tsx').then(
      (module) => setPicker({ component: module.TopicPicker }),
      () => setPicker('failed'),
    );
  }, []);
  return [picker === null || picker === 'failed' ? picker : picker.component, load];
}

/** Renders the field of the combobox before its code is loaded, and keeps what is typed meanwhile. */
function EmptyField(props: {
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  /** Called when the field is pointed at or focused. */
  readonly onEnter: () => void;
  readonly onFocusChange: (isFocused: boolean) => void;
}): ReactNode {
  const { text, onTextChange, onEnter, onFocusChange } = props;
  const { messages } = useBuilder();
  const listId = useId();
  return (
    <div className={styles.field} data-field="topicIds">
      <label className={styles.combobox} data-part="combobox">
        <span className={styles.label}>{messages.topicsLabel}</span>
        <input
          className={styles.input}
          role="combobox"
          aria-expanded={false}
          aria-controls={listId}
          aria-autocomplete="list"
          placeholder={messages.topicsPlaceholder}
          value={text}
          onChange={({ target }) => onTextChange(target.value)}
          onPointerEnter={onEnter}
          onFocus={() => {
            onFocusChange(true);
            onEnter();
          }}
          onBlur={() => onFocusChange(false)}
        />
      </label>
    </div>
  );
}
