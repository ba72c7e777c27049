import { PinBuilder, type PinBuilderPorts } from '@pegboard/pin-builder';
import { pinPath } from '@pegboard/routes';
import { useSaveFlow, type NamedTarget } from '@pegboard/save-flow';
import { BoardField } from '@pegboard/save-flow/board-field';
import { EMPTY_PIN_DRAFT, SAVE_TOAST_MS, type PinDraft } from '@pegboard/types';
import { Button, EmptyState } from '@pegboard/ui';
import { use, useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ResourceError } from '../../data/call-resource.ts';
import { FreshnessContext } from '../../data/invalidation.ts';
import { useQueryCache } from '../../data/use-query.ts';
import { useViewer } from '../../data/viewer.ts';
import { readBuilderMessages, type BuilderLanguage } from '../../messages/builder-messages.ts';
import { creatingTexts as enUsCreating } from '../../messages/en-us-creating.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import { Link } from '../links/link.tsx';
import { ToastContext } from '../toasts/toasts.ts';
import { createBuilderPorts } from './builder-ports.ts';
import { ComposerFrame } from './composer-frame.tsx';
import { openDeviceDrafts, type DeviceDrafts } from './device-drafts.ts';
import { draftApi } from './draft-api.ts';
import { openDraftSession } from './draft-session.ts';
import { loadPart } from './load-part.ts';
import { createDraft, type OpenedDraft } from './opened-draft.ts';
import { toUploadedImage } from './uploaded-media.ts';

/** The beginning of a composition (CR-01): a draft, files, or an address; nothing for an empty Pin. */
export type ComposerStart = {
  /** The id of a draft, on the server or on this device. */
  readonly draftKey?: string | undefined;
  /** The id of shared files, which become the files of the draft with this id (CR-13). */
  readonly shareKey?: string | undefined;
  readonly files?: readonly File[] | undefined;
  readonly url?: string | undefined;
  /** The address of the image; without it, the images of `url` are offered. */
  readonly media?: string | undefined;
  /** Prefilled fields. */
  readonly fields?: Partial<PinDraft> | undefined;
};

/** The props of a Composer. */
export type ComposerProps = {
  readonly start: ComposerStart;
  readonly layout: 'page' | 'overlay';
  readonly onClose: () => void;
};

type Composition = {
  readonly opened: OpenedDraft;
  readonly ports: PinBuilderPorts;
  /** The address of the page whose images are offered. */
  readonly url: string | undefined;
  /** US English by default. */
  readonly language: BuilderLanguage | undefined;
};
type State =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly composition: Composition }
  | { readonly kind: 'gone' | 'failed' };

/** Renders the builder of the site: one draft, with its uploads, drafts, boards and topics (CR-04). */
export function Composer(props: ComposerProps): ReactNode {
  const { start, layout, onClose } = props;
  const texts = useTexts('creating', enUsCreating);
  const locale = useLocale();
  const [state, startAgain] = useComposition(start);
  const finish = useFinish(layout, onClose);
  if (state.kind === 'opening') return <ComposerFrame layout={layout} onClose={onClose} />;
  if (state.kind !== 'open')
    return (
      <ComposerFrame layout={layout} onClose={onClose}>
        <EmptyState
          title={state.kind === 'gone' ? texts.draftGone : texts.loadFailed}
          action={
            <Button variant="primary" onClick={startAgain}>
              {texts.startAgain}
            </Button>
          }
        />
      </ComposerFrame>
    );
  const { opened, ports, url, language } = state.composition;
  return (
    <PinBuilder
      key={opened.clientId}
      ports={ports}
      initialDraft={opened.draft}
      initialFiles={opened.files}
      initialUrl={url}
      uploadedImages={opened.images}
      renderBoardPicker={(field) => <Board {...field} />}
      layout={layout}
      onPublished={finish}
      renderScheduledLink={(text) => <Link to="/pin/create/drafts/?show=scheduled">{text}</Link>}
      onClose={onClose}
      messages={language?.builder}
      locale={locale}
    />
  );
}

/** Opens the draft of a composition, and afterwards an empty one. */
function useComposition(start: ComposerStart): readonly [State, () => void] {
  const userId = useViewer()?.entityId ?? '';
  const freshness = use(FreshnessContext);
  const { lastPlace } = useSaveFlow();
  const locale = useLocale();
  const queries = useQueryCache();
  const [state, setState] = useState<State>({ kind: 'opening' });
  const [origin, setOrigin] = useState(start);
  useEffect(() => {
    let isStale = false;
    const device = openDeviceDrafts(userId);
    const newId = (): string => crypto.randomUUID();
    const open = async (): Promise<State> => {
      const target = lastPlace.read()?.target;
      const [begun, language] = await Promise.all([
        beginDraft(origin, { device, userId, clientId: newId(), target }),
        readBuilderMessages(locale),
      ]);
      if (!begun) return { kind: 'gone' };
      const { clientId, server, draft, isDirty } = begun.opened;
      const session = openDraftSession({
        clientId,
        userId,
        server,
        device,
        api: draftApi,
        now: Date.now,
        newId,
      });
      // A failed write stays on the device and is repeated with the next change.
      if (isDirty) session.save(draft).catch(() => undefined);
      const ports = createBuilderPorts({ session, onPublished: () => freshness?.mark(), locale, queries });
      return { kind: 'open', composition: { ...begun, ports, language } };
    };
    open().then(
      (next) => isStale || setState(next),
      () => isStale || setState({ kind: 'failed' }),
    );
    return () => {
      isStale = true;
    };
  }, [userId, freshness, lastPlace, locale, queries, origin]);
  return [state, () => setOrigin({})];
}

