import { Button, EmptyState } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import * as z from 'zod/mini';
import { usePageInfo } from '../../data/page-info.ts';
import styles from '../../features/administration/administration.module.css';
import { NextPageLink } from '../../features/administration/next-page-link.tsx';
import { PostForm } from '../../features/administration/post-form.tsx';
import { readTeamPage, type TeamData } from '../../features/administration/read-team-resource.ts';
import { formatUtcTime } from '../../features/administration/utc-time.ts';
import { useAdministrationTexts } from '../../messages/administration/use-administration-texts.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useLocale, useTexts } from '../../messages/language.ts';

const CODE = /^[\w-]{10,100}$/;

const requestsSchema = z.array(
  z.object({
    id: z.string(),
    full_name: z.string(),
    email: z.string(),
    reason: z.enum(['mode', 'no_proof', 'disposable_email']),
    created_at: z.string(),
  }),
);

type Requests = z.infer<typeof requestsSchema>;

/** Reads the sign-ups that wait for the team; for others the page does not exist. */
export function loader(args: LoaderFunctionArgs): Promise<TeamData<Requests>> {
  return readTeamPage(args, 'SignUpRequests', requestsSchema);
}

/** Renders the sign-ups that wait for the team, and invites of the team (OP-06). */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useAdministrationTexts();
  const { data: requests, next } = useLoaderData<TeamData<Requests>>();
  const [search] = useSearchParams();
  return (
    <div className={styles.page}>
      <title>{messages.title(texts.signUps.title)}</title>
      <h1>{texts.signUps.title}</h1>
      <output className={styles.done}>{search.get('done') === 'decided' ? texts.signUps.decided : ''}</output>
      {requests.length === 0 ? <EmptyState title={texts.signUps.none} /> : null}
      <ul className={styles.list} role="list" aria-label={texts.signUps.title}>
        {requests.map((request) => (
          <RequestItem key={request.id} request={request} />
        ))}
      </ul>
      <NextPageLink next={next} />
      <InviteSection code={search.get('code') ?? ''} />
    </div>
  );
}

function RequestItem({ request }: { readonly request: Requests[number] }): ReactNode {
  const texts = useAdministrationTexts();
  const locale = useLocale();
  return (
    <li className={styles.item}>
      <bdi className={styles.name}>{request.full_name}</bdi>
      <bdi>{request.email}</bdi>
      {request.reason === 'mode' ? null : <span>{texts.signUps.reasons[request.reason]}</span>}
      <small className={styles.hint}>{texts.utc(formatUtcTime(request.created_at, locale))}</small>
      <PostForm action="/_/sign-ups/" className={styles.actions}>
        {() => (
          <>
            <input type="hidden" name="id" value={request.id} />
            {(['approve', 'decline'] as const).map((decision) => (
              <Button
                key={decision}
                type="submit"
                name="decision"
                value={decision}
                size="sm"
                variant={decision === 'approve' ? 'primary' : 'secondary'}
                aria-label={`${texts.signUps.decide[decision]}: ${request.full_name}`}
              >
                {texts.signUps.decide[decision]}
              </Button>
            ))}
          </>
        )}
      </PostForm>
    </li>
  );
}

function InviteSection({ code }: { readonly code: string }): ReactNode {
  const texts = useAdministrationTexts().signUps;
  const { publicUrl } = usePageInfo();
  return (
    <section className={styles.section} aria-labelledby="invites">
      <h2 id="invites">{texts.invites}</h2>
      <p className={styles.hint}>{texts.invitesHint}</p>
      {CODE.test(code) ? (
        <p>
          {texts.inviteLink} <bdi className={styles.code}>{`${publicUrl}/signup/?invite_code=${code}`}</bdi>
        </p>
      ) : null}
      <PostForm action="/_/sign-ups/invite/">
        {() => (
          <Button type="submit" variant="secondary">
            {texts.invite}
          </Button>
        )}
      </PostForm>
    </section>
  );
}
