import { Button, buttonAttributes, getFormText } from '@pegboard/ui';
import { use, useState, type ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { Link } from '../../features/links/link.tsx';
import { callResource } from '../../data/call-resource.ts';
import { FreshnessContext } from '../../data/invalidation.ts';
import { HomeFeedSourcesDocument, type HomeFeedSourcesQuery } from '../../data/generated/graphql.ts';
import { answersContext } from '../../data/request-context.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { useQuery, useQueryCache } from '../../data/use-query.ts';
import { homeFeedTexts as enUsHomeFeed } from '../../messages/en-us-home-feed.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import { PlainForm } from '../../features/forms/plain-form.tsx';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import settings from '../../features/forms/form-page.module.css';
import { useSubmit } from '../../features/forms/use-submit.ts';
import styles from './tune-home-feed.module.css';

type Source = NonNullable<HomeFeedSourcesQuery['viewer']>['homeFeedSources'][number];
type Tune = (source: Source, form: FormData) => void;

/** Loads the sources of the viewer's home feed; not cached. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await requireViewer(args, 'continue');
  await args.context.get(answersContext).ask(HomeFeedSourcesDocument, {}, 'network-only');
  return null;
}

/**
 * Renders the boards, topics and saves of the home feed, to exclude or restore them (WB-01). Works without
 * scripts.
 */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('homeFeed', enUsHomeFeed);
  const answers = useQueryCache();
  const freshness = use(FreshnessContext);
  const sources = useQuery(HomeFeedSourcesDocument, {})?.viewer?.homeFeedSources;
  const { isBusy, message, submit } = useSubmit();
  const [tuned, setTuned] = useState<string>();
  if (!sources) return null;
  const tune: Tune = (source, form) => {
    const { kind, entityId: id } = source;
    const options = { kind, ...(id !== null && { id }), use: getFormText(form, 'use') };
    setTuned(keyOf(source));
    void submit(async () => {
      await callResource({ name: 'HomeFeedSource', action: 'update', options });
      freshness?.mark();
      await answers.ask(HomeFeedSourcesDocument, {}, 'network-only');
    });
  };
  const rows = (which: (source: Source) => boolean): ReactNode =>
    sources
      .filter(which)
      .map((source) => (
        <SourceRow
          key={keyOf(source)}
          source={source}
          isBusy={isBusy && tuned === keyOf(source)}
          onTune={tune}
        />
      ));
  const hasTopics = sources.some(({ kind }) => kind === 'interest');
  const hasBoards = sources.some(({ kind }) => kind === 'board');
  return (
    <div className={settings.page}>
      <title>{messages.title(texts.title)}</title>
      <meta name="robots" content="noindex" />
      <h1>{texts.title}</h1>
      <p className={settings.hint}>{texts.intro}</p>
      <SubmitResult message={message} done={undefined} />
      <section className={settings.section} aria-labelledby="feed-history">
        <h2 id="feed-history">{texts.history.title}</h2>
        <ul className={styles.sources} role="list">
          {rows(({ kind }) => kind === 'history')}
        </ul>
      </section>
      <section className={settings.section} aria-labelledby="feed-topics">
        <h2 id="feed-topics">{texts.topics.title}</h2>
        <p className={settings.hint}>{hasTopics ? texts.topics.hint : texts.topics.none}</p>
        {hasTopics ? (
          <ul className={styles.sources} role="list">
            {rows(({ kind }) => kind === 'interest')}
          </ul>
        ) : null}
        <Link to="/ideas/" {...buttonAttributes()}>
          {texts.topics.find}
        </Link>
      </section>
      <section className={settings.section} aria-labelledby="feed-boards">
        <h2 id="feed-boards">{texts.boards.title}</h2>
        <p className={settings.hint}>{hasBoards ? texts.boards.hint : texts.boards.none}</p>
        {hasBoards ? (
          <ul className={styles.sources} role="list">
            {rows(({ kind }) => kind === 'board')}
          </ul>
        ) : null}
      </section>
      <Link to="/">{texts.home}</Link>
    </div>
  );
}

/** Renders one source, and the button that excludes or includes it. */
function SourceRow(props: {
  readonly source: Source;
  readonly isBusy: boolean;
  readonly onTune: Tune;
}): ReactNode {
  const { source, isBusy, onTune } = props;
  const texts = useTexts('homeFeed', enUsHomeFeed);
  const { kind, entityId, isOn, isOwn } = source;
  const name = kind === 'history' ? texts.history.name : source.name;
  const origin = {
    history: texts.history.hint,
    interest: '',
    board: isOwn ? texts.boards.own : texts.boards.followed,
  };
  return (
    <li className={styles.source} data-on={isOn}>
      <span className={styles.words}>
        <bdi>{name}</bdi>
        <small className={settings.hint}>
          {[isOn ? texts.isOn : texts.isOff, origin[kind]].filter(Boolean).join(' · ')}
        </small>
      </span>
      <PlainForm action="/edit/" onSend={(form) => onTune(source, form)}>
        <input type="hidden" name="kind" value={kind} />
        {entityId === null ? null : <input type="hidden" name="id" value={entityId} />}
        <input type="hidden" name="use" value={isOn ? 'off' : 'on'} />
        <Button
          type="submit"
          size="sm"
          variant={isOn ? 'secondary' : 'primary'}
          loading={isBusy}
          aria-label={isOn ? texts.leaveOutOf(name) : texts.takeInOf(name)}
        >
          {isOn ? texts.leaveOut : texts.takeIn}
        </Button>
      </PlainForm>
    </li>
  );
}

const keyOf = ({ kind, entityId }: Source): string => `${kind} ${entityId ?? ''}`;
