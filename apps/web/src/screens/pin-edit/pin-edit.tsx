import { PinEditor, type EditBoard, type PinChange } from '@pegboard/closeup/edit';
import { parsePinId, pinPath } from '@pegboard/routes';
import { saveMessages } from '@pegboard/save-flow';
import { hasWriteAccess, SAVE_TOAST_MS, type Pin } from '@pegboard/types';
import { use, type ReactNode } from 'react';
import { redirect, useNavigate, useParams, type LoaderFunctionArgs } from 'react-router';
import { changePin, deletePin, PIN_FIELDS, restorePin } from './pin-api.ts';
import { ToastContext } from '../../features/toasts/toasts.ts';
import { CHANGE_TOAST_ID, dismissOutdatedUndo } from '../../features/toasts/undo-toast.ts';
import { FreshnessContext } from '../../data/invalidation.ts';
import { PickerBoardsDocument, PinDocument, PinTopicsDocument } from '../../data/generated/graphql.ts';
import { answersContext, freshnessContext } from '../../data/request-context.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { useQuery } from '../../data/use-query.ts';
import { useViewer } from '../../data/viewer.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import { screenMessages as enUsScreens } from '../../messages/en-us-screens.ts';
import { notFound } from '../../data/not-found.ts';
import { useSubmit } from '../../features/forms/use-submit.ts';
import styles from './pin-edit.module.css';
import { StoryField, toStoryEdit } from './story-field.tsx';
import { TopicsField, type Topic } from './topics-field.tsx';
import { useCreatorFields } from './use-creator-fields.tsx';
import { VideoSection } from './video-section.tsx';
import { toPin, type PinData } from '../../features/closeup/pin-from-query.ts';

const BOARDS = { first: 100 };

/** Reads the pin and the boards that it may go to; anyone who may not write it is led to its close-up. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await requireViewer(args, 'edit');
  const answers = args.context.get(answersContext);
  const policy = args.context.get(freshnessContext).policy(new URL(args.request.url).pathname);
  const id = parsePinId(args.params['slug'] ?? '');
  const [{ result }] = await Promise.all([
    answers.ask(PinDocument, { pin: id }, policy),
    answers.ask(PickerBoardsDocument, BOARDS, policy),
    answers.ask(PinTopicsDocument, { pin: id }, policy),
  ]);
  if (result.__typename !== 'PinData') throw notFound();
  if (!hasWriteAccess(toPin(result.data))) throw redirect(pinPath({ id }));
  return null;
}

/** The page that edits or deletes a pin (CU-08). */
export function Component(): ReactNode {
  const { slug = '' } = useParams();
  const id = parsePinId(slug);
  const data = useQuery(PinDocument, { pin: id });
  return data?.result.__typename === 'PinData' ? <EditScreen key={id} data={data.result.data} /> : null;
}

