import { PinSheet, type SheetBoard, type SheetPorts } from '@pegboard/pin-builder/sheet';
import { useSaveFlow } from '@pegboard/save-flow';
import { BoardField } from '@pegboard/save-flow/board-field';
import { EMPTY_PIN_DRAFT } from '@pegboard/types';
import { Spinner } from '@pegboard/ui';
import { use, useEffect, useId, useState, type ReactNode } from 'react';
import { FreshnessContext } from '../../data/invalidation.ts';
import { useViewer } from '../../data/viewer.ts';
import { readBuilderMessages, type BuilderLanguage } from '../../messages/builder-messages.ts';
import { creatingTexts as enUsCreating } from '../../messages/en-us-creating.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import styles from './composer-frame.module.css';
import { claimShare } from './claim-share.ts';
import { openDeviceDrafts } from './device-drafts.ts';
import { readPlaceNames } from './read-place-names.ts';
import { createSheetPorts, readSheetRows, type StoredSheetRow } from './sheet-ports.ts';

type OpenSheet = {
  readonly ports: SheetPorts;
  readonly stored: readonly StoredSheetRow[];
  /** US English by default. */
  readonly language: BuilderLanguage | undefined;
};

/** Renders the sheet of the site: many Pins at once, with the rows that this device has of an earlier visit (CR-12). */
export function SheetComposer(props: {
  readonly files?: readonly File[] | undefined;
  /** The id of shared files, which become rows (CR-13). */
  readonly shareKey?: string | undefined;
  readonly headingLevel?: 1 | 2 | undefined;
}): ReactNode {
  const { files, shareKey, headingLevel } = props;
  const texts = useTexts('creating', enUsCreating);
  const { lastPlace } = useSaveFlow();
  const sheet = useSheet(texts.selectedBoard, shareKey);
  if (!sheet)
    return (
      <p className={styles.loading} role="status">
        <Spinner label={texts.loading} />
      </p>
    );
  return (
    <PinSheet
      ports={sheet.ports}
      storedRows={sheet.stored.map(({ row }) => row)}
      initialFiles={files}
      headingLevel={headingLevel}
      initialBoard={toSheetBoard(lastPlace.read())}
      renderBoardPicker={(field) => <SheetBoardField {...field} />}
      messages={sheet.language?.sheet}
    />
  );
}

function useSheet(selectedBoard: string, shareKey: string | undefined): OpenSheet | undefined {
  const userId = useViewer()?.entityId ?? '';
  const freshness = use(FreshnessContext);
  const locale = useLocale();
  const { boards, lastPlace } = useSaveFlow();
  const [sheet, setSheet] = useState<OpenSheet>();
  useEffect(() => {
    let isStale = false;
    const device = openDeviceDrafts(userId);
    const open = async (): Promise<void> => {
      const target = lastPlace.read()?.target;
      const place = { boardId: target?.boardId ?? null, sectionId: target?.sectionId ?? null };
      if (shareKey !== undefined)
        await claimShare(shareKey, { userId, as: 'rows', draft: { ...EMPTY_PIN_DRAFT, ...place } });
      const [stored, language] = await Promise.all([
        // Without the earlier rows a new sheet begins; they stay on the device.
        readSheetRows(device, async () => {
          const nameOf = await readPlaceNames(boards);
          return (boardId, sectionId) => nameOf(boardId, sectionId) ?? selectedBoard;
        }).catch(() => []),
        readBuilderMessages(locale),
      ]);
      if (isStale) return;
      const ports = createSheetPorts({ userId, device, stored, onPublished: () => freshness?.mark() });
      setSheet({ ports, stored, language });
    };
    void open();
    return () => {
      isStale = true;
    };
  }, [userId, freshness, selectedBoard, locale, boards, lastPlace, shareKey]);
  return sheet;
}

function SheetBoardField(props: {
  readonly label: string;
  readonly board: SheetBoard | null;
  readonly isInvalid: boolean;
  readonly onChange: (board: SheetBoard) => void;
}): ReactNode {
  const { label, board, isInvalid, onChange } = props;
  const boardFieldMessages = useTexts('boardFieldMessages');
  const labelId = useId();
  return (
    <>
      <span id={labelId} hidden>
        {label}
      </span>
      <BoardField
        labelId={labelId}
        value={board && { target: { boardId: board.boardId }, name: board.name }}
        isInvalid={isInvalid}
        onChange={(target) => {
          const next = toSheetBoard(target);
          if (next) onChange(next);
        }}
        messages={boardFieldMessages}
      />
    </>
  );
}

function toSheetBoard(
  place: {
    readonly target: { readonly boardId?: string; readonly sectionId?: string };
    readonly name: string;
  } | null,
): SheetBoard | null {
  const boardId = place?.target.boardId;
  if (!place || boardId === undefined) return null;
  return { boardId, sectionId: place.target.sectionId ?? null, name: place.name };
}