/** Opens the initial draft of a composition; returns undefined if it was deleted. */
async function beginDraft(
  start: ComposerStart,
  options: {
    readonly device: DeviceDrafts;
    readonly userId: string;
    readonly clientId: string;
    readonly target: NamedTarget['target'] | undefined;
  },
): Promise<Pick<Composition, 'opened' | 'url'> | undefined> {
  const { device, userId, clientId, target } = options;
  if (start.draftKey !== undefined) {
    const { openDraft } = await import('./open-draft.ts');
    const opened = await openDraft(start.draftKey, device);
    return opened && { opened, url: undefined };
  }
  const draft: PinDraft = {
    ...EMPTY_PIN_DRAFT,
    boardId: target?.boardId ?? null,
    sectionId: target?.sectionId ?? null,
    ...start.fields,
  };
  if (start.shareKey !== undefined) {
    const [{ claimShare }, { openDraft }] = await Promise.all([
      import('./claim-share.ts'),
      import('./open-draft.ts'),
    ]);
    await claimShare(start.shareKey, { userId, as: 'draft', draft });
    const opened = await openDraft(start.shareKey, device);
    return opened && { opened, url: undefined };
  }
  const empty = { ...createDraft(clientId, draft), files: start.files ?? [] };
  if (start.media === undefined) return { opened: empty, url: start.url };
  try {
    const { uploadFromWeb } = await loadPart(() => import('./pin-api.ts'));
    const image = toUploadedImage(await uploadFromWeb(start.media, start.url ?? null));
    const { uploadId } = image;
    const media = { kind: 'image', image: { uploadId, edit: null, editedUploadId: null } } as const;
    return {
      opened: { ...empty, draft: { ...draft, media }, images: { [uploadId]: image } },
      url: undefined,
    };
  } catch (error) {
    if (!(error instanceof ResourceError)) throw error;
    // The builder reads the page, offers its other images and reports why one cannot be used.
    return { opened: empty, url: start.url ?? start.media };
  }
}

/** Returns the handler of a publication: it opens the close-up of the Pin, or shows a toast over the current page. */
function useFinish(layout: ComposerProps['layout'], onClose: () => void): (pinId: string) => void {
  const texts = useTexts('creating', enUsCreating);
  const toasts = use(ToastContext);
  const navigate = useNavigate();
  return (pinId) => {
    const open = (): void => void navigate(pinPath({ id: pinId }), { replace: layout === 'page' });
    toasts?.show({
      id: 'pin-published',
      text: texts.published,
      durationMs: SAVE_TOAST_MS,
      actions: layout === 'page' ? [] : [{ label: texts.view, onAction: open }],
    });
    if (layout === 'page') open();
    else onClose();
  };
}

/** Renders the board field of the draft, with the picker of the save flow. */
function Board(props: {
  readonly boardId: string | null;
  readonly sectionId: string | null;
  readonly onChange: (boardId: string | null, sectionId: string | null) => void;
  readonly isInvalid: boolean;
  readonly labelId: string;
}): ReactNode {
  const { boardId, sectionId, onChange, isInvalid, labelId } = props;
  const { boards, lastPlace } = useSaveFlow();
  const texts = useTexts('creating', enUsCreating);
  const boardFieldMessages = useTexts('boardFieldMessages');
  const [selected, setSelected] = useState(() => lastPlace.read());
  const isKnown = selected?.target.boardId === boardId && (selected?.target.sectionId ?? null) === sectionId;
  useEffect(() => {
    if (boardId === null || isKnown) return undefined;
    let isStale = false;
    const find = async (): Promise<void> => {
      const { readPlaceNames } = await import('./read-place-names.ts');
      const name = (await readPlaceNames(boards))(boardId, sectionId);
      if (!isStale && name !== undefined) setSelected({ target: toTarget(boardId, sectionId), name });
    };
    void find();
    return () => {
      isStale = true;
    };
  }, [boards, boardId, sectionId, isKnown]);
  const unnamed =
    boardId === null ? null : { target: toTarget(boardId, sectionId), name: texts.selectedBoard };
  return (
    <BoardField
      labelId={labelId}
      value={boardId !== null && isKnown ? selected : unnamed}
      isInvalid={isInvalid}
      onChange={(target) => {
        lastPlace.write(target);
        setSelected(target);
        if (target.target.boardId !== undefined)
          onChange(target.target.boardId, target.target.sectionId ?? null);
      }}
      messages={boardFieldMessages}
    />
  );
}

function toTarget(boardId: string, sectionId: string | null): NamedTarget['target'] {
  return sectionId === null ? { boardId } : { boardId, sectionId };
}
