import { Button, EmptyState, Select, TextArea, TextField } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import * as z from 'zod/mini';
import styles from '../../features/administration/administration.module.css';
import { NextPageLink } from '../../features/administration/next-page-link.tsx';
import { PostForm } from '../../features/administration/post-form.tsx';
import { readTeamPage, type TeamData } from '../../features/administration/read-team-resource.ts';
import { formatUtcTime } from '../../features/administration/utc-time.ts';
import { useAdministrationTexts } from '../../messages/administration/use-administration-texts.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useLocale, useTexts } from '../../messages/language.ts';

const PATH = '/_/words/';
const ACTIONS = ['refuse', 'hold', 'report', 'allow'] as const;
const MATCHES = ['word', 'part'] as const;

const rulesSchema = z.array(
  z.object({
    id: z.string(),
    phrase: z.string(),
    match: z.enum(MATCHES),
    action: z.enum(ACTIONS),
    reason: z.string(),
    created_at: z.string(),
  }),
);

type Rules = z.infer<typeof rulesSchema>;

/** Reads the rules for words, for the team; for others the page does not exist. */
export function loader(args: LoaderFunctionArgs): Promise<TeamData<Rules>> {
  return readTeamPage(args, 'WordRules', rulesSchema);
}

/** Renders the rules for words with the form that sets one, and their removal (OP-06). */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useAdministrationTexts().words;
  const { data: rules, next } = useLoaderData<TeamData<Rules>>();
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
      <RuleForm />
      {rules.length === 0 ? <EmptyState title={texts.none} /> : null}
      <ul className={styles.list} role="list" aria-label={texts.title}>
        {rules.map((rule) => (
          <RuleItem key={rule.id} rule={rule} />
        ))}
      </ul>
      <NextPageLink next={next} />
    </div>
  );
}

function RuleForm(): ReactNode {
  const texts = useAdministrationTexts().words;
  return (
    <PostForm action={PATH} className={styles.section}>
      {({ fields, values }) => (
        <>
          <TextField
            name="phrase"
            label={texts.phrase}
            hint={texts.phraseHint}
            maxLength={100}
            required
            defaultValue={values['phrase']}
            error={fields['phrase']}
            autoCapitalize="none"
            spellCheck={false}
          />
          <Select
            name="match"
            label={texts.match}
            defaultValue={values['match'] ?? 'word'}
            error={fields['match']}
          >
            {MATCHES.map((match) => (
              <option key={match} value={match}>
                {texts.matches[match]}
              </option>
            ))}
          </Select>
          <Select
            name="action"
            label={texts.action}
            hint={texts.actionHint}
            defaultValue={values['action'] ?? 'refuse'}
            error={fields['action']}
          >
            {ACTIONS.map((action) => (
              <option key={action} value={action}>
                {texts.actions[action]}
              </option>
            ))}
          </Select>
          <TextArea
            name="reason"
            label={texts.reason}
            rows={2}
            minLength={5}
            required
            defaultValue={values['reason']}
            error={fields['reason']}
          />
          <div className={styles.actions}>
            <Button type="submit" variant="primary">
              {texts.save}
            </Button>
          </div>
        </>
      )}
    </PostForm>
  );
}

function RuleItem({ rule }: { readonly rule: Rules[number] }): ReactNode {
  const texts = useAdministrationTexts();
  const locale = useLocale();
  const { words } = texts;
  return (
    <li className={styles.item}>
      <bdi className={styles.name}>{rule.phrase}</bdi>
      <span>
        {words.actions[rule.action]}, {words.matches[rule.match]}
      </span>
      <span>
        {words.reason}: <bdi>{rule.reason}</bdi>
      </span>
      <small className={styles.hint}>{texts.utc(formatUtcTime(rule.created_at, locale))}</small>
      <PostForm action={`${PATH}remove/`} match={{ id: rule.id }} className={styles.actions}>
        {() => (
          <Button type="submit" size="sm" variant="secondary" aria-label={`${words.remove}: ${rule.phrase}`}>
            {words.remove}
          </Button>
        )}
      </PostForm>
    </li>
  );
}
