import { Button, buttonAttributes } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import styles from '../../features/forms/form-page.module.css';
import { PlainForm } from '../../features/forms/plain-form.tsx';
import { formatUtcDay } from '../../features/reports/report-format.ts';
import { importDetailsTexts as enUsImportDetails } from '../../messages/en-us-import-details.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import { textByCode, type DataImport } from './data-import.ts';
import { ImportReport } from './import-report.tsx';
import own from './settings-data.module.css';

/** Renders an import that has ended: what it created, its report, and its undo. */
export function FinishedImport(props: {
  readonly each: DataImport;
  readonly isBusy: boolean;
  /** False while another import is in progress. */
  readonly canUndo: boolean;
  readonly onUndo: () => void;
  readonly onRemove: () => void;
}): ReactNode {
  const { each, isBusy, canUndo, onUndo, onRemove } = props;
  const texts = useTexts('importDetails', enUsImportDetails);
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const { file_name: name, failure, done, undoable_until: until, state } = each;
  return (
    <li className={own.export}>
      <span className={own.name}>
        <bdi>{name}</bdi> · {formatUtcDay(each.created_at, locale)}
      </span>
      {failure === null ? null : <p>{textByCode(texts.failures, failure) ?? texts.failed}</p>}
      {state === 'undone' ? <small className={styles.hint}>{texts.wasUndone}</small> : null}
      {done === 0 ? null : (
        <small className={styles.hint}>
          {texts.counts(each.created, each.known + each.merged, each.left_out)}
        </small>
      )}
      {until === null ? null : (
        <small className={styles.hint}>{texts.undoableUntil(formatUtcDay(until, locale))}</small>
      )}
      <div className={own.actions}>
        {done === 0 ? null : (
          <>
            <Button
              className={styles.scripted}
              variant="secondary"
              aria-expanded={isOpen}
              aria-label={isOpen ? texts.hideReportOf(name) : texts.showReportOf(name)}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? texts.hideReport : texts.showReport}
            </Button>
            <a
              href={each.report_url}
              download
              aria-label={texts.downloadOf(name)}
              {...buttonAttributes({ variant: 'secondary' })}
            >
              {texts.download}
            </a>
          </>
        )}
        {until !== null && canUndo ? (
          <PlainForm action="/settings/data/import/undo/" onSend={onUndo}>
            <input type="hidden" name="id" value={each.id} />
            <Button type="submit" variant="secondary" aria-label={texts.undoOf(name)} aria-disabled={isBusy}>
              {texts.undo}
            </Button>
          </PlainForm>
        ) : null}
        <PlainForm action="/settings/data/import/remove/" onSend={onRemove}>
          <input type="hidden" name="id" value={each.id} />
          <Button type="submit" variant="secondary" aria-label={texts.removeOf(name)} aria-disabled={isBusy}>
            {texts.remove}
          </Button>
        </PlainForm>
      </div>
      {isOpen ? <ImportReport importId={each.id} leftOut={each.left_out} /> : null}
    </li>
  );
}
