import { Avatar, Button, chipAttributes, getFormText, Select, TextField } from '@pegboard/ui';
import { use, useRef, type ReactNode } from 'react';
import { useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { FreshnessContext } from '../../data/invalidation.ts';
import { MutesDocument, type MutesQuery } from '../../data/generated/graphql.ts';
import { answersContext } from '../../data/request-context.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { useQuery, useQueryCache } from '../../data/use-query.ts';
import settings from '../../features/forms/form-page.module.css';
import { PlainForm } from '../../features/forms/plain-form.tsx';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { Link } from '../../features/links/link.tsx';
import { changeMute, sendMute, type MuteTarget } from '../../features/muting/change-mute.ts';
import { formatUtcDay } from '../../features/reports/report-format.ts';
import { ToastContext } from '../../features/toasts/toasts.ts';
import { mutingTexts as enUsMuting } from '../../messages/en-us-muting.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import { MUTED_KINDS, MUTED_PATH, mutedPath, mutesOf, type MutedKind } from './muted-kinds.ts';
import styles from './settings-muted.module.css';

type Mute = NonNullable<MutesQuery['viewer']>['mutes']['edges'][number]['node'];
const DURATIONS = ['forever', 'week', 'month'] as const;

/** Loads a page of the viewer's mutes, which only this page shows; not cached. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await requireViewer(args, 'continue');
  const page = mutesOf(new URL(args.request.url).searchParams);
  await args.context.get(answersContext).ask(MutesDocument, page, 'network-only');
  return null;
}

/** Renders what the viewer mutes, a tab for each kind, to add and remove entries (SR-13). Works without scripts. */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('muting', enUsMuting);
  const [search] = useSearchParams();
  const page = mutesOf(search);
  const { kind } = page;
  const mutes = useQuery(MutesDocument, page)?.viewer?.mutes;
  const onChange = useReload(page);
  const heading = useRef<HTMLHeadingElement>(null);
  if (!mutes) return null;
  const { edges, pageInfo } = mutes;
  const next = new URLSearchParams({ kind, after: pageInfo.endCursor ?? '' });
  return (
    <div className={settings.page}>
      <title>{messages.title(texts.title)}</title>
      <meta name="robots" content="noindex" />
      <h1>{texts.title}</h1>
      <p className={settings.hint}>{texts.hint}</p>
      <KindLinks kind={kind} />
      <section className={settings.section} aria-labelledby="muted-kind">
        <h2 id="muted-kind" ref={heading} tabIndex={-1}>
          {texts.tabs[kind]}
        </h2>
        <p className={settings.hint}>{texts.how[kind]}</p>
        {kind === 'word' || kind === 'site' ? <AddMute key={kind} kind={kind} onChange={onChange} /> : null}
        {edges.length === 0 ? (
          <p>{texts.none[kind]}</p>
        ) : (
          <ul className={styles.mutes} role="list">
            {edges.map(({ node }) => (
              <MuteRow
                key={node.entityId}
                mute={node}
                onChange={(isMuted) => {
                  // The button that had the focus is removed with its row.
                  if (!isMuted) heading.current?.focus();
                  void onChange();
                }}
              />
            ))}
          </ul>
        )}
        {pageInfo.hasNextPage ? <Link to={`?${next}`}>{texts.more}</Link> : null}
      </section>
    </div>
  );
}

/** Renders links to the lists of all kinds, with the current one marked. */
function KindLinks({ kind }: { readonly kind: MutedKind }): ReactNode {
  const texts = useTexts('muting', enUsMuting);
  return (
    <nav className={styles.kinds} aria-label={texts.kinds}>
      {MUTED_KINDS.map((each) => (
        <Link
          key={each}
          to={mutedPath(each)}
          aria-current={each === kind ? 'page' : undefined}
          data-selected={each === kind ? '' : undefined}
          {...chipAttributes()}
        >
          {texts.tabs[each]}
        </Link>
      ))}
    </nav>
  );
}

/** Returns a function that reloads a page of mutes after a change, and what was read before it. */
function useReload(page: ReturnType<typeof mutesOf>): () => Promise<void> {
  const answers = useQueryCache();
  const freshness = use(FreshnessContext);
  return async () => {
    freshness?.mark();
    await answers.ask(MutesDocument, page, 'network-only');
  };
}

/** Renders the form that mutes a word or a site. */
function AddMute(props: {
  readonly kind: 'word' | 'site';
  readonly onChange: () => Promise<void>;
}): ReactNode {
  const texts = useTexts('muting', enUsMuting);
  const { kind, onChange } = props;
  const { isBusy, fields, message, values, submit } = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const send = async (sent: FormData): Promise<void> => {
    const value = getFormText(sent, 'value');
    const duration = DURATIONS.find((each) => each === getFormText(sent, 'duration'));
    const isDone = await submit(async () => {
      await sendMute({ kind, value, name: value, duration }, true);
      await onChange();
    });
    if (isDone) form.current?.reset();
  };
  return (
    <PlainForm ref={form} action={mutedPath(kind)} className={styles.add} onSend={(sent) => void send(sent)}>
      <input type="hidden" name="kind" value={kind} />
      <TextField
        name="value"
        label={texts[kind]}
        hint={kind === 'site' ? texts.siteHint : undefined}
        defaultValue={values['value'] ?? ''}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir={kind === 'site' ? 'ltr' : 'auto'}
        required
        error={fields['value']}
      />
      <Select name="duration" label={texts.duration} defaultValue={values['duration'] ?? 'forever'}>
        {DURATIONS.map((duration) => (
          <option key={duration} value={duration}>
            {texts.durations[duration]}
          </option>
        ))}
      </Select>
      <Button type="submit" variant="primary" loading={isBusy}>
        {texts.add}
      </Button>
      <SubmitResult message={message} done={undefined} />
    </PlainForm>
  );
}

/** Renders one entry, and the button that removes it. */
function MuteRow(props: { readonly mute: Mute; readonly onChange: (isMuted: boolean) => void }): ReactNode {
  const texts = useTexts('muting', enUsMuting);
  const locale = useLocale();
  const toasts = use(ToastContext);
  const { mute, onChange } = props;
  const { kind, value, user, until, duration } = mute;
  const name = nameOf(mute, texts.unseen);
  const target: MuteTarget = { kind, value, name, duration };
  const facts = [
    user ? `@${user.username}` : '',
    until == null ? '' : texts.until(formatUtcDay(until, locale)),
  ];
  return (
    <li className={styles.mute}>
      {kind === 'member' ? <Avatar name={name} src={user?.imageSmallUrl} size={48} decorative /> : null}
      <span className={styles.name}>
        <bdi>{name}</bdi>
        <small className={settings.hint}>{facts.filter(Boolean).join(' · ')}</small>
      </span>
      <PlainForm
        action={`${MUTED_PATH}remove/`}
        onSend={() => void changeMute(target, false, { texts, toasts, onChange })}
      >
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="value" value={value} />
        <Button type="submit" variant="secondary" size="sm" aria-label={texts.unmuteOf(name)}>
          {texts.unmute}
        </Button>
      </PlainForm>
    </li>
  );
}

/** Returns the name of what is muted; members whom the viewer cannot see have none. */
function nameOf({ kind, value, user, topic }: Mute, unseen: string): string {
  const names: Readonly<Record<MutedKind, string | undefined>> = {
    word: value,
    site: value,
    member: user ? user.fullName || user.username : undefined,
    topic: topic?.name,
  };
  return names[kind] ?? unseen;
}
