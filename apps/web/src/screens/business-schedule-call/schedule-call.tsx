import { CallsPage, type CallRequest } from '@pegboard/business-dashboard/sales-calls';
import type { ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useBusinessTexts } from '../../messages/business/use-business-texts.ts';
import { useTranslated } from '../../messages/business/use-translated.ts';
import { calls as callTexts } from '../../messages/business/calls.ts';
import { readForScreen } from '../../features/business/business-data.ts';
import { PageTitle } from '../../features/business/page-title.tsx';
import { useBusinessApi } from '../../features/business/use-business-api.ts';

/** Loads the phone calls that the viewer requested. */
export async function loader(args: LoaderFunctionArgs): Promise<readonly CallRequest[]> {
  const { data } = await readForScreen(args, 'BusinessCall', {});
  return data as readonly CallRequest[];
}

/** Renders the form that requests a phone call about a business (BD-09). */
export function Component(): ReactNode {
  const { titles: texts } = useBusinessTexts();
  const messages = useTranslated(callTexts);
  const calls = useLoaderData<readonly CallRequest[]>();
  const { call } = useBusinessApi();
  return (
    <>
      <PageTitle title={texts.call} />
      <CallsPage
        messages={messages}
        calls={calls}
        ask={(wanted) =>
          call({
            name: 'BusinessCall',
            action: 'create',
            options: { ...wanted, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone },
          })
        }
        takeBack={(id) => call({ name: 'BusinessCall', action: 'delete', options: { call_id: id } })}
      />
    </>
  );
}
