import { ConvertPage } from '@pegboard/business-dashboard/convert';
import type { ReactNode } from 'react';
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router';
import { requireViewer } from '../../data/require-viewer.ts';
import { useBusinessTexts } from '../../messages/business/use-business-texts.ts';
import { useTranslated } from '../../messages/business/use-translated.ts';
import { settings as settingsTexts } from '../../messages/business/settings.ts';
import { convert as convertTexts } from '../../messages/business/convert.ts';
import { businessPath } from '@pegboard/business-dashboard/model';
import { readForScreen, type BusinessData } from '../../features/business/business-data.ts';
import { businessLink } from '../../features/business/business-link.tsx';
import { PageTitle } from '../../features/business/page-title.tsx';
import { useBusinessApi } from '../../features/business/use-business-api.ts';

type Loaded = { readonly name: string; readonly already: string | undefined };

/** Loads the viewer, and whether their account is a business already. */
export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const { user } = await requireViewer(args, 'continue');
  const { data } = await readForScreen(args, 'Businesses', {});
  const own = (data as readonly BusinessData[]).find(
    ({ profile_username: username }) => username === user.username,
  );
  return { name: user.fullName ?? '', already: own && businessPath(own.kind, own.id) };
}

/** Renders the conversion of the viewer's account to a business (BD-09). */
export function Component(): ReactNode {
  const { titles: texts } = useBusinessTexts();
  const messages = useTranslated(convertTexts);
  const { name, already } = useLoaderData<Loaded>();
  const { call } = useBusinessApi();
  const navigate = useNavigate();
  return (
    <>
      <PageTitle title={texts.convert} />
      <ConvertPage
        messages={messages}
        settingsMessages={useTranslated(settingsTexts)}
        name={name}
        site=""
        already={already}
        Link={businessLink}
        convert={(facts) =>
          call({ name: 'BusinessConversion', action: 'create', options: facts }, (made) => {
            const { kind, id } = made as BusinessData;
            void navigate(businessPath(kind, id));
          })
        }
      />
    </>
  );
}
