import { pinPath } from '@pegboard/routes';
import type { ModerationDecision } from '@pegboard/types';
import { Button } from '@pegboard/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { memberPagePath } from '../../features/administration/member-page-path.ts';
import { Link } from '../../features/links/link.tsx';
import styles from '../../features/reports/reports.module.css';
import { formatUtcDay } from '../../features/reports/report-format.ts';
import { useReasonLabel } from '../../features/reports/use-reason-label.ts';
import { useAdministrationTexts } from '../../messages/administration/use-administration-texts.ts';
import { reportTexts as enUsReports } from '../../messages/en-us-reports.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import { isDecision, toFormValue, type QueueAction, type Queued } from './queued-item.ts';
import own from './moderation-queue.module.css';

/** Renders a reported subject with its mark, its reports and the buttons of its actions. */
export function QueueItem(props: {
  readonly item: Queued;
  readonly index: number;
  readonly onMarkKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Opens the dialog of a decision. Without scripts, the button submits the form. */
  readonly onDecide: (decision: ModerationDecision) => void;
}): ReactNode {
  const reports = useTexts('reports', enUsReports);
  const texts = useAdministrationTexts().queue;
  const reasonLabel = useReasonLabel();
  const locale = useLocale();
  const { item, index, onDecide } = props;
  const { object_type: kind, owner, severity } = item;
  const title = item.excerpt || reports.untitled;
  const words = reports.decideOf(reports.kinds[kind], title);
  const reasons = Object.entries(item.reasons).map(([reason, count]) => `${reasonLabel(reason)} × ${count}`);
  return (
    <li className={own.item} data-severity={severity}>
      <label className={own.mark}>
        <input
          type="checkbox"
          name="items"
          value={toFormValue(item)}
          data-index={index}
          onKeyDown={props.onMarkKeyDown}
          aria-label={texts.markOf(words)}
          aria-keyshortcuts="K W R A O"
        />
      </label>
      {item.image_url === null ? null : (
        <img className={own.image} src={item.image_url} alt="" width={96} height={120} loading="lazy" />
      )}
      <div className={own.texts}>
        <bdi className={styles.what}>
          {kind === 'pin' ? <Link to={pinPath({ id: item.seen_id })}>{words}</Link> : words}
        </bdi>
        <Link to={memberPagePath(owner.username)}>{reports.by(owner.full_name || owner.username)}</Link>
        <span>
          <span className={own.severity}>{texts.severities[severity]}</span> {reasons.join(', ')}
        </span>
        {item.details.map((detail, nth) => (
          <blockquote key={nth} dir="auto" className={styles.said}>
            {detail}
          </blockquote>
        ))}
        <small className={styles.hint}>
          {reports.reportCount(item.report_count)},{' '}
          {reports.since(formatUtcDay(item.first_reported_at, locale))}
        </small>
        {item.moderator === null ? null : <small>{texts.takenBy(item.moderator)}</small>}
        {item.asked_by === null ? null : <small>{texts.askedBy(item.asked_by)}</small>}
        <span className={styles.buttons}>
          {(['keep', 'warn', 'remove', 'take', 'ask'] as const).map((action) => (
            <ActionButton key={action} action={action} item={item} title={title} onDecide={onDecide} />
          ))}
        </span>
      </div>
    </li>
  );
}

function ActionButton(props: {
  readonly action: QueueAction;
  readonly item: Queued;
  readonly title: string;
  readonly onDecide: (decision: ModerationDecision) => void;
}): ReactNode {
  const texts = useAdministrationTexts().queue;
  const { action, item, title, onDecide } = props;
  return (
    <Button
      type="submit"
      size="sm"
      name="one"
      value={`${action} ${toFormValue(item)}`}
      variant={action === 'remove' ? 'danger' : 'secondary'}
      aria-label={`${texts.actions[action]}: ${title}`}
      onClick={(event) => {
        if (!isDecision(action)) return;
        event.preventDefault();
        onDecide(action);
      }}
    >
      {texts.actions[action]}
    </Button>
  );
}
