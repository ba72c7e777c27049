import {
  ConversionsApiPage,
  type CreatedToken,
  type TokenData,
} from '@pegboard/business-dashboard/conversions-api';
import type { TagData, TagEventsData } from '@pegboard/business-dashboard/pin-tag';
import type { ReactNode } from 'react';
import { useLoaderData, useNavigate, useRevalidator, type LoaderFunctionArgs } from 'react-router';
import { usePageInfo } from '../../data/page-info.ts';
import { useAdApi } from '../../features/business/ad-data.ts';
import { readForPage, useBusiness } from '../../features/business/business-data.ts';
import { readTags, type TagsData } from '../../features/business/conversion-data.ts';
import { useBusinessApi } from '../../features/business/use-business-api.ts';
import { useRenderLink } from '../../features/business/use-prerequisite-links.tsx';
import { conversionsApi as apiTexts } from '../../messages/business/conversions-api.ts';
import { events as eventTexts } from '../../messages/business/events.ts';
import { useTranslated } from '../../messages/business/use-translated.ts';

type Loaded = TagsData & {
  readonly tag: TagData | undefined;
  readonly events: TagEventsData | undefined;
  readonly tokens: readonly TokenData[];
};

/** Loads the tokens of an ad account, its tags, and the events of the one in the address, or of the first. */
export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const read = await readTags(args);
  const wanted = new URL(args.request.url).searchParams.get('tag');
  const tag = read.tags.find(({ id }) => id === wanted) ?? read.tags[0];
  const [events, tokens] = await Promise.all([
    tag ? readForPage<TagEventsData>(args, 'ConversionTag', { tag_id: tag.id }) : undefined,
    read.account
      ? readForPage<readonly TokenData[]>(args, 'ConversionTokens', { account_id: read.account.id })
      : [],
  ]);
  return { ...read, tag, events, tokens };
}

/** Renders the conversions API page (BD-08). */
export function Component(): ReactNode {
  const messages = useTranslated(apiTexts);
  const eventMessages = useTranslated(eventTexts);
  const { accounts, account, tags, tag, events, tokens } = useLoaderData<Loaded>();
  const { id: business_id, rights } = useBusiness();
  const { publicUrl } = usePageInfo();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { choose } = useAdApi();
  const wayTo = useRenderLink(account?.id);
  const { call } = useBusinessApi();
  const account_id = account?.id ?? '';
  return (
    <ConversionsApiPage
      messages={messages}
      eventTexts={eventMessages}
      accounts={accounts}
      account={account}
      onChoose={choose}
      wayTo={wayTo}
      publicUrl={publicUrl}
      tags={tags}
      tag={tag}
      events={events}
      tokens={tokens}
      mayEdit={rights.includes('conversions.edit')}
      onChooseTag={(id) => void navigate(`?account=${account_id}&tag=${id}`)}
      onMake={async (name): Promise<CreatedToken> => {
        let token = '';
        const made = await call(
          { name: 'ConversionToken', action: 'create', options: { business_id, account_id, name } },
          (data) => ({ token } = data as { readonly token: string }),
        );
        if (!made.ok) return made;
        void revalidate();
        return { ok: true, token };
      }}
      onRevoke={(token_id) =>
        call({ name: 'ConversionToken', action: 'delete', options: { business_id, token_id } })
      }
    />
  );
}
