'use client';

import { PIN_TOPICS_MAX } from '@pegboard/types';
import { classNames, CloseIcon, FieldError } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import {
  Button,
  ComboBox,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Tag,
  TagGroup,
  TagList,
} from 'react-aria-components';
import { useBuilder } from './builder-context.ts';
import styles from './topic-field.module.css';
import { useTopicSearch } from './use-topic-search.ts';

type TopicFieldProps = { readonly initialNames: Readonly<Record<string, string>> };

/** Up to ten topics: a combobox that searches while the member writes, and removable tags. Source: CR-04. */
export function TopicField({ initialNames }: TopicFieldProps): ReactNode {
  const { state, send, messages, errors, root } = useBuilder();
  const [text, setText] = useState('');
  const [names, setNames] = useState(initialNames);
  const search = useTopicSearch(text);
  const { topicIds } = state.fields;
  const isFull = topicIds.length >= PIN_TOPICS_MAX;
  const items = search.topics.filter(({ id }) => !topicIds.includes(id));
  const change = (ids: readonly string[]): void =>
    send({ type: 'fields-changed', fields: { topicIds: ids } });
  const add = (key: unknown): void => {
    const topic = items.find(({ id }) => id === key);
    setText('');
    if (topic === undefined) return;
    setNames({ ...names, [topic.id]: topic.name });
    change([...topicIds, topic.id]);
  };
  return (
    <div data-field="topicIds" className={styles.field}>
      <ComboBox
        inputValue={text}
        onInputChange={setText}
        items={items}
        value={null}
        onChange={add}
        menuTrigger="input"
        allowsEmptyCollection={text.trim() !== ''}
        defaultFilter={() => true}
        isDisabled={isFull}
        isInvalid={errors.topicIds !== undefined}
        className={classNames(styles.combobox)}
      >
        <Label className={styles.label}>{messages.topicsLabel}</Label>
        <Input className={classNames(styles.input)} placeholder={messages.topicsPlaceholder} />
        <Popover
          data-pb=""
          className={classNames(styles.popover)}
          {...(root && { UNSTABLE_portalContainer: root })}
        >
          <ListBox<(typeof items)[number]>
            className={classNames(styles.options)}
            renderEmptyState={() => (
              <span className={styles.none}>
                {
                  {
                    ready: messages.topicsNone,
                    searching: messages.topicsSearching,
                    failed: messages.topicsFailed,
                  }[search.state]
                }
              </span>
            )}
          >
            {({ id, name }) => (
              <ListBoxItem id={id} textValue={name} className={classNames(styles.option)}>
                {name}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
      {isFull && <span className={styles.full}>{messages.topicsFull(PIN_TOPICS_MAX)}</span>}
      {errors.topicIds !== undefined && <FieldError>{errors.topicIds}</FieldError>}
      {topicIds.length > 0 && (
        <TagGroup
          aria-label={messages.topicsChosen}
          onRemove={(keys) => change(topicIds.filter((id) => !keys.has(id)))}
        >
          <TagList className={classNames(styles.tags)}>
            {topicIds.map((id) => {
              const name = names[id] ?? messages.topicUnknown;
              return (
                <Tag key={id} id={id} textValue={name} className={classNames(styles.tag)}>
                  {name}
                  <Button
                    slot="remove"
                    aria-label={messages.removeTopic(name)}
                    className={classNames(styles.remove)}
                  >
                    <CloseIcon size="md" />
                  </Button>
                </Tag>
              );
            })}
          </TagList>
        </TagGroup>
      )}
    </div>
  );
}
