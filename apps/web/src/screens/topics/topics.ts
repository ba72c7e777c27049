import { ideasPath } from '@pegboard/routes';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { TopicBySlugDocument } from '../../data/generated/graphql.ts';
import { answersContext } from '../../data/request-context.ts';
import { notFound } from '../../data/not-found.ts';

/** Redirects from a topic's slug to its page, and from the address of all topics to their page. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<never> {
  const slug = (params['*'] ?? '').replace(/\/$/, '');
  if (slug === '') throw redirect('/ideas/', 301);
  const { result } = await context.get(answersContext).ask(TopicBySlugDocument, { slug: slug.slice(0, 200) });
  if (result.__typename !== 'TopicData') throw notFound();
  throw redirect(ideasPath({ urlName: result.data.urlName, id: result.data.entityId }), 301);
}

/** Never rendered. */
export const Component = (): null => null;
