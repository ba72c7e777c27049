import type { ModerationDecision } from '@pegboard/types';
import { Button, EmptyState, TextArea } from '@pegboard/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useLoaderData, useRevalidator, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import styles from '../../features/administration/administration.module.css';
import { NextPageLink } from '../../features/administration/next-page-link.tsx';
import { PostForm } from '../../features/administration/post-form.tsx';
import { readTeamPage, type TeamData } from '../../features/administration/read-team-resource.ts';
import { Link } from '../../features/links/link.tsx';
import { useAdministrationTexts } from '../../messages/administration/use-administration-texts.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { reportTexts as enUsReports } from '../../messages/en-us-reports.ts';
import { useTexts } from '../../messages/language.ts';
import { ACTION_KEYS, isDecision, queueSchema, type Queued } from './queued-item.ts';
import { QueueItem } from './queue-item.tsx';
import { useQueueKeys, type KeyResult } from './use-queue-keys.ts';
import own from './moderation-queue.module.css';

const DecisionDialog = lazy(() => import('./decision-dialog.tsx'));

const PATH = '/reports-and-violations/queue/';

/** Reads the queue for moderators; for others the page does not exist. */
export function loader(args: LoaderFunctionArgs): Promise<TeamData<readonly Queued[]>> {
  const isMine = new URL(args.request.url).searchParams.get('mine') === 'true';
  return readTeamPage(args, 'ModerationQueue', queueSchema, isMine ? { mine: true } : {});
}

/**
 * Renders the open reports for moderators: each has buttons, a mark for decisions on several, and keys (FB-04, OP-06). Works without
 * scripts, then without the keys and the dialog.
 */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const reports = useTexts('reports', enUsReports);
  const texts = useAdministrationTexts();
  const [search] = useSearchParams();
  const { data: items, next } = useLoaderData<TeamData<readonly Queued[]>>();
  const { revalidate } = useRevalidator();
  const { listRef, onKeyDown, result } = useQueueKeys(items);
  const [deciding, setDeciding] = useState<{ item: Queued; decision: ModerationDecision }>();
  const isMine = search.get('mine') === 'true';
  const close = (isDecided: boolean): void => {
    setDeciding(undefined);
    if (isDecided) void revalidate();
  };
  return (
    <div className={styles.page}>
      <title>{messages.title(reports.queue)}</title>
      <h1>{reports.queue}</h1>
      <p className={styles.hint}>{texts.queue.intro}</p>
      <p className={styles.actions}>
        <Link to={PATH} aria-current={isMine ? undefined : 'page'}>
          {texts.queue.all}
        </Link>
        <Link to={`${PATH}?mine=true`} aria-current={isMine ? 'page' : undefined}>
          {texts.queue.mine}
        </Link>
      </p>
      <Status result={result} isSaved={search.get('done') === 'saved'} />
      {items.length === 0 ? (
        <EmptyState title={reports.emptyQueue}>{reports.emptyQueueHint}</EmptyState>
      ) : (
        <>
          <Keys />
          <PostForm action={PATH} className={styles.form}>
            {({ fields, values }) => (
              <>
                <ul ref={listRef} className={styles.list} role="list" aria-label={reports.queue}>
                  {items.map((item, index) => (
                    <QueueItem
                      key={`${item.object_type} ${item.object_id}`}
                      item={item}
                      index={index}
                      onMarkKeyDown={onKeyDown}
                      onDecide={(decision) => setDeciding({ item, decision })}
                    />
                  ))}
                </ul>
                <MarkedActions fields={fields} values={values} />
              </>
            )}
          </PostForm>
        </>
      )}
      <NextPageLink next={next} />
      {deciding ? (
        <Suspense>
          <DecisionDialog {...deciding} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Renders the result of the last action, and announces it. */
function Status(props: { readonly result: KeyResult | undefined; readonly isSaved: boolean }): ReactNode {
  const texts = useAdministrationTexts();
  const reports = useTexts('reports', enUsReports);
  const { result, isSaved } = props;
  if (result !== undefined && 'message' in result)
    return (
      <output className={own.failed} key="result">
        {result.message}
      </output>
    );
  const text =
    result === undefined
      ? isSaved
        ? texts.queue.saved
        : ''
      : reports.decideOf(texts.queue.did[result.action], result.item.excerpt || reports.untitled);
  return (
    <output className={styles.done} key="result">
      {text}
    </output>
  );
}

/** Renders the keys of the queue. */
function Keys(): ReactNode {
  const texts = useAdministrationTexts().queue;
  const rows = [
    ...[...ACTION_KEYS].map(([code, action]) => [code.replace('Key', ''), texts.actions[action]] as const),
    ['↑ ↓', texts.keys.move] as const,
    [texts.keys.space, texts.keys.mark] as const,
  ];
  return (
    <dl className={own.keys} aria-label={texts.keys.title}>
      {rows.map(([key, text]) => (
        <div key={key} className={own.key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Renders the actions on all marked reports, with the texts for the owners and for other moderators. */
function MarkedActions(props: {
  readonly fields: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
}): ReactNode {
  const texts = useAdministrationTexts().queue;
  const reports = useTexts('reports', enUsReports);
  const { fields, values } = props;
  return (
    <section className={styles.section} aria-labelledby="marked">
      <h2 id="marked">{texts.marked}</h2>
      {fields['items'] === undefined ? null : (
        <p role="alert" className={own.failed}>
          {fields['items']}
        </p>
      )}
      <TextArea
        name="statement"
        label={texts.statement}
        hint={texts.statementHint}
        defaultValue={values['statement']}
        error={fields['statement']}
        rows={2}
      />
      <TextArea
        name="note"
        label={reports.note}
        hint={reports.noteHint}
        defaultValue={values['note']}
        error={fields['note']}
        rows={2}
      />
      <div className={styles.actions}>
        {(['keep', 'warn', 'remove', 'take', 'release'] as const).map((action) => (
          <Button
            key={action}
            type="submit"
            size="sm"
            name={isDecision(action) ? 'decision' : 'change'}
            value={action}
            variant={action === 'remove' ? 'danger' : 'secondary'}
          >
            {texts.actions[action]}
          </Button>
        ))}
      </div>
    </section>
  );
}
