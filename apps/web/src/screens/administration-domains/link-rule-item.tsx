import { Button, buttonAttributes } from '@pegboard/ui';
import type { ReactNode } from 'react';
import styles from '../../features/administration/administration.module.css';
import { PostForm } from '../../features/administration/post-form.tsx';
import { formatUtcTime } from '../../features/administration/utc-time.ts';
import { Link } from '../../features/links/link.tsx';
import { useAdministrationTexts } from '../../messages/administration/use-administration-texts.ts';
import { useLocale } from '../../messages/language.ts';
import { PATH, type LinkRule } from './link-rules.ts';

/** Renders a rule for links; one of the team with the ways to change it. */
export function LinkRuleItem(props: {
  readonly rule: LinkRule;
  readonly isOfTeam: boolean;
  readonly source?: string;
  /** The relation of the rule to the searched link, in words. */
  readonly state?: string;
}): ReactNode {
  const { rule, isOfTeam, source, state } = props;
  const texts = useAdministrationTexts();
  const locale = useLocale();
  const { domains } = texts;
  const place = `${rule.domain}${rule.path_pattern}`;
  const change = new URLSearchParams({
    place,
    word: rule.word,
    message: rule.message ?? '',
    reason: rule.reason ?? '',
  });
  return (
    <li className={styles.item}>
      <bdi dir="ltr" className={styles.name}>
        {place}
      </bdi>
      {state === undefined ? null : <span className={styles.state}>{state}</span>}
      <span>{domains.words[rule.word]}</span>
      {rule.message === null ? null : <bdi>{rule.message}</bdi>}
      {rule.reason === null ? null : (
        <span>
          {domains.reason}: <bdi>{rule.reason}</bdi>
        </span>
      )}
      <small className={styles.hint}>
        {source === undefined ? null : (
          <>
            {domains.source}: <bdi>{source}</bdi>,{' '}
          </>
        )}
        {texts.utc(formatUtcTime(rule.since, locale))}
      </small>
      <div className={styles.actions}>
        <Link
          to={`${PATH}?${change}#rule`}
          aria-label={`${isOfTeam ? domains.change : domains.override}: ${place}`}
          {...buttonAttributes({ size: 'sm', variant: 'secondary' })}
        >
          {isOfTeam ? domains.change : domains.override}
        </Link>
        {isOfTeam ? (
          <PostForm
            action={`${PATH}remove/`}
            match={{ domain: rule.domain, path_pattern: rule.path_pattern }}
          >
            {() => (
              <Button type="submit" size="sm" variant="secondary" aria-label={`${domains.remove}: ${place}`}>
                {domains.remove}
              </Button>
            )}
          </PostForm>
        ) : null}
      </div>
    </li>
  );
}
