import { SAVE_TOAST_MS } from '@pegboard/types';
import { Button, EmptyState } from '@pegboard/ui';
import { use, useRef, type ReactNode } from 'react';
import { useSearchParams, type LoaderFunctionArgs } from 'react-router';
import * as z from 'zod/mini';
import { callResource, ResourceError } from '../../data/call-resource.ts';
import { DuplicatePinsDocument } from '../../data/generated/graphql.ts';
import { FreshnessContext } from '../../data/invalidation.ts';
import { answersContext } from '../../data/request-context.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { useQuery, useQueryCache } from '../../data/use-query.ts';
import settings from '../../features/forms/form-page.module.css';
import { PlainForm } from '../../features/forms/plain-form.tsx';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { Link } from '../../features/links/link.tsx';
import { ToastContext } from '../../features/toasts/toasts.ts';
import { duplicateTexts as enUsDuplicates } from '../../messages/en-us-duplicates.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import { DuplicateGroup } from './duplicate-group.tsx';
import { UNDO_MERGE_PATH } from './duplicates-path.ts';
import styles from './settings-duplicates.module.css';

const GROUPS_A_PAGE = 10;
const mergedSchema = z.object({ id: z.string(), removed: z.number() });

/** Loads a page of the viewer's duplicates, which are compared when it is opened; not cached. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await requireViewer(args, 'continue');
  const params = paramsOf(new URL(args.request.url).searchParams);
  await args.context.get(answersContext).ask(DuplicatePinsDocument, params, 'network-only');
  return null;
}

const paramsOf = (search: URLSearchParams) => ({ first: GROUPS_A_PAGE, after: search.get('after') });

/** Renders the viewer's saved pins with the same picture, to merge them (BY-04). Works without scripts. */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('duplicates', enUsDuplicates);
  const [search] = useSearchParams();
  const params = paramsOf(search);
  const duplicates = useQuery(DuplicatePinsDocument, params)?.viewer?.duplicatePins;
  const heading = useRef<HTMLHeadingElement>(null);
  const { merge, undo } = useMerge(params, () => heading.current?.focus());
  const { fields, message } = useSubmit();
  if (!duplicates) return null;
  const { edges, pageInfo } = duplicates;
  const merged = search.get('merged');
  return (
    <div className={settings.page}>
      <title>{messages.title(texts.title)}</title>
      <meta name="robots" content="noindex" />
      <h1 ref={heading} tabIndex={-1}>
        {texts.title}
      </h1>
      <p className={settings.hint}>{texts.hint}</p>
      <SubmitResult
        message={message ?? fields['pin_ids'] ?? fields['keep_id']}
        done={search.has('undone') ? texts.undone : undefined}
      />
      {merged !== null && /^\d{1,19}$/.test(merged) ? (
        <PlainForm action={UNDO_MERGE_PATH} className={styles.merged} onSend={() => void undo(merged)}>
          <output>{texts.mergedOne}</output>
          <input type="hidden" name="merge_id" value={merged} />
          <Button type="submit" size="sm">
            {texts.undo}
          </Button>
        </PlainForm>
      ) : null}
      {edges.length === 0 ? (
        <EmptyState title={texts.none} action={<Link to="/">{texts.noneAction}</Link>}>
          {texts.noneHint}
        </EmptyState>
      ) : (
        <ul className={styles.groups} role="list">
          {edges.map(({ node }) => (
            <DuplicateGroup
              key={node.pins.map(({ entityId }) => entityId).join()}
              group={node}
              onMerge={merge}
            />
          ))}
        </ul>
      )}
      {pageInfo.hasNextPage ? (
        <Link to={`?${new URLSearchParams({ after: pageInfo.endCursor ?? '' })}`}>{texts.more}</Link>
      ) : null}
    </div>
  );
}

/** Returns the functions that merge pins and undo that, each with a toast; the list is read again after both. */
function useMerge(
  params: ReturnType<typeof paramsOf>,
  onDone: () => void,
): {
  readonly merge: (keptId: string, pinIds: readonly string[]) => Promise<void>;
  readonly undo: (mergeId: string) => Promise<void>;
} {
  const texts = useTexts('duplicates', enUsDuplicates);
  const answers = useQueryCache();
  const freshness = use(FreshnessContext);
  const toasts = use(ToastContext);
  const reload = async (): Promise<void> => {
    freshness?.mark();
    await answers.ask(DuplicatePinsDocument, params, 'network-only');
  };
  const undo = async (mergeId: string): Promise<void> => {
    try {
      await callResource({ name: 'PinMerge', action: 'delete', options: { merge_id: mergeId } });
    } catch (error) {
      if (!(error instanceof ResourceError)) throw error;
      toasts?.show({ id: 'duplicates', kind: 'error', text: error.message });
      return;
    }
    await reload();
    toasts?.show({ id: 'duplicates', text: texts.undone });
  };
  return {
    undo,
    async merge(keptId, pinIds) {
      const options = { keep_id: keptId, pin_ids: [...pinIds] };
      const { id, removed } = mergedSchema.parse(
        await callResource({ name: 'PinMerge', action: 'create', options }),
      );
      await reload();
      onDone();
      toasts?.show({
        id: 'duplicates',
        text: texts.merged(removed),
        durationMs: SAVE_TOAST_MS,
        actions: [{ label: texts.undo, onAction: () => void undo(id) }],
      });
    },
  };
}
