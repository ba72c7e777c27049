import '@pegboard/ui/styles.css';
import { preloadCloseup } from '@pegboard/closeup';
import { preloadCards } from '@pegboard/pin-card';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@pegboard/types';
import { StrictMode, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router';
import type { Readable, Writable } from 'node:stream';
import { AppStores } from './app-stores.tsx';
import { createAnswers, type Answers, type SendOperation, type WrittenAnswers } from '../data/query-cache.ts';
import { KnownCardsContext, type KnownCards } from '../features/pin-feed/card-html-cache.ts';
import { createFreshness, type Freshness } from '../data/invalidation.ts';
import { readResourceContext, type ReadResource } from '../data/read-resource.ts';
import { loaderContext } from '../data/request-context.ts';
import { keepEarly } from './document/event-replay.ts';
import { createVisitorCards } from './rendering/visitor-cards.tsx';
import { LanguageContext, type Language } from '../messages/language.ts';
import { readLanguage } from '../messages/languages.ts';
import { PageInfoContext, type PageInfo } from '../data/page-info.ts';
import { createRenderedPages } from './rendering/page-cache.ts';
import { routesWith } from './router/routes.tsx';
import { screens } from './router/screens.tsx';
import { shownPins, type ShownPins } from './rendering/collect-pin-ids.ts';
import { screenHead, type ScreenHandle } from '../features/document-head/screen-head.ts';
import { scriptJson } from '../features/document-head/script-json.ts';
import { streamWithData, withData } from './rendering/stream-with-data.ts';

/** What the BFF gives to render one page; `apps/bff/src/plugins/pages.ts` states the same shape. */
export type PageRequest = Omit<PageInfo, 'country'> & {
  readonly country: string | undefined;
  readonly url: string;
  readonly nonce: string;
  /** Gives the data of a published GraphQL operation, read in the server's process. Throws what it failed with. */
  readonly read: (hash: string, variables: object) => Promise<unknown>;
  /** Gives what a resource answers to a `get`, read in the server's process. */
  readonly readResource: ReadResource;
  /** For a visitor: whether all of these pins may still be shown to visitors. Undefined for a member. */
  readonly areStillShown: ((pins: ShownPins) => Promise<boolean>) | undefined;
  /** By what the ads of visitors are chosen: who are alike in it may be shown the same page. */
  readonly adsFor: string;
  /** Whether the browser can run the site's scripts; else it is given the page alone, to read. */
  readonly runsScripts: boolean;
  /** Addresses of the built files, in the order they are needed. */
  readonly assets: {
    readonly styles: readonly string[];
    readonly modules: readonly string[];
    readonly entry: string;
    /** What all pages of members need beyond that, and what single screens do, by their file. */
    readonly member: ScreenFiles;
    readonly screens: Readonly<Record<string, ScreenFiles>>;
    /** The texts of each language that has a file of its own. */
    readonly languages: Readonly<Partial<Record<Locale, ScreenFiles>>>;
  };
  /** Markup that development needs before the entry. */
  readonly devHead?: string;
  readonly onError: (error: unknown) => void;
};

type ScreenFiles = { readonly styles: readonly string[]; readonly modules: readonly string[] };

/** A page that streams, one that was whole at once, whose memory may be wanted back, or a redirect. */
export type RenderedPage =
  | { readonly status: number; readonly redirect: string }
  | { readonly status: number; readonly stream: Readable }
  | { readonly status: number; readonly html: Buffer; readonly giveBack?: () => void };

const RENDER_LIMIT_MS = 10_000;
/** How long a page waits for what it could stream: about as long as it takes to send it in two parts. */
const PATIENCE_MS = 20;
/** How long one waits for a page that is kept for all: else none would be kept under load, and each rendered. */
const KEEPERS_PATIENCE_MS = 500;
const RENDERED_PAGES_MAX = 200;
/** How old what visitors see may be; what they may no longer see is never shown (decision 0016). */
const VISITORS_PAGE_MS = 10_000;
const VISITOR_CARDS_MAX = 2000;
const handler = createStaticHandler(routesWith(screens));
const renderedPages = createRenderedPages<ShownPins>({ max: RENDERED_PAGES_MAX, momentMs: VISITORS_PAGE_MS });
const visitorCards = new Map(LOCALES.map((locale) => [locale, createVisitorCards(VISITOR_CARDS_MAX)]));
const EARLY = `;(${String(keepEarly)})()`;
const codeIsThere = Promise.all([preloadCards(), preloadCloseup()]);

/**
 * Renders one page: runs the loaders, then streams the HTML with the data that each part was rendered from. What is
 * rendered for visitors is the same for all of them as long as its data are: then only the data are read; or for a moment,
 * where the route allows it (`handle.isForAll`), only whether all that it shows may still be seen. Those who ask for such
 * a page while it is rendered wait for that.
 */
export async function render(page: PageRequest): Promise<RenderedPage> {
  const info = infoOf(page);
  const head = headOf(page, page.country === undefined ? info : { ...info, country: page.country });
  const { areStillShown: areShown } = page;
  const isAsAsked = page.form === undefined && page.leaving === undefined;
  if (!areShown || !isAsAsked || page.devHead !== undefined) return renderAnew(page, info, head);
  const key = pageKey(page);
  const find = async (): Promise<RenderedPage | undefined> => {
    const recent = renderedPages.recent(key);
    const isFound = recent && !recent.isToRenew && (await recent.holds(areShown).catch(() => false));
    return isFound ? { status: 200, ...recent.html(page.nonce, head) } : undefined;
  };
  const isShared = (): boolean => isForAll(matchRoutes(handler.dataRoutes, new URL(page.url).pathname) ?? []);
  const render = (isOne: boolean) => renderAnew(page, info, head, { key, isOne });
  return (await find()) ?? renderedPages.renderAsOne(key, { isShared, find, render });
}

/** Whether what visitors are shown there may have been read a moment ago. */
const isForAll = (matches: readonly { readonly route: { readonly handle?: unknown } }[]): boolean =>
  matches.some(({ route }) => (route.handle as ScreenHandle | undefined)?.isForAll);

/** Reads and renders a page; one for all visitors is `kept` by its key, and waited for by who is the `isOne` to render it. */
async function renderAnew(
  page: PageRequest,
  info: PageInfo,
  head: string,
  kept?: { readonly key: string; readonly isOne: boolean },
): Promise<RenderedPage> {
  const { nonce } = page;
  await codeIsThere;
  const language = await readLanguage(page.locale);
  const reading = readWith(page.read);
  const answers = createAnswers(reading.send);
  const freshness = createFreshness();
  const requestContext = loaderContext(answers, freshness);
  requestContext.set(readResourceContext, page.readResource);
  const context = await handler.query(new Request(page.url), { requestContext });
  await reading.wait(kept?.isOne ? KEEPERS_PATIENCE_MS : PATIENCE_MS);
  if (context instanceof Response)
    return { status: context.status, redirect: context.headers.get('location') ?? '/' };
  const { statusCode: status } = context;
  const fresh = answers.takeFresh();
  const data = dataScript(fresh);
  const from =
    status === 200 && reading.isWhole() && kept
      ? { page: kept.key, data: `${JSON.stringify(context.loaderData)} ${data}` }
      : undefined;
  const known = from && renderedPages.find(from);
  if (known) return { status, ...known(nonce, head) };

  const ownHead =
    screenLinks(context.matches, page) +
    (page.areStillShown ? screenHead(context.matches, { answers, publicUrl: page.publicUrl, language }) : '');
  const batches = [data];
  let isSound = true;
  const { writable, readable, first } = streamWithData({
    head: head + ownHead,
    takeData: () => inScript(nonce, `${batches.pop() ?? ''}${dataScript(answers.takeFresh())}`),
  });
  const router = createStaticRouter(handler.dataRoutes, context);
  const tree = (
    <StrictMode>
      <PageInfoContext value={{ ...info, nonce }}>
        <LanguageContext value={language}>
          <AppStores answers={answers} freshness={freshness}>
            <KnownCardsContext value={(kept && knownCards(answers, freshness, language)) || null}>
              <StaticRouterProvider router={router} context={context} nonce={nonce} />
            </KnownCardsContext>
          </AppStores>
        </LanguageContext>
      </PageInfoContext>
    </StrictMode>
  );
  const onError = (error: unknown): void => {
    isSound = false;
    page.onError(error);
  };
  await stream(tree, { ...page, onError }, writable, readable);
  // React ends what it writes at once when nothing of the page is awaited: then all of it stands here.
  if (!writable.writableEnded) return { status, stream: readable };
  const html = first();
  // A page that repeats the token of this visitor is theirs alone.
  const isNobodys = html !== undefined && !html.includes(info.csrfToken);
  if (from && isNobodys && isSound && reading.isWhole()) {
    const shows = isForAll(context.matches) ? shownPins(fresh) : undefined;
    renderedPages.keep(from, nonce, withData(html, ownHead, inScript(nonce, data)), shows);
  }
  return { status, html: readable.read() as Buffer };
}

/** The cards of visitors who read this language, rendered with the stores of this page. */
function knownCards(
  answers: Answers,
  freshness: Freshness,
  language: Language | null,
): KnownCards | undefined {
  return visitorCards.get(language?.locale ?? DEFAULT_LOCALE)?.within((card) => (
    <LanguageContext value={language}>
      <AppStores answers={answers} freshness={freshness}>
        {card}
      </AppStores>
    </LanguageContext>
  ));
}

/** Starts to stream a tree: at once, or for bots when all of it is there. */
async function stream(
  tree: ReactNode,
  page: PageRequest,
  writable: Writable,
  readable: Readable,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const limit = setTimeout(
      () => rendering.abort(new Error('The page took too long to render.')),
      RENDER_LIMIT_MS,
    );
    const start = (): void => {
      rendering.pipe(writable);
      if (writable.writableEnded) clearTimeout(limit);
      resolve();
    };
    const rendering = renderToPipeableStream(tree, {
      nonce: page.nonce,
      bootstrapModules: page.runsScripts ? [page.assets.entry] : [],
      progressiveChunkSize: Number.POSITIVE_INFINITY, // what is there is sent in its place, however much it is
      ...(page.isBot || !page.runsScripts ? { onAllReady: start } : { onShellReady: start }),
      onShellError: reject,
      onError: page.onError,
    });
    writable.once('close', () => clearTimeout(limit));
    readable.once('close', () => {
      clearTimeout(limit);
      if (!readable.readableEnded) rendering.abort(new Error('The reader left.'));
    });
  });
}

