import { SecurityPage, type LogEntry, type SecureMember } from '@pegboard/business-dashboard/security';
import type { ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { readOverHttp } from '../../data/read-resource.ts';
import { readForPage, useBusiness } from '../../features/business/business-data.ts';
import { Link } from '../../features/links/link.tsx';
import { signOnTexts as enUsSignOn } from '../../messages/en-us-sign-on.ts';
import { useTexts } from '../../messages/language.ts';
import { useBusinessApi } from '../../features/business/use-business-api.ts';
import { security as securityTexts } from '../../messages/business/security.ts';
import { useBusinessTexts } from '../../messages/business/use-business-texts.ts';
import { useTranslated } from '../../messages/business/use-translated.ts';

type Loaded = { readonly members: readonly SecureMember[]; readonly log: readonly LogEntry[] };

/** Loads the login methods of members, and the newest log entries. */
export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const [members, log] = await Promise.all([
    readForPage<readonly SecureMember[]>(args, 'BusinessSecurity'),
    readForPage<readonly LogEntry[]>(args, 'BusinessLog'),
  ]);
  return { members, log };
}

/** Renders the security and the log of a business (BD-06). */
export function Component(): ReactNode {
  const { frame } = useBusinessTexts();
  const messages = useTranslated(securityTexts);
  const { members, log } = useLoaderData<Loaded>();
  const { id, rights } = useBusiness();
  const { call } = useBusinessApi();
  const signOn = useTexts('signOn', enUsSignOn).business;
  const olderThan = async (before: string): Promise<readonly LogEntry[]> => {
    const read = await readOverHttp('BusinessLog', { business_id: id, before });
    return read.ok ? (read.data as readonly LogEntry[]) : [];
  };
  return (
    <>
      <SecurityPage
        messages={messages}
        frameMessages={frame}
        members={members}
        log={log}
        mayEnd={rights.includes('security.edit')}
        endSessions={(userId) =>
          call({
            name: 'BusinessMemberSessions',
            action: 'delete',
            options: { business_id: id, user_id: userId },
          })
        }
        olderThan={olderThan}
      />
      {rights.includes('security.edit') ? (
        <p>
          <Link to="/signup/sso-business-account/">{signOn.title}</Link>
        </p>
      ) : null}
    </>
  );
}
