'use client';

import {
  AI_LABELS,
  AI_MEDIA_SOURCE_TYPES,
  BOARD_PIN_DESCRIPTION_MAX,
  GRID_TITLE_MAX,
  type Pin,
} from '@pegboard/types';
import {
  Button,
  Modal,
  Select,
  Switch,
  TextArea,
  TextField,
  rootAttributes,
  type RootProps,
  functionProp,
  nodeProp,
  objectProp,
  optionalProp,
  pinProp,
  validProps,
  messagesProp,
  itemsProp,
  textProp,
  flagProp,
} from '@pegboard/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { toPinEdit, pinChange, type PinChange, type PinEdit, type StoryEdit } from '../model/pin-change.ts';
import {
  creatorFieldMessages,
  editMessages,
  type CreatorFieldMessages,
  type EditMessages,
} from './edit-messages.ts';
import { SlideFields } from './slide-fields.tsx';
import styles from './pin-editor.module.css';

/** A board that a pin can be moved to. */
export type EditBoard = {
  readonly id: string;
  readonly name: string;
  readonly sections: readonly { readonly id: string; readonly title: string }[];
};

/** The props of the slot in which the app renders its field of topics. */
export type TopicsSlotProps = {
  readonly topicIds: readonly string[];
  readonly onChange: (topicIds: readonly string[]) => void;
  readonly error: string | undefined;
};

/** The props of the slot in which the app renders the texts of a story. */
export type StorySlotProps = {
  readonly story: StoryEdit;
  readonly onChange: (story: StoryEdit) => void;
};

/** The props of the form of a pin. The form sends nothing: it passes the changes to `onSave`. */
export type PinEditorProps = RootProps & {
  readonly pin: Pin;
  /** True for the creator, who can edit all fields; others edit the texts of their saved copy. */
  readonly isCreator: boolean;
  /** The boards of the viewer, including the pin's current one. */
  readonly boards: readonly EditBoard[];
  /** The topics of the pin, in their order. */
  readonly topicIds?: readonly string[] | undefined;
  /** Renders the field of the topics for the creator; without it they are not shown. */
  readonly renderTopics?: ((field: TopicsSlotProps) => ReactNode) | undefined;
  /** The texts of the pages and lists of a story. */
  readonly story?: StoryEdit | undefined;
  /** Renders the texts of a story for the creator; without it they are not shown. */
  readonly renderStory?: ((field: StorySlotProps) => ReactNode) | undefined;
  /** Further fields of the creator, whose values the app holds: before the AI label. */
  readonly moreFields?: ReactNode;
  readonly isBusy: boolean;
  /** Errors by field. */
  readonly errors: Partial<Record<keyof PinEdit, string>>;
  /** The error of the whole form. */
  readonly error: string | undefined;
  /** Called with the changes; undefined when there are none. */
  readonly onSave: (change: PinChange | undefined) => void;
  readonly onDelete: () => void;
  readonly onCancel: () => void;
  readonly messages?: EditMessages | undefined;
};

const PIN_EDITOR_RULES = {
  pin: pinProp,
  boards: itemsProp({ id: textProp, name: textProp, sections: itemsProp({ id: textProp, title: textProp }) }),
  isBusy: flagProp,
  error: optionalProp(textProp),
  renderTopics: optionalProp(functionProp),
  renderStory: optionalProp(functionProp),
  moreFields: nodeProp,
  errors: objectProp,
  onSave: functionProp,
  onDelete: functionProp,
  onCancel: functionProp,
  messages: messagesProp(editMessages),
};

/** Renders the form that edits a pin, moves it, or deletes it after confirmation (CU-08). */
export function PinEditor(rawProps: PinEditorProps): ReactNode {
  const props = validProps('PinEditor', rawProps, PIN_EDITOR_RULES);
  const { pin, isCreator, boards, topicIds, story, isBusy, messages = editMessages } = props;
  const [edit, setEdit] = useState(() => toPinEdit(pin, topicIds, story));
  const [isAsking, setAsking] = useState(false);
  const change = (part: Partial<PinEdit>): void => setEdit((before) => ({ ...before, ...part }));
  const send = (event: FormEvent): void => {
    event.preventDefault();
    props.onSave(pinChange(pin, edit, isCreator, topicIds, story));
  };
  return (
    <form onSubmit={send} data-part="pin-editor" {...rootAttributes(props, styles.form)}>
      <h1>{messages.heading}</h1>
      <TextFields {...props} edit={edit} messages={messages} onChange={change} />
      <PlaceFields boards={boards} edit={edit} messages={messages} onChange={change} />
      {isCreator ? <CreatorFields {...props} edit={edit} messages={messages} onChange={change} /> : null}
      <output className={styles.problem} data-part="error">
        {props.error}
      </output>
      <div className={styles.foot} data-part="actions">
        <Button variant="ghost" onClick={() => setAsking(true)}>
          {messages.delete}
        </Button>
        <span className={styles.choices} data-part="choices">
          <Button onClick={props.onCancel}>{messages.cancel}</Button>
          <Button type="submit" variant="primary" loading={isBusy}>
            {messages.save}
          </Button>
        </span>
      </div>
      {isAsking ? <DeleteQuestion {...props} messages={messages} onCancel={() => setAsking(false)} /> : null}
    </form>
  );
}

