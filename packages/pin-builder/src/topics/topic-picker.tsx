'use client';

import { PIN_TOPICS_MAX } from '@pegboard/types';
import {
  classNames,
  CloseIcon,
  FieldError,
  rootAttributes,
  type RootProps,
  flagProp,
  functionProp,
  functionPropOr,
  messagesProp,
  objectProp,
  optionalProp,
  textProp,
  textsProp,
  validProps,
} from '@pegboard/ui';
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
import { mainMessages } from '../english/main.ts';
import type { PinBuilderMessages } from '../messages.ts';
import type { PinBuilderPorts } from '../ports.ts';
import styles from './topic-picker.module.css';
import { useTopicSearch } from './use-topic-search.ts';

/** The texts of a TopicPicker: those of the builder that are about topics. */
export type TopicPickerMessages = Pick<
  PinBuilderMessages,
  | 'topicsLabel'
  | 'topicsPlaceholder'
  | 'topicsNone'
  | 'topicsSearching'
  | 'topicsFailed'
  | 'topicsFull'
  | 'topicsChosen'
  | 'topicUnknown'
  | 'removeTopic'
>;

/** The props of a TopicPicker. */
export type TopicPickerProps = RootProps & {
  readonly topicIds: readonly string[];
  readonly onChange: (topicIds: readonly string[]) => void;
  /** Finds topics for the entered text. Rejects on failure. */
  readonly searchTopics: PinBuilderPorts['searchTopics'];
  /** The names of the topics that are chosen at first, by ID. */
  readonly initialNames?: Readonly<Record<string, string>> | undefined;
  /** Texts beside chosen topics, by ID, for example that a topic was suggested for the Pin. Source: SR-16. */
  readonly marks?: Readonly<Record<string, string>> | undefined;
  /** The text with which the search begins, '' by default. */
  readonly initialText?: string | undefined;
  /** Focuses the field when it is first shown. */
  readonly autoFocus?: boolean | undefined;
  readonly error?: string | undefined;
  /** The element that the list is rendered in: inside a dialog, the dialog. The page by default. */
  readonly portalContainer?: HTMLElement | null | undefined;
  readonly messages?: TopicPickerMessages | undefined;
};

const TOPIC_MESSAGES: TopicPickerMessages = (({
  topicsLabel,
  topicsPlaceholder,
  topicsNone,
  topicsSearching,
  topicsFailed,
  topicsFull,
  topicsChosen,
  topicUnknown,
  removeTopic,
}) => ({
  topicsLabel,
  topicsPlaceholder,
  topicsNone,
  topicsSearching,
  topicsFailed,
  topicsFull,
  topicsChosen,
  topicUnknown,
  removeTopic,
}))(mainMessages);
const TOPIC_PICKER_RULES = {
  topicIds: textsProp,
  onChange: functionProp,
  searchTopics: functionPropOr(async () => []),
  initialNames: optionalProp(objectProp),
  marks: optionalProp(objectProp),
  initialText: optionalProp(textProp),
  autoFocus: flagProp,
  error: optionalProp(textProp),
  messages: messagesProp(TOPIC_MESSAGES),
};

/** Renders a combobox for up to ten topics, which searches during typing, and removable tags. Source: CR-04. */
export function TopicPicker(rawProps: TopicPickerProps): ReactNode {
  const props = validProps('TopicPicker', rawProps, TOPIC_PICKER_RULES);
  const { onChange, searchTopics, initialNames = {}, marks, error, portalContainer: root } = props;
  // The list takes each topic once.
  const topicIds = [...new Set(props.topicIds)];
  const { initialText = '', autoFocus = false, messages = mainMessages } = props;
  const [text, setText] = useState('');
  // The list opens on a change of the text in the focused field, so the initial text is entered on focus.
  const [pendingText, setPendingText] = useState(initialText);
  const [names, setNames] = useState(initialNames);
  const search = useTopicSearch(text, searchTopics);
  const isFull = topicIds.length >= PIN_TOPICS_MAX;
  const items = search.topics.filter(({ id }) => !topicIds.includes(id));
  const add = (key: unknown): void => {
    const topic = items.find(({ id }) => id === key);
    setText('');
    if (topic === undefined) return;
    setNames({ ...names, [topic.id]: topic.name });
    onChange([...topicIds, topic.id]);
  };
  const enterPendingText = (): void => {
    if (pendingText === '') return;
    setText(pendingText);
    setPendingText('');
  };
  return (
    <div data-field="topicIds" data-part="topic-picker" {...rootAttributes(props, styles.field)}>
      <ComboBox
        inputValue={text}
        onInputChange={setText}
        items={items}
        value={null}
        onChange={add}
        menuTrigger="input"
        allowsEmptyCollection={text.trim() !== ''}
        defaultFilter={() => true}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus moves here from the field that this one replaces
        autoFocus={autoFocus}
        onFocus={enterPendingText}
        isDisabled={isFull}
        isInvalid={error !== undefined}
        className={classNames(styles.combobox)}
      >
        <Label className={styles.label} data-part="label">
          {messages.topicsLabel}
        </Label>
        <Input className={classNames(styles.input)} placeholder={messages.topicsPlaceholder} />
        <Popover
          data-pb=""
          className={classNames(styles.popover)}
          {...(root && { UNSTABLE_portalContainer: root })}
        >
          <ListBox<(typeof items)[number]>
            className={classNames(styles.options)}
            renderEmptyState={() => (
              <span className={styles.none} data-part="none">
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
      {isFull && (
        <span className={styles.full} data-part="full">
          {messages.topicsFull(PIN_TOPICS_MAX)}
        </span>
      )}
      {error !== undefined && <FieldError>{error}</FieldError>}
      {topicIds.length > 0 && (
        <TagGroup
          aria-label={messages.topicsChosen}
          onRemove={(keys) => onChange(topicIds.filter((id) => !keys.has(id)))}
        >
          <TagList className={classNames(styles.tags)}>
            {topicIds.map((id) => {
              const name = names[id] ?? messages.topicUnknown;
              return (
                <Tag key={id} id={id} textValue={name} className={classNames(styles.tag)}>
                  {name}
                  {marks?.[id] && <small>{marks[id]}</small>}
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