function EditScreen({ data }: { readonly data: PinData }): ReactNode {
  const editMessages = useTexts('editMessages');
  const messages = useTexts('site', enUs);
  const screenMessages = useTexts('screens', enUsScreens);
  const pin = toPin(data);
  const viewer = useViewer();
  const isCreator = !pin.isRepin && pin.nativeCreator?.entityId === viewer?.user.entityId;
  const navigate = useNavigate();
  const freshness = use(FreshnessContext);
  const boards = useBoards(pin);
  const topics = usePinTopics(pin.id);
  const remove = useRemoval(pin);
  const { isBusy, fields, message, submit } = useSubmit();
  const picture = pin.images?.['474x'] ?? pin.images?.['236x'];
  const more = useCreatorFields(pin, fields);
  const save = (change: PinChange | undefined): void =>
    void submit(async () => {
      const isChanged = change !== undefined || more.change !== undefined;
      const id = isChanged
        ? await changePin(pin.id, change ?? { fields: {}, place: undefined }, more.change)
        : pin.id;
      if (isChanged) freshness?.mark();
      await navigate(pinPath({ id }), { replace: true });
    });
  return (
    <div className={styles.page}>
      <title>{messages.title(screenMessages.pinEdit.title)}</title>
      <meta name="robots" content="noindex" />
      {picture ? (
        <img
          className={styles.picture}
          src={picture.url}
          width={picture.width}
          height={picture.height}
          alt={pin.altText ?? ''}
        />
      ) : null}
      <div className={styles.form}>
        <PinEditor
          pin={{ ...pin, isCommentingAllowed: data.isCommentingAllowed }}
          isCreator={isCreator}
          moreFields={isCreator ? more.render() : undefined}
          boards={boards}
          topicIds={topics?.map(({ id }) => id)}
          renderTopics={topics && ((field) => <TopicsField {...field} topics={topics} />)}
          story={toStoryEdit(data)}
          renderStory={(field) => <StoryField {...field} data={data} fields={fields} />}
          isBusy={isBusy}
          errors={Object.fromEntries(
            Object.entries(PIN_FIELDS).flatMap(([name, sent]) =>
              fields[sent] ? [[name, fields[sent]]] : [],
            ),
          )}
          error={message}
          onSave={save}
          onDelete={() => void submit(remove)}
          onCancel={() => void navigate(pinPath({ id: pin.id }))}
          messages={editMessages}
        />
        {pin.video && isCreator ? <VideoSection pin={pin} /> : null}
      </div>
    </div>
  );
}

/** Returns the topics of a pin, in their order; undefined if they cannot be read. */
function usePinTopics(id: string): readonly Topic[] | undefined {
  const data = useQuery(PinTopicsDocument, { pin: id });
  if (data?.result.__typename !== 'PinData') return undefined;
  const { topics, assignedTopics } = data.result.data;
  const assigned = new Set(assignedTopics.map(({ entityId }) => entityId));
  return topics.map(({ entityId, name }) => ({ id: entityId, name, isSuggested: assigned.has(entityId) }));
}

/** The viewer's boards, and the one that the pin is on before them when it is not among those. */
function useBoards(pin: Pin): readonly EditBoard[] {
  const data = useQuery(PickerBoardsDocument, BOARDS);
  const boards = (data?.viewer?.pickerBoards.edges ?? []).map(({ node }) => ({
    id: node.entityId,
    name: node.name,
    sections: node.sections.map(({ entityId, title }) => ({ id: entityId, title })),
  }));
  const { board } = pin;
  if (!board || boards.some(({ id }) => id === board.entityId)) return boards;
  const sections = pin.section ? [{ id: pin.section.id, title: pin.section.title ?? '' }] : [];
  return [{ id: board.entityId, name: board.name ?? '', sections }, ...boards];
}

/** Deletes the pin, leads to where it was, and offers the way back (§8). */
function useRemoval(pin: Pin): () => Promise<void> {
  const messages = useTexts('site', enUs);
  const screenMessages = useTexts('screens', enUsScreens);
  const toasts = use(ToastContext);
  const freshness = use(FreshnessContext);
  const navigate = useNavigate();
  const restore = async (): Promise<void> => {
    try {
      await restorePin(pin.id);
      freshness?.mark();
      await navigate(pinPath(pin));
    } catch {
      toasts?.show({ id: CHANGE_TOAST_ID, kind: 'error', text: messages.errors.failed });
    }
  };
  return async () => {
    dismissOutdatedUndo(toasts);
    try {
      await deletePin(pin.id);
    } catch (error) {
      toasts?.show({ id: CHANGE_TOAST_ID, kind: 'error', text: saveMessages.deleteFailed });
      throw error;
    }
    freshness?.mark();
    toasts?.show({
      id: CHANGE_TOAST_ID,
      text: saveMessages.deleted,
      durationMs: SAVE_TOAST_MS,
      actions: [{ label: screenMessages.pinEdit.undo, onAction: () => void restore() }],
    });
    await navigate(pin.board?.url ?? '/', { replace: true });
  };
}
