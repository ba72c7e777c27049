import { ideasPath } from '@pegboard/routes';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { TopicBySlugDocument } from '../../data/generated/graphql.ts';
import { answersContext } from '../../data/request-context.ts';
import { notFound } from '../../data/not-found.ts';

/** Leads from the address of a topic by its slug alone to its page, and from that of all topics to them. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<never> {
  const slug = (params['*'] ?? '').replace(/\/$/, '');
  if (slug === '') throw redirect('/ideas/', 301);
  const { result } = await context.get(answersContext).ask(TopicBySlugDocument, { slug: slug.slice(0, 200) });
  if (result.__typename !== 'TopicData') throw notFound();
  throw redirect(ideasPath({ urlName: result.data.urlName, id: result.data.entityId }), 301);
}

/** Nothing is shown here. */
export const Component = (): null => null;
