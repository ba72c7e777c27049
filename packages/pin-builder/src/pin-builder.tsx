'use client';

import { EMPTY_PIN_DRAFT } from '@pegboard/types';
import { ErrorBoundary, FieldError, Modal, VisuallyHidden, rootAttributes, useMergedRef } from '@pegboard/ui';
import {
  lazy,
  memo,
  Suspense,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ClipboardEvent,
  type ReactNode,
} from 'react';
import { I18nProvider } from 'react-aria-components';
import { createBuilderStore, type BuilderStore } from './builder-store.ts';
import { mainMessages } from './english/main.ts';
import type { MainMessages } from './messages.ts';
import { getBuilderPhase } from './model/builder-phase.ts';
import type { PinBuilderProps } from './pin-builder-props.ts';
import { AiProposal } from './ui/ai-proposal.tsx';
import { BuilderContext, useBuilder, type BuilderContextValue } from './ui/builder-context.ts';
import { getShownErrors } from './ui/get-shown-errors.ts';
import { getLocalTime } from './ui/local-time.ts';
import { MediaPanel } from './ui/media-panel.tsx';
import { MoreOptions } from './ui/more-options.tsx';
import { PublishBar } from './ui/publish-bar.tsx';
import { readTransfer } from './ui/read-transfer.ts';
import { StepList } from './ui/step-list.tsx';
import { TextFields } from './ui/text-fields.tsx';
import { TopicField } from './ui/topic-field.tsx';
import { useFieldFocus } from './ui/use-field-focus.ts';
import { serverProps } from '#server-props';
import styles from './pin-builder.module.css';

declare const process: { readonly env: { readonly NODE_ENV?: string } };

const NO_TOPICS: Readonly<Record<string, string>> = {};

/** The builder with a substitute for each invalid prop. Its code is loaded when a builder fails with its props. */
const CheckedBuilder = lazy(async () => {
  const { checkBuilderProps } = await import('./check-builder-props.ts');
  return { default: (props: PinBuilderProps) => <Layout {...checkBuilderProps(props)} /> };
});

/**
 * One screen on which a Pin is made and published: its image, carousel, story or video, and its fields. The draft saves itself.
 * Source: CR-03, CR-04, CR-05, CR-06, CR-07, CR-08, CR-10, CR-17.
 */
export function PinBuilder(props: PinBuilderProps): ReactNode {
  reportInvalidProps(props);
  const checked = (
    <Suspense>
      <CheckedBuilder {...props} />
    </Suspense>
  );
  return (
    <ErrorBoundary fallback={checked}>
      <Layout {...serverProps(props)} />
    </ErrorBoundary>
  );
}

/** Reports the props that are invalid, in development only: the rules are loaded for it. */
function reportInvalidProps(props: PinBuilderProps | undefined): void {
  try {
    // React calls a component without props to find its place in a stack.
    if (process.env.NODE_ENV !== 'production' && props)
      void import('./check-builder-props.ts').then(({ checkBuilderProps }) => checkBuilderProps(props));
  } catch {
    // Bundlers replace the environment; a page without one has no `process`.
  }
}

/** Renders the builder as a page of its own, or in a dialog. */
function Layout(props: PinBuilderProps): ReactNode {
  const { layout, locale, onClose, messages = mainMessages } = props;
  const content = <Builder {...props} messages={messages} />;
  const localized = locale === undefined ? content : <I18nProvider locale={locale}>{content}</I18nProvider>;
  if (layout === 'page') return localized;
  return (
    <Modal
      data-part="pin-builder"
      {...rootAttributes(props)}
      title={messages.title}
      size="lg"
      narrow="full"
      closeOnOutsidePress={false}
      onClose={() => onClose?.()}
      messages={messages.modal}
    >
      {localized}
    </Modal>
  );
}

