import type { ReactNode } from 'react';
import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import * as z from 'zod/mini';
import { readResource } from '../../data/read-resource.ts';
import { AccountExists } from './account-exists.tsx';
import { CreateAccount } from './create-account.tsx';
import { FindDomain } from './find-domain.tsx';
import { LinkProvider } from './link-provider.tsx';
import { ResumeLogIn } from './resume-log-in.tsx';

const of = { label: z.string(), email: z.nullable(z.string()) };
const stepSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('none') }),
  z.object({ step: z.literal('continue'), ...of }),
  z.object({ step: z.literal('link'), ...of, username: z.string() }),
  z.object({ step: z.literal('log-in'), ...of }),
  z.object({
    step: z.literal('sign-up'),
    ...of,
    name: z.nullable(z.string()),
    mode: z.enum(['open', 'invite', 'approval', 'closed']),
  }),
]);

type Step = z.infer<typeof stepSchema>;

/** Reads the step that follows the log-in at a provider; it is another one in each request. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Step> {
  const read = await readResource(context, 'SignOn', {});
  return read.ok ? stepSchema.parse(read.data) : { step: 'none' };
}

/** Renders the search for the log-in of a company, and the steps that follow the log-in at a provider (AC-09). */
export function Component(): ReactNode {
  const step = useLoaderData<Step>();
  const [params] = useSearchParams();
  if (step.step === 'sign-up') return <CreateAccount {...step} params={params} />;
  if (step.step === 'log-in') return <AccountExists {...step} params={params} />;
  if (step.step === 'link') return <LinkProvider {...step} params={params} />;
  if (step.step === 'continue') return <ResumeLogIn {...step} params={params} />;
  return <FindDomain params={params} />;
}
