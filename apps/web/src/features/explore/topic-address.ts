import { redirect, type LoaderFunctionArgs } from 'react-router';
import { TopicPageDocument, type TopicPageQuery } from '../../data/generated/graphql.ts';
import { answersContext, freshnessContext } from '../../data/request-context.ts';
import { notFound } from '../../data/not-found.ts';

/** A topic with the data of its pages' head. */
export type Topic = Extract<TopicPageQuery['result'], { __typename: 'TopicData' }>['data'];

/**
 * Loads the topic of the address by its id; a missing one is a 404, and under a wrong slug the viewer is
 * redirected to its address.
 */
export async function findTopic(
  { request, params, context }: LoaderFunctionArgs,
  slugParam: 'interest' | 'category',
  pathOf: (topic: { readonly urlName: string; readonly id: string }) => string,
): Promise<Topic> {
  const { pathname, search } = new URL(request.url);
  const policy = context.get(freshnessContext).policy(pathname);
  const topic = params['id'] ?? '';
  const { result } = await context.get(answersContext).ask(TopicPageDocument, { topic }, policy);
  if (result.__typename !== 'TopicData') throw notFound();
  const { entityId: id, urlName } = result.data;
  if (params[slugParam] !== urlName) throw redirect(pathOf({ urlName, id }) + search, 301);
  return result.data;
}
