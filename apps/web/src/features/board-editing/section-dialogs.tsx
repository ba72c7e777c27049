import { BOARD_TITLE_MAX, collapseWhitespace, graphemeCount } from '@pegboard/types';
import { Button, getFormText, Modal, TextField } from '@pegboard/ui';
import { use, useId, useState, type FormEvent, type ReactNode } from 'react';
import { ToastContext } from '../toasts/toasts.ts';
import { callResource } from '../../data/call-resource.ts';
import { boardPageTexts as enUsBoardPage } from '../../messages/en-us-board-page.ts';
import { useTexts } from '../../messages/language.ts';
import type { Tables } from '../../messages/tables.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { CHANGE_TOAST_ID, dismissOutdatedUndo } from '../toasts/undo-toast.ts';
import { UNDO_TOAST_MS } from './board-api.ts';
import styles from './board.module.css';

type Section = { readonly entityId: string; readonly title: string; readonly pinCount: number };

/** Manages the form of a section's name; the typed text stays when the server rejects it. */
export function useSectionName(props: {
  readonly boardId: string;
  /** The section to rename; without it, one is created. */
  readonly section?: Pick<Section, 'entityId' | 'title'> | undefined;
  /** Called with the slug of the section's address when it is stored. */
  readonly onDone: (slug: string) => void;
}): { readonly formId: string; readonly isBusy: boolean; readonly form: ReactNode } {
  const texts = useTexts('boardPage', enUsBoardPage).section;
  const { boardId, section, onDone } = props;
  const formId = useId();
  const [problem, setProblem] = useState<string>();
  const { isBusy, fields, message, submit } = useSubmit();
  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const name = collapseWhitespace(getFormText(new FormData(event.currentTarget), 'title'));
    const titleError = problemOf(name, texts);
    setProblem(titleError);
    if (titleError !== undefined) return;
    void submit(async () => {
      const call = section
        ? { name: 'BoardSectionEdit', options: { section_id: section.entityId, title: name } }
        : { name: 'BoardSection', options: { board_id: boardId, title: name } };
      const made = (await callResource({ ...call, action: 'create' })) as { readonly slug?: string };
      onDone(made.slug ?? '');
    });
  };
  const form = (
    <form id={formId} className={styles.editor} onSubmit={save}>
      <TextField
        label={texts.name}
        placeholder={texts.nameHint}
        name="title"
        // The form holds the value, so that text typed before hydration is kept.
        defaultValue={section?.title}
        error={problem ?? fields['title']}
        autoComplete="off"
        data-autofocus=""
      />
      <output>{message}</output>
    </form>
  );
  return { formId, isBusy, form };
}

/** Renders the dialog that creates or renames a section. */
export function SectionForm(props: {
  readonly boardId: string;
  readonly section?: Section | undefined;
  readonly onDone: (slug: string) => void;
  readonly onClose: () => void;
}): ReactNode {
  const modalMessages = useTexts('modalMessages');
  const texts = useTexts('boardPage', enUsBoardPage).section;
  const { section, onClose } = props;
  const { formId, isBusy, form } = useSectionName(props);
  return (
    <Modal
      title={section ? texts.renameTitle : texts.createTitle}
      size="sm"
      narrow="sheet"
      onClose={onClose}
      footer={
        <div className={styles.editorFoot}>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" loading={isBusy}>
            {section ? texts.save : texts.create}
          </Button>
        </div>
      }
      messages={modalMessages}
    >
      {form}
    </Modal>
  );
}

function problemOf(name: string, texts: Tables['boardPage']['section']): string | undefined {
  if (name === '') return texts.nameMissing;
  return graphemeCount(name) > BOARD_TITLE_MAX ? texts.nameTooLong(BOARD_TITLE_MAX) : undefined;
}

/** Asks what to do with the pins of a section, and deletes it; the toast can undo it (WB-03). */
export function DeleteSection(props: {
  readonly section: Section;
  /** Called after the deletion, and again after it was undone. */
  readonly onDone: (change: 'deleted' | 'restored') => void;
  readonly onClose: () => void;
}): ReactNode {
  const modalMessages = useTexts('modalMessages');
  const texts = useTexts('boardPage', enUsBoardPage).section;
  const { section, onDone, onClose } = props;
  const toasts = use(ToastContext);
  const { isBusy, message, submit } = useSubmit();
  const [deletesPins, setDeletesPins] = useState(false);
  const say = (text: string, kind: 'message' | 'error' = 'message'): unknown =>
    toasts?.show({ id: CHANGE_TOAST_ID, text, kind });
  const options = { section_id: section.entityId };
  const restore = async (): Promise<void> => {
    try {
      await callResource({ name: 'BoardSectionEdit', action: 'update', options });
      say(texts.restored(section.title));
      onDone('restored');
    } catch {
      // Always show the message that it was not restored.
      say(texts.failed, 'error');
    }
  };
  const remove = (): void =>
    void submit(async () => {
      dismissOutdatedUndo(toasts);
      const deletion = { ...options, delete_pins: deletesPins };
      await callResource({ name: 'BoardSectionEdit', action: 'delete', options: deletion });
      toasts?.show({
        id: CHANGE_TOAST_ID,
        text: texts.deleted(section.title),
        durationMs: UNDO_TOAST_MS,
        actions: [{ label: texts.undo, onAction: () => void restore() }],
      });
      onDone('deleted');
    });
  return (
    <Modal
      title={texts.deleteTitle(section.title)}
      role="alertdialog"
      size="sm"
      narrow="sheet"
      onClose={onClose}
      footer={
        <div className={styles.editorFoot}>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="danger" loading={isBusy} onClick={remove}>
            {texts.delete}
          </Button>
        </div>
      }
      messages={modalMessages}
    >
      <div className={styles.editor}>
        {section.pinCount === 0 ? (
          <p>{texts.empty}</p>
        ) : (
          <fieldset className={styles.choice}>
            <legend>{texts.whatOfPins(section.pinCount)}</legend>
            <Choice isOn={!deletesPins} onChoose={() => setDeletesPins(false)} label={texts.keepPins} />
            <Choice isOn={deletesPins} onChoose={() => setDeletesPins(true)} label={texts.deletePins} />
          </fieldset>
        )}
        <p>{texts.undoHint}</p>
        <output>{message}</output>
      </div>
    </Modal>
  );
}

function Choice(props: {
  readonly isOn: boolean;
  readonly onChoose: () => void;
  readonly label: string;
}): ReactNode {
  return (
    <label>
      <input type="radio" name="pins" checked={props.isOn} onChange={props.onChoose} /> {props.label}
    </label>
  );
}