function infoOf(page: PageRequest): PageInfo {
  const { isBot, device, publicUrl, locale, theme, requestId, csrfToken, form, leaving } = page;
  const told = { ...(form && { form }), ...(leaving && { leaving }) };
  return { isBot, device, publicUrl, locale, theme, csrfToken, ...(requestId && { requestId }), ...told };
}

/** All that a page is rendered from beside its data, its nonce and the visitor's token. */
function pageKey({ isBot, publicUrl, locale, theme, url, runsScripts, adsFor }: PageRequest): string {
  return JSON.stringify([url, isBot, publicUrl, locale, theme, runsScripts, adsFor]);
}

/** What stands in `<head>` before all that React puts there. */
function headOf(page: PageRequest, info: PageInfo): string {
  const { nonce, devHead } = page;
  return [
    `<meta property="csp-nonce" nonce="${nonce}">`, // where libraries look for it that insert a style sheet
    links(page.assets, page),
    devHead ?? '',
    inScript(nonce, `self.__pb_page=${scriptJson(info)}${page.runsScripts ? EARLY : ''}`),
  ].join('');
}

/** The files of the matched screens; the build gives a route the `file` that its code is in. */
function screenLinks(matches: readonly { readonly route: object }[], page: PageRequest): string {
  const { assets, areStillShown } = page;
  const screens = matches.map(
    ({ route }) => assets.screens[(route as { readonly file?: string }).file ?? ''],
  );
  const language = assets.languages[page.locale];
  const files = areStillShown ? [language, ...screens] : [assets.member, language, ...screens];
  return links(
    {
      styles: [...new Set(files.flatMap((each) => each?.styles ?? []))],
      modules: [...new Set(files.flatMap((each) => each?.modules ?? []))],
    },
    page,
  );
}

