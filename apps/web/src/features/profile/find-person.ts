import { redirect, type LoaderFunctionArgs } from 'react-router';
import { ProfileDocument, ViewerDocument, type ProfileQuery } from '../../data/generated/graphql.ts';
import { answersContext, freshnessContext } from '../../data/request-context.ts';
import { notFound } from '../../data/not-found.ts';
import { lowerCasePath } from './lower-case-path.ts';
import { renamedPath } from './renamed-path.ts';

/** A member with the data of their profile's head. */
export type Person = Extract<ProfileQuery['result'], { __typename: 'UserData' }>['data'];

/**
 * Loads the member of the address; a missing one is a 404. Signed-out visitors are redirected permanently to
 * the lower-case address, and everyone from a former username to the current one, until someone claims it
 * (RT-03).
 */
export async function findPerson({ request, params, context }: LoaderFunctionArgs): Promise<Person> {
  const username = params['username'] ?? '';
  const answers = context.get(answersContext);
  const url = new URL(request.url);
  const { viewer } = await answers.ask(ViewerDocument, {});
  const lower = viewer ? undefined : lowerCasePath(url.pathname, username);
  if (lower !== undefined) throw redirect(lower + url.search, 301);
  const policy = context.get(freshnessContext).policy(`head ${url.pathname}`);
  const { result } = await answers.ask(ProfileDocument, { username }, policy);
  if (result.__typename !== 'UserData') throw notFound();
  const { username: now } = result.data;
  if (now !== username.toLowerCase())
    throw redirect(renamedPath(url.pathname, username, now) + url.search, 301);
  return result.data;
}