function Builder(props: Omit<PinBuilderProps, 'messages'> & { readonly messages: MainMessages }): ReactNode {
  const { ports, layout, messages, topics = NO_TOPICS, renderBoardPicker } = props;
  const store = useBuilderStore(props);
  const state = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const rootRef = useMergedRef(setRoot, layout === 'page' ? props : {});
  useFieldFocus(root, state.focus);
  const builder = useMemo(() => {
    const now = state.isChecked ? getLocalTime() : null;
    const { send, addFiles, findFile, photos } = store;
    return {
      state,
      send,
      addFiles,
      findFile,
      photos,
      ports,
      messages,
      root,
      errors: getShownErrors(state, now, messages),
    };
  }, [state, store, ports, messages, root]);
  const phase = getBuilderPhase(state);
  const isLocked = phase === 'publishing' || phase === 'published';
  const { announcement } = state;
  return (
    <BuilderContext value={builder}>
      <section
        aria-label={messages.title}
        data-pin-builder=""
        data-layout={layout}
        data-step={state.step}
        data-phase={phase}
        onPaste={(event) => paste(event, store)}
        data-part="pin-builder"
        {...rootAttributes(layout === 'page' ? props : {}, styles.builder)}
        ref={rootRef}
      >
        <div className={styles.content}>
          {layout === 'page' && (
            <h1 className={styles.heading} data-part="heading">
              {messages.title}
            </h1>
          )}
          <StepList />
          <div className={styles.columns} inert={isLocked}>
            <MediaPanel />
            <BuilderContext value={useFieldsAfterMedia(builder)}>
              <Fields topics={topics} renderBoardPicker={renderBoardPicker} />
            </BuilderContext>
          </div>
          <PublishBar renderScheduledLink={props.renderScheduledLink} />
        </div>
        <VisuallyHidden role="status">
          {announcement && <span key={announcement.id}>{messages.announcement(announcement.content)}</span>}
        </VisuallyHidden>
      </section>
    </BuilderContext>
  );
}

/**
 * Returns the builder for its fields: at once when a field has changed, otherwise after the media are rendered, so that the
 * preview of a chosen file does not wait for them. Source: the budget of CR-04 for a preview.
 */
function useFieldsAfterMedia(builder: BuilderContextValue): BuilderContextValue {
  const deferred = useDeferredValue(builder);
  const { state, root, ports, messages } = deferred;
  const isSame =
    state.fields === builder.state.fields &&
    state.isChecked === builder.state.isChecked &&
    root === builder.root &&
    ports === builder.ports &&
    messages === builder.messages;
  return isSame ? deferred : builder;
}

/** The fields of the Pin beside its media. */
const Fields = memo(function Fields(
  props: Required<Pick<PinBuilderProps, 'topics' | 'renderBoardPicker'>>,
): ReactNode {
  return (
    <div className={styles.fields} data-part="fields">
      <div className={styles.section} data-part="details">
        <AiProposal />
        <TextFields />
      </div>
      <div className={styles.section} data-part="publish">
        <BoardField render={props.renderBoardPicker} />
        <TopicField initialNames={props.topics ?? NO_TOPICS} />
        <MoreOptions />
      </div>
    </div>
  );
});

/** The board and section of the Pin, chosen by the picker of the app. */
function BoardField({ render }: { readonly render: PinBuilderProps['renderBoardPicker'] }): ReactNode {
  const { state, send, messages, errors } = useBuilder();
  const labelId = useId();
  const { boardId, sectionId } = state.fields;
  const error = errors.boardId;
  return (
    <div data-field="boardId" className={styles.board} data-part="board">
      <span id={labelId} className={styles.label}>
        {messages.boardLabel}
      </span>
      {render({
        boardId,
        sectionId,
        labelId,
        isInvalid: error !== undefined,
        onChange: (nextBoardId, nextSectionId) =>
          send({ type: 'fields-changed', fields: { boardId: nextBoardId, sectionId: nextSectionId } }),
      })}
      {error !== undefined && <FieldError>{error}</FieldError>}
    </div>
  );
}

/** Creates the store of the draft, and runs it while the builder is shown. */
function useBuilderStore(props: Omit<PinBuilderProps, 'messages'>): BuilderStore {
  const { ports, initialDraft = EMPTY_PIN_DRAFT, onPublished } = props;
  const { initialFiles, initialUrl, uploadedImages } = props;
  const [store] = useState(() =>
    createBuilderStore({ ports, initialDraft, initialFiles, initialUrl, uploadedImages, onPublished }),
  );
  useLayoutEffect(() => store.setOptions({ ports, onPublished }), [store, ports, onPublished]);
  useEffect(() => store.start(), [store]);
  return store;
}

/** Adds files that are pasted, or reads the web address that is pasted outside a field. */
function paste(event: ClipboardEvent, store: BuilderStore): void {
  const { files, url } = readTransfer(event.clipboardData);
  const isInField = event.target instanceof Element && event.target.closest('input, textarea') !== null;
  if (files.length === 0 && (url === null || isInField)) return;
  event.preventDefault();
  if (files.length > 0) store.addFiles(files, { kind: 'add' });
  else if (url !== null) store.send({ type: 'web-address-entered', url });
}
