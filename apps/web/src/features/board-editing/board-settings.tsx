import { Button, buttonAttributes } from '@pegboard/ui';
import { useId, type FormEvent, type ReactNode } from 'react';
import { boardTexts as enUsBoards } from '../../messages/en-us-boards.ts';
import { useTexts } from '../../messages/language.ts';
import type { Tables } from '../../messages/tables.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { Link } from '../links/link.tsx';
import { changeBoard } from './board-lifecycle-api.ts';
import { boardFormData, BoardFields } from './board-fields.tsx';
import type { EditedBoard } from './edited-board.ts';
import styles from './board-settings.module.css';
import { chosenCover, CoverPicker } from './cover-picker.tsx';
import { MergeBoards } from './merge-boards.tsx';
import { useBoardActions } from './use-board-actions.ts';

/** The step of a board's settings: the form, or a confirmation. */
export type SettingsStep = 'form' | 'merge' | 'delete';

/** Returns the title of a step, for the dialog and the page. */
export function settingsTitle(
  step: SettingsStep,
  board: EditedBoard,
  { merge, settings }: Tables['boards'],
): string {
  if (step === 'merge') return merge.title;
  return step === 'delete' ? settings.removeQuestion(board.name) : settings.title;
}

/**
 * Renders the settings of a board (WB-03): the fields for editors, and archiving, merging and deletion for
 * its owner only.
 */
export function BoardSettings(props: {
  readonly board: EditedBoard;
  readonly isOwner: boolean;
  readonly step: SettingsStep;
  readonly onStep: (step: SettingsStep) => void;
  readonly onDone: () => void;
}): ReactNode {
  const texts = useTexts('boards', enUsBoards).settings;
  const { board, isOwner, step, onStep, onDone } = props;
  const back = (): void => onStep('form');
  const living = { id: board.entityId, name: board.name, url: board.url };
  if (step === 'merge') return <MergeBoards board={board} onBack={back} onDone={onDone} />;
  if (step === 'delete') return <DeleteQuestion board={living} onBack={back} onDone={onDone} />;
  return (
    <>
      {board.archivedAt == null ? null : <p className={styles.note}>{texts.archivedNote}</p>}
      <SettingsForm board={board} isOwner={isOwner} onDone={onDone} />
      {isOwner ? <Life board={board} onStep={onStep} onDone={onDone} /> : null}
    </>
  );
}

function SettingsForm(props: {
  readonly board: EditedBoard;
  readonly isOwner: boolean;
  readonly onDone: () => void;
}): ReactNode {
  const texts = useTexts('boards', enUsBoards).settings;
  const { board, isOwner, onDone } = props;
  const { show } = useBoardActions();
  const { isBusy, fields, message, submit } = useSubmit();
  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const { privacy, ...texted } = boardFormData(form);
    const cover = chosenCover(form);
    void submit(async () => {
      const path = await changeBoard(board.entityId, {
        ...texted,
        ...(isOwner && privacy !== undefined ? { privacy } : {}),
        ...(cover === undefined ? {} : { cover_pin_id: cover }),
      });
      onDone();
      await show(path, texts.saved);
    });
  };
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <BoardFields
        name={board.name}
        description={board.description}
        privacy={board.privacy}
        hasPrivacy={isOwner}
        errors={fields}
      />
      <CoverPicker boardId={board.entityId} chosen={board.coverPinId ?? null} />
      <output className={styles.problem}>{fields['cover_pin_id'] ?? message}</output>
      <div className={styles.foot}>
        <Button type="submit" variant="primary" loading={isBusy}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}

function Life(props: {
  readonly board: EditedBoard;
  readonly onStep: (step: SettingsStep) => void;
  readonly onDone: () => void;
}): ReactNode {
  const texts = useTexts('boards', enUsBoards).settings;
  const { board, onStep, onDone } = props;
  const { archive } = useBoardActions();
  const { isBusy, message, submit } = useSubmit();
  const isArchived = board.archivedAt != null;
  const turn = (): void =>
    void submit(async () => {
      await archive({ id: board.entityId, name: board.name, url: board.url }, !isArchived);
      onDone();
    });
  return (
    <section className={styles.life} aria-label={texts.more}>
      <Act hint={isArchived ? undefined : texts.archiveHint}>
        <Button loading={isBusy} onClick={turn}>
          {isArchived ? texts.unarchive : texts.archive}
        </Button>
      </Act>
      <Act hint={texts.exportHint}>
        <Link to={`/settings/data/?board=${board.entityId}`} {...buttonAttributes({ variant: 'secondary' })}>
          {texts.exportBoard}
        </Link>
      </Act>
      <Act hint={texts.mergeHint}>
        <Button onClick={() => onStep('merge')}>{texts.merge}</Button>
      </Act>
      <Act hint={texts.removeHint}>
        <Button variant="danger" onClick={() => onStep('delete')}>
          {texts.remove}
        </Button>
      </Act>
      <output className={styles.problem}>{message}</output>
    </section>
  );
}

function Act(props: { readonly hint: string | undefined; readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles.act}>
      {props.children}
      {props.hint === undefined ? null : <span className={styles.hint}>{props.hint}</span>}
    </div>
  );
}

function DeleteQuestion(props: {
  readonly board: { readonly id: string; readonly name: string; readonly url: string };
  readonly onBack: () => void;
  readonly onDone: () => void;
}): ReactNode {
  const texts = useTexts('boards', enUsBoards).settings;
  const { remove } = useBoardActions();
  const hintId = useId();
  const { isBusy, message, submit } = useSubmit();
  return (
    <div className={styles.form}>
      <p id={hintId}>{texts.removeHint}</p>
      <output className={styles.problem}>{message}</output>
      <div className={styles.foot}>
        <Button onClick={props.onBack} data-autofocus="">
          {texts.cancel}
        </Button>
        <Button
          variant="danger"
          loading={isBusy}
          aria-describedby={hintId}
          onClick={() =>
            void submit(async () => {
              await remove(props.board);
              props.onDone();
            })
          }
        >
          {texts.remove}
        </Button>
      </div>
    </div>
  );
}
