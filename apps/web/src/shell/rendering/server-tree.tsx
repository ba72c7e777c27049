import { DEFAULT_LOCALE, LOCALES } from '@pegboard/types';
import { StrictMode, type ReactNode } from 'react';
import {
  createStaticRouter,
  StaticRouterProvider,
  type createStaticHandler,
  type StaticHandlerContext,
} from 'react-router';
import { PageInfoContext, type PageInfo } from '../../data/page-info.ts';
import { CardHtmlCacheContext } from '../../features/pin-feed/card-html-cache.ts';
import { LanguageContext, type Language } from '../../messages/language.ts';
import { AppStores } from '../app-stores.tsx';
import type { PageData } from './read-page.ts';
import { createVisitorCards } from './visitor-cards.tsx';

const VISITOR_CARDS_MAX = 2000;
const visitorCards = new Map(LOCALES.map((locale) => [locale, createVisitorCards(VISITOR_CARDS_MAX)]));

/** The values from which the server renders the tree of a page. */
export type ServerTreeOptions = Pick<PageData, 'answers' | 'freshness'> & {
  readonly handler: ReturnType<typeof createStaticHandler>;
  readonly context: StaticHandlerContext;
  readonly info: PageInfo;
  readonly nonce: string;
  readonly language: Language | null;
  /** True if cards come from the cache of visitors' cards. */
  readonly isForVisitor: boolean;
};

/** Renders the tree that the browser hydrates: the router of a page inside of its contexts and stores. */
export function serverTree(options: ServerTreeOptions): ReactNode {
  const { handler, context, info, nonce, language, answers, freshness, isForVisitor } = options;
  const withStores = (children: ReactNode): ReactNode => (
    <LanguageContext value={language}>
      <AppStores answers={answers} freshness={freshness}>
        {children}
      </AppStores>
    </LanguageContext>
  );
  const cards = isForVisitor ? visitorCards.get(language?.locale ?? DEFAULT_LOCALE) : undefined;
  return (
    <StrictMode>
      <PageInfoContext value={{ ...info, nonce }}>
        {withStores(
          <CardHtmlCacheContext value={cards?.within(withStores) ?? null}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              nonce={nonce}
            />
          </CardHtmlCacheContext>,
        )}
      </PageInfoContext>
    </StrictMode>
  );
}