type FieldsProps = {
  readonly edit: PinEdit;
  readonly messages: EditMessages;
  readonly onChange: (part: Partial<PinEdit>) => void;
};

function TextFields(props: FieldsProps & Pick<PinEditorProps, 'isCreator' | 'errors'>): ReactNode {
  const { edit, isCreator, errors, messages, onChange } = props;
  return (
    <>
      <TextField
        label={messages.title}
        value={edit.title}
        maxLength={GRID_TITLE_MAX * 4}
        error={errors.title}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <TextArea
        label={messages.description}
        value={edit.description}
        maxLength={BOARD_PIN_DESCRIPTION_MAX * 4}
        error={errors.description}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
      />
      {isCreator ? (
        <>
          <TextField
            label={messages.link}
            hint={messages.linkHint}
            inputMode="url"
            value={edit.link}
            error={errors.link}
            onChange={(event) => onChange({ link: event.currentTarget.value })}
          />
          <TextArea
            label={messages.altText}
            hint={messages.altTextHint}
            value={edit.altText}
            maxLength={BOARD_PIN_DESCRIPTION_MAX * 4}
            error={errors.altText}
            onChange={(event) => onChange({ altText: event.currentTarget.value })}
          />
        </>
      ) : null}
    </>
  );
}

/** The fields that belong to the creator: slides, topics, comments, and the AI label. Source: CR-15. */
function CreatorFields(
  props: FieldsProps & Pick<PinEditorProps, 'pin' | 'renderTopics' | 'renderStory' | 'moreFields' | 'errors'>,
): ReactNode {
  const { pin, edit, renderTopics, renderStory, errors, messages, onChange } = props;
  const { topicIds = [], mediaSourceType = null, slots = [] } = edit;
  const creatorMessages = messages.creator ?? creatorFieldMessages;
  return (
    <>
      {slots.length > 0 ? (
        <SlideFields
          slides={pin.carousel?.slots ?? []}
          slots={slots}
          error={errors.slots}
          messages={creatorMessages}
          onChange={(changed) => onChange({ slots: changed })}
        />
      ) : null}
      {edit.story &&
        renderStory?.({ story: edit.story, onChange: (changed) => onChange({ story: changed }) })}
      {renderTopics?.({
        topicIds,
        onChange: (changed) => onChange({ topicIds: changed }),
        error: errors.topicIds,
      })}
      {props.moreFields}
      <AiLabelSelect
        value={mediaSourceType}
        error={errors.mediaSourceType}
        messages={creatorMessages}
        onChange={(changed) => onChange({ mediaSourceType: changed })}
      />
      <Switch
        label={messages.allowComments}
        checked={edit.isCommentingAllowed}
        onChange={(event) => onChange({ isCommentingAllowed: event.currentTarget.checked })}
      />
    </>
  );
}

/** The AI label of a pin. A code that is none of AI is kept until another is chosen. */
function AiLabelSelect(props: {
  readonly value: number | null;
  readonly error: string | undefined;
  readonly messages: CreatorFieldMessages;
  readonly onChange: (value: number | null) => void;
}): ReactNode {
  const { value, error, messages, onChange } = props;
  const { trainedAlgorithmicMedia: made, compositeWithTrainedAlgorithmicMedia: changed } =
    AI_MEDIA_SOURCE_TYPES;
  const isOther = value !== null && value !== made && value !== changed;
  return (
    <Select
      label={messages.aiLabel}
      hint={messages.aiHint}
      value={value ?? ''}
      error={error}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? null : Number(currentTarget.value))
      }
    >
      <option value="">{messages.aiNone}</option>
      <option value={made}>{messages.aiMade}</option>
      <option value={changed}>{messages.aiChanged}</option>
      {isOther ? <option value={value}>{AI_LABELS[value]}</option> : null}
    </Select>
  );
}

function PlaceFields(props: FieldsProps & Pick<PinEditorProps, 'boards'>): ReactNode {
  const { edit, boards, messages, onChange } = props;
  const sections = boards.find(({ id }) => id === edit.boardId)?.sections ?? [];
  return (
    <>
      <Select
        label={messages.board}
        value={edit.boardId}
        onChange={(event) => onChange({ boardId: event.currentTarget.value, sectionId: '' })}
      >
        {boards.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      {sections.length === 0 ? null : (
        <Select
          label={messages.section}
          value={edit.sectionId}
          onChange={(event) => onChange({ sectionId: event.currentTarget.value })}
        >
          <option value="">{messages.noSection}</option>
          {sections.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      )}
    </>
  );
}

function DeleteQuestion(
  props: Pick<PinEditorProps, 'isBusy' | 'onDelete' | 'onCancel'> & { readonly messages: EditMessages },
): ReactNode {
  const { messages, isBusy, onDelete, onCancel } = props;
  return (
    <Modal
      title={messages.deleteQuestion}
      role="alertdialog"
      size="sm"
      onClose={onCancel}
      messages={{ close: messages.close }}
      footer={
        <div className={styles.choices} data-part="choices">
          <Button onClick={onCancel}>{messages.cancel}</Button>
          <Button variant="danger" loading={isBusy} onClick={onDelete}>
            {messages.delete}
          </Button>
        </div>
      }
    >
      <p>{messages.deleteHint}</p>
    </Modal>
  );
}
