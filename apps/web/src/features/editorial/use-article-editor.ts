import { use, useEffect, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { ResourceError } from '../../data/call-resource.ts';
import { FreshnessContext } from '../../data/invalidation.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { ToastContext } from '../toasts/toasts.ts';
import {
  deleteArticle,
  publishArticle,
  saveArticle,
  withdrawArticle,
  type ArticlePin,
  type EditedArticle,
} from './article-api.ts';
import {
  changedPaths,
  withoutPaths,
  draftErrors,
  EMPTY_ARTICLE,
  toContent,
  toDraft,
  type ArticleDraft,
} from './article-draft.ts';
import { imageKey, mediaOf, type EditorMedia } from './editor-media.ts';
import type { Times } from './publication.tsx';
import { useEditorTexts } from './texts/editor-texts.ts';

const LIST = '/editorial/';

/** The state of the editor, and what the employee does. */
export type ArticleEditor = {
  readonly article: EditedArticle | undefined;
  readonly draft: ArticleDraft;
  readonly media: EditorMedia;
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  /** True if another employee changed the article. */
  readonly isOutdated: boolean;
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string | undefined;
  readonly done: string | undefined;
  readonly change: (draft: ArticleDraft) => void;
  readonly addPin: (pin: ArticlePin) => void;
  readonly addImage: (uploadId: string, url: string) => void;
  readonly save: () => void;
  readonly publish: (times: Times) => void;
  readonly withdraw: () => void;
  readonly remove: () => void;
  readonly reload: () => void;
};

/** Edits an article, or a new one: changes stay in the page until they are saved. */
export function useArticleEditor(stored: EditedArticle | undefined): ArticleEditor {
  const texts = useEditorTexts();
  const toasts = use(ToastContext);
  const freshness = use(FreshnessContext);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [article, setArticle] = useState(stored);
  const [draft, setDraft] = useState(() => toDraft(stored?.content ?? EMPTY_ARTICLE));
  const [media, setMedia] = useState(() => mediaOf(stored));
  const [isDirty, setDirty] = useState(false);
  const [isOutdated, setOutdated] = useState(false);
  const [done, setDone] = useState<string>();
  /** The paths that were changed since the errors were found. */
  const [changed, setChanged] = useState<readonly string[]>([]);
  const { isBusy, fields, message, submit } = useSubmit();
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);

  const take = (next: EditedArticle): EditedArticle => {
    setArticle(next);
    // The keys of the blocks stay, so that their elements do.
    const keys = draft.blocks.filter(({ block }) => block.kind !== 'empty-image').map(({ key }) => key);
    const taken = toDraft(next.content);
    setDraft({
      ...taken,
      blocks: taken.blocks.map((block, index) => ({ ...block, key: keys[index] ?? block.key })),
    });
    setMedia(mediaOf(next));
    setDirty(false);
    freshness?.mark();
    return next;
  };
  const run = async (task: () => Promise<void>): Promise<boolean> => {
    setDone(undefined);
    setChanged([]);
    return submit(async () => {
      try {
        await task();
      } catch (error) {
        if (error instanceof ResourceError && error.failure.code === 'article_changed') setOutdated(true);
        throw error;
      }
    });
  };
  const store = async (): Promise<EditedArticle> =>
    article && !isDirty ? article : take(await saveArticle(article, toContent(draft)));
  /** Shows the result. The page of a new article is replaced by that of the stored one, which has an address. */
  const finish = (next: EditedArticle, text: string): void => {
    if (stored) return setDone(text);
    toasts?.show({ text });
    void navigate(`${LIST}${next.id}/`, { replace: true, preventScrollReset: true });
  };
  return {
    article,
    draft,
    media,
    isDirty,
    isBusy,
    isOutdated,
    errors: withoutPaths(draftErrors(draft, fields), changed),
    message,
    done,
    change(next) {
      setChanged((before) => [...new Set([...before, ...changedPaths(draft, next)])]);
      setDraft(next);
      setDirty(true);
      setDone(undefined);
    },
    addPin: (pin) => setMedia(({ pins, images }) => ({ images, pins: new Map([...pins, [pin.id, pin]]) })),
    addImage: (id, url) =>
      setMedia(({ pins, images }) => ({
        pins,
        images: new Map([...images, [imageKey({ source: 'upload', id }), url]]),
      })),
    save: () =>
      void run(async () => {
        finish(await store(), texts.saved);
      }),
    publish: (times) =>
      void run(async () => {
        const published = take(await publishArticle(await store(), times));
        finish(published, published.state === 'scheduled' ? texts.done.scheduled : texts.done.published);
      }),
    withdraw: () =>
      void run(async () => {
        if (!article) return;
        const { version, state, publish_at, end_at, updated_at } = await withdrawArticle(article);
        // Changes that are not saved stay in the page.
        setArticle({ ...article, version, state, publish_at, end_at, updated_at });
        freshness?.mark();
        setDone(texts.withdrawn);
      }),
    remove: () =>
      void run(async () => {
        if (!article) return;
        await deleteArticle(article);
        freshness?.mark();
        setDirty(false);
        toasts?.show({ text: texts.deleted });
        await navigate(LIST, { replace: true });
      }),
    reload: () => void revalidate(),
  };
}