function links({ styles, modules }: ScreenFiles, { runsScripts }: PageRequest): string {
  return [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...(runsScripts ? modules : []).map(
      (href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`,
    ),
  ].join('');
}

/** Data as the script that gives them to the browser. */
function dataScript(fresh: WrittenAnswers): string {
  return Object.keys(fresh).length === 0 ? '' : `(self.__pb_data??=[]).push(${scriptJson(fresh)});`;
}

function inScript(nonce: string, code: string): string {
  return code === '' ? '' : `<script nonce="${nonce}">${code}</script>`;
}

/** The operations of one page: sent by the hash that the build gave them, as the browser does. */
function readWith(read: PageRequest['read']): {
  readonly send: SendOperation;
  /** Waits until all that was sent is answered, or something failed, but no longer than this. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Whether all that was sent is answered. */
  readonly isWhole: () => boolean;
} {
  let unanswered = 0;
  let hasFailed = false;
  let settled = Promise.withResolvers<void>();
  return {
    async send<Data>(document: object, variables: object): Promise<Data> {
      const { __meta__: meta } = document as { readonly __meta__?: { readonly hash: string } };
      if (unanswered === 0) settled = Promise.withResolvers();
      unanswered += 1;
      try {
        const data = (await read(meta?.hash ?? '', variables)) as Data;
        unanswered -= 1;
        return data;
      } catch (error) {
        hasFailed = true;
        throw error;
      } finally {
        if (unanswered === 0 || hasFailed) settled.resolve();
      }
    },
    async wait(milliseconds) {
      if (unanswered === 0 || hasFailed) return;
      const patience = setTimeout(settled.resolve, milliseconds);
      await settled.promise;
      clearTimeout(patience);
    },
    isWhole: () => unanswered === 0,
  };
}
