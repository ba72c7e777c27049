import { articleListRoute } from '../../features/articles/article-list.tsx';

export const { loader, Component, handle } = articleListRoute('shop');
