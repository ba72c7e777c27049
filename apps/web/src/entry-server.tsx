import '@pegboard/ui/styles.css';
import { StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import type { Readable } from 'node:stream';
import { AppStores } from './app-stores.tsx';
import { createAnswers, type SendOperation } from './data/answers.ts';
import { createFreshness } from './data/freshness.ts';
import { loaderContext } from './data/request-context.ts';
import { PageInfoContext, type PageInfo } from './page-info.ts';
import { routes } from './routes.tsx';
import { scriptJson, streamWithData } from './stream-with-data.ts';

/** What the BFF gives to render one page; `apps/bff/src/plugins/pages.ts` states the same shape. */
export type PageRequest = PageInfo & {
  readonly url: string;
  readonly nonce: string;
  /** Gives the data of a published GraphQL operation, read in the server's process. Throws what it failed with. */
  readonly read: (hash: string, variables: object) => Promise<unknown>;
  /** Addresses of the built files, in the order they are needed. */
  readonly assets: {
    readonly styles: readonly string[];
    readonly modules: readonly string[];
    readonly entry: string;
  };
  /** Markup that development needs before the entry. */
  readonly devHead?: string;
  readonly onError: (error: unknown) => void;
};

/** A page that streams, one that was whole at once, or a redirect. */
export type RenderedPage =
  | { readonly status: number; readonly redirect: string }
  | { readonly status: number; readonly stream: Readable }
  | { readonly status: number; readonly html: Buffer };

const RENDER_LIMIT_MS = 10_000;
const handler = createStaticHandler(routes);

/** Renders one page: runs the loaders, then streams the HTML with the data that each part was rendered from. */
export async function render(page: PageRequest): Promise<RenderedPage> {
  const answers = createAnswers(readWith(page.read));
  const freshness = createFreshness();
  const context = await handler.query(new Request(page.url), {
    requestContext: loaderContext(answers, freshness),
  });
  if (context instanceof Response)
    return { status: context.status, redirect: context.headers.get('location') ?? '/' };
  const router = createStaticRouter(handler.dataRoutes, context);
  const { nonce, isBot, publicUrl, theme, csrfToken, form } = page;
  const info: PageInfo = { isBot, publicUrl, theme, csrfToken, ...(form && { form }) };
  const script = (code: string): string => `<script nonce="${nonce}">${code}</script>`;
  const takeData = (): string => {
    const fresh = answers.takeFresh();
    return Object.keys(fresh).length === 0 ? '' : script(`(self.__pb_data??=[]).push(${scriptJson(fresh)})`);
  };
  const head = [
    `<meta property="csp-nonce" nonce="${nonce}">`, // where libraries look for it that insert a style sheet
    ...page.assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...page.assets.modules.map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`),
    page.devHead ?? '',
    script(`self.__pb_page=${scriptJson(info)}`),
  ].join('');
  const { writable, readable } = streamWithData({ head, takeData });
  await new Promise<void>((resolve, reject) => {
    const limit = setTimeout(
      () => stream.abort(new Error('The page took too long to render.')),
      RENDER_LIMIT_MS,
    );
    const start = (): void => {
      stream.pipe(writable);
      if (writable.writableEnded) clearTimeout(limit);
      resolve();
    };
    const stream = renderToPipeableStream(
      <StrictMode>
        <PageInfoContext value={{ ...info, nonce }}>
          <AppStores answers={answers} freshness={freshness}>
            <StaticRouterProvider router={router} context={context} nonce={nonce} />
          </AppStores>
        </PageInfoContext>
      </StrictMode>,
      {
        nonce,
        bootstrapModules: [page.assets.entry],
        ...(isBot ? { onAllReady: start } : { onShellReady: start }),
        onShellError: reject,
        onError: page.onError,
      },
    );
    writable.once('close', () => clearTimeout(limit));
    readable.once('close', () => {
      clearTimeout(limit);
      if (!readable.readableEnded) stream.abort(new Error('The reader left.'));
    });
  });
  const { statusCode: status } = context;
  // React ends what it writes at once when nothing of the page is awaited: then all of it stands here.
  return writable.writableEnded ? { status, html: readable.read() as Buffer } : { status, stream: readable };
}

/** Sends operations by the hash that the build gave them, as the browser does. */
function readWith(read: PageRequest['read']): SendOperation {
  return async <Data,>(document: object, variables: object): Promise<Data> => {
    const { __meta__: meta } = document as { readonly __meta__?: { readonly hash: string } };
    return (await read(meta?.hash ?? '', variables)) as Data;
  };
}
