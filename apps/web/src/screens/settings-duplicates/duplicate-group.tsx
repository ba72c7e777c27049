import { Button } from '@pegboard/ui';
import { useId, type ReactNode } from 'react';
import { duplicateTexts as enUsDuplicates } from '../../messages/en-us-duplicates.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import type { DuplicatePinsQuery } from '../../data/generated/graphql.ts';
import { PlainForm } from '../../features/forms/plain-form.tsx';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { Link } from '../../features/links/link.tsx';
import { formatUtcDay } from '../../features/reports/report-format.ts';
import { DUPLICATES_PATH } from './duplicates-path.ts';
import styles from './settings-duplicates.module.css';

/** Saved pins with the same picture. */
export type Group = NonNullable<DuplicatePinsQuery['viewer']>['duplicatePins']['edges'][number]['node'];
type DuplicatePin = Group['pins'][number];

/** Renders a group of pins with the same picture: one is chosen to stay, the others are merged into it. */
export function DuplicateGroup(props: {
  readonly group: Group;
  readonly onMerge: (keptId: string, pinIds: readonly string[]) => Promise<void>;
}): ReactNode {
  const texts = useTexts('duplicates', enUsDuplicates);
  const { group, onMerge } = props;
  const { isBusy, fields, message, submit } = useSubmit({ isNative: false });
  const name = useId();
  const send = (form: FormData): void => {
    const keptId = form.get('keep_id');
    const pinIds = form.getAll('pin_ids').map(String);
    if (typeof keptId === 'string') void submit(() => onMerge(keptId, pinIds));
  };
  return (
    <li>
      <PlainForm action={DUPLICATES_PATH} className={styles.group} onSend={send}>
        <fieldset className={styles.pins} aria-describedby={`${name}-how`}>
          <legend>{texts.group(group.pins.length)}</legend>
          {group.pins.map((pin) => (
            <PinChoice key={pin.entityId} pin={pin} isProposed={pin.entityId === group.keptId} />
          ))}
        </fieldset>
        <p id={`${name}-how`} className={styles.hint}>
          {texts.how}
        </p>
        <Button type="submit" variant="primary" loading={isBusy}>
          {texts.merge}
        </Button>
        <SubmitResult message={message ?? fields['pin_ids'] ?? fields['keep_id']} done={undefined} />
      </PlainForm>
    </li>
  );
}

function PinChoice({
  pin,
  isProposed,
}: {
  readonly pin: DuplicatePin;
  readonly isProposed: boolean;
}): ReactNode {
  const texts = useTexts('duplicates', enUsDuplicates);
  const locale = useLocale();
  const title = pin.title || pin.altText || texts.untitled;
  const small = pin.images.find(({ size }) => size === '236x');
  const large = pin.images.find(({ size }) => size === '736x') ?? small;
  const board = pin.board?.layout === 'quick_saves' ? texts.profile : pin.board?.name;
  const place = [board, pin.section?.title].filter(Boolean).join(' – ');
  const facts = [
    pin.link ? pin.domain : texts.noLink,
    large ? `${large.width} × ${large.height}` : undefined,
    formatUtcDay(pin.createdAt, locale),
  ];
  return (
    <div className={styles.pin}>
      <input type="hidden" name="pin_ids" value={pin.entityId} />
      <label>
        <span className={styles.keep}>
          <input type="radio" name="keep_id" value={pin.entityId} defaultChecked={isProposed} required />
          {isProposed ? texts.keepProposed : texts.keep}
        </span>
        {small ? (
          <img
            src={small.url}
            width={small.width}
            height={small.height}
            alt=""
            loading="lazy"
            decoding="async"
          />
        ) : null}
        <bdi className={styles.title}>{title}</bdi>
        <bdi>{place}</bdi>
        <small className={styles.hint}>{facts.filter(Boolean).join(' · ')}</small>
      </label>
      <Link to={pin.seoUrl} aria-label={texts.openNamed(title)}>
        {texts.open}
      </Link>
    </div>
  );
}
