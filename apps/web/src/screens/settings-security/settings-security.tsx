import type { ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { SecurityDocument } from '../../data/generated/graphql.ts';
import { answersContext } from '../../data/request-context.ts';
import { readResource } from '../../data/read-resource.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { useQuery } from '../../data/use-query.ts';
import { securityTexts as enUsSecurity } from '../../messages/en-us-security.ts';
import { useTexts } from '../../messages/language.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { EmailForm } from './email-form.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { linkedProvidersSchema, ProviderList, type LinkedProviders } from './provider-list.tsx';
import { SessionList } from './session-list.tsx';
import { hasTwoStepStep } from './two-step-paths.ts';
import { loadTwoStepStep, TwoStepSection } from './two-step-section.tsx';
import styles from '../../features/forms/form-page.module.css';

/** Loads the sessions and the linked providers; not cached, because others may have logged in since. */
export async function loader(args: LoaderFunctionArgs): Promise<LinkedProviders | null> {
  await requireViewer(args, 'continue');
  const [linked] = await Promise.all([
    readResource(args.context, 'SignOnIdentity', {}),
    args.context.get(answersContext).ask(SecurityDocument, {}, 'network-only'),
    hasTwoStepStep(new URL(args.request.url)) ? loadTwoStepStep() : undefined,
  ]);
  return linked.ok ? linkedProvidersSchema.parse(linked.data) : null;
}

/** Renders the viewer's sessions and login methods (WB-09). */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const linked = useLoaderData<LinkedProviders | null>();
  const own = useQuery(SecurityDocument, {})?.viewer;
  const texts = useTexts('security', enUsSecurity).security;
  if (!own) return null;
  return (
    <div className={styles.page}>
      <title>{messages.title(texts.title)}</title>
      <h1>{texts.title}</h1>
      <p className={styles.hint}>{texts.intro}</p>
      <SessionList sessions={own.sessions} />
      <TwoStepSection state={own.twoStepLogin} hasPasskeys={own.passkeys.length > 0} />
      <PasskeyList passkeys={own.passkeys} />
      {linked === null ? null : <ProviderList linked={linked} />}
      <EmailForm email={own} />
    </div>
  );
}
