import { Button, EmptyState, TextField } from '@pegboard/ui';
import { Fragment, type ReactNode } from 'react';
import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { readResource } from '../../data/read-resource.ts';
import styles from '../../features/administration/administration.module.css';
import { NextPageLink } from '../../features/administration/next-page-link.tsx';
import {
  readTeamPage,
  readTeamResource,
  type TeamData,
} from '../../features/administration/read-team-resource.ts';
import { useAdministrationTexts } from '../../messages/administration/use-administration-texts.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import { LinkRuleForm } from './link-rule-form.tsx';
import { LinkRuleItem } from './link-rule-item.tsx';
import {
  checkedRulesSchema,
  linkRulesSchema,
  PATH,
  sourcesSchema,
  type CheckedRule,
  type LinkRule,
  type RuleSource,
} from './link-rules.ts';

type Domains = {
  readonly rules: TeamData<readonly LinkRule[]>;
  readonly sources: readonly RuleSource[];
  /** The rules about the domain or address that was searched; null for one that cannot be read, undefined without a search. */
  readonly found: readonly CheckedRule[] | null | undefined;
};

/** Reads the rules for links, for the team; for others the page does not exist. */
export async function loader(args: LoaderFunctionArgs): Promise<Domains> {
  const { context } = args;
  const link = new URL(args.request.url).searchParams.get('link')?.trim() ?? '';
  const [rules, sources, found] = await Promise.all([
    readTeamPage(args, 'LinkRules', linkRulesSchema),
    readTeamResource(context, 'LinkSources', {}, sourcesSchema),
    link === '' ? undefined : readResource(context, 'LinkCheck', { link }),
  ]);
  return {
    rules,
    sources: sources.data,
    found: found && (found.ok ? checkedRulesSchema.parse(found.data) : null),
  };
}

/** Renders the rules for links: a search for the one that decides, those of the team, and the lists of commands (OP-06). */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useAdministrationTexts().domains;
  const { rules, sources, found } = useLoaderData<Domains>();
  const [search] = useSearchParams();
  const done = search.get('done');
  return (
    <div className={styles.page}>
      <title>{messages.title(texts.title)}</title>
      <h1>{texts.title}</h1>
      <output className={styles.done}>
        {done === 'set' ? texts.setDone : done === 'removed' ? texts.removedDone : ''}
      </output>
      <p className={styles.hint}>{texts.hint}</p>
      <form className={styles.form} action={PATH} role="search">
        <TextField
          name="link"
          label={texts.search}
          hint={texts.searchHint}
          defaultValue={search.get('link') ?? ''}
          error={found === null ? texts.unreadable : undefined}
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
        />
        <div className={styles.actions}>
          <Button type="submit" variant="secondary">
            {texts.find}
          </Button>
        </div>
      </form>
      {found ? <Found rules={found} /> : null}
      <LinkRuleForm />
      <h2>{texts.ofTeam}</h2>
      {rules.data.length === 0 ? <EmptyState title={texts.none} /> : null}
      <ul className={styles.list} role="list" aria-label={texts.ofTeam}>
        {rules.data.map((rule) => (
          <LinkRuleItem key={rule.domain + rule.path_pattern} rule={rule} isOfTeam />
        ))}
      </ul>
      <NextPageLink next={rules.next} />
      <Sources sources={sources} />
    </div>
  );
}

function Found({ rules }: { readonly rules: readonly CheckedRule[] }): ReactNode {
  const texts = useAdministrationTexts().domains;
  return (
    <section className={styles.form} aria-labelledby="found">
      <h2 id="found">{texts.found}</h2>
      {rules.some(({ decides }) => decides) ? null : <p>{texts.noneDecides}</p>}
      <ul className={styles.list} role="list" aria-label={texts.found}>
        {rules.map((rule) => (
          <LinkRuleItem
            key={`${rule.source} ${rule.domain}${rule.path_pattern}`}
            rule={rule}
            isOfTeam={rule.is_of_team}
            source={rule.is_of_team ? texts.team : rule.source}
            state={rule.decides ? texts.decides : rule.matches ? texts.matches : texts.other}
          />
        ))}
      </ul>
    </section>
  );
}

function Sources({ sources }: { readonly sources: readonly RuleSource[] }): ReactNode {
  const texts = useAdministrationTexts().domains;
  const format = new Intl.NumberFormat(useLocale());
  return (
    <section className={styles.section} aria-labelledby="sources">
      <h2 id="sources">{texts.sources}</h2>
      <p className={styles.hint}>
        {texts.sourcesHint} <code dir="ltr">pegboard offsite load</code>
      </p>
      {sources.length === 0 ? <p>{texts.noSources}</p> : null}
      <dl className={styles.facts}>
        {sources.map(({ source, count }) => (
          <Fragment key={source}>
            <dt>
              <bdi>{source}</bdi>
            </dt>
            <dd>{texts.count(format.format(count))}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
