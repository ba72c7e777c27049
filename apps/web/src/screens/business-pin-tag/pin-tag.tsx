import { TagList } from '@pegboard/business-dashboard/pin-tag';
import type { ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useAdApi } from '../../features/business/ad-data.ts';
import { businessPath } from '@pegboard/business-dashboard/model';
import { useBusiness } from '../../features/business/business-data.ts';
import { businessLink } from '../../features/business/business-link.tsx';
import { readTags, type TagsData } from '../../features/business/conversion-data.ts';
import { useBusinessApi } from '../../features/business/use-business-api.ts';
import { useRenderLink } from '../../features/business/use-prerequisite-links.tsx';
import { pinTag as tagTexts } from '../../messages/business/pin-tag.ts';
import { events as eventTexts } from '../../messages/business/events.ts';
import { useTranslated } from '../../messages/business/use-translated.ts';

type Loaded = TagsData & { readonly readAt: string };

/** Loads the tags of an ad account. */
export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const read = await readTags(args);
  return { ...read, readAt: new Date().toISOString() };
}

/** Renders all tags of an ad account (BD-08). */
export function Component(): ReactNode {
  const messages = useTranslated(tagTexts);
  const events = useTranslated(eventTexts);
  const { accounts, account, tags, readAt } = useLoaderData<Loaded>();
  const { id: business_id, kind, rights } = useBusiness();
  const { choose } = useAdApi();
  const wayTo = useRenderLink(account?.id);
  const { call } = useBusinessApi();
  const ofAccount = `?account=${account?.id ?? ''}`;
  return (
    <TagList
      messages={messages}
      events={events}
      accounts={accounts}
      account={account}
      onChoose={choose}
      wayTo={wayTo}
      tags={tags}
      readAt={readAt}
      mayEdit={rights.includes('conversions.edit')}
      onMake={(name) =>
        call({
          name: 'ConversionTag',
          action: 'create',
          options: { business_id, account_id: account?.id ?? '', name },
        })
      }
      onRemove={(tag_id) =>
        call({ name: 'ConversionTag', action: 'delete', options: { business_id, tag_id } })
      }
      addressOf={(tagId, page) =>
        businessPath(kind, business_id, page === 'code' ? `pin-tag/${tagId}/code` : `pin-tag/${tagId}`) +
        ofAccount
      }
      Link={businessLink}
    />
  );
}
