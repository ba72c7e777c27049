import { TagInstructions, type TagData } from '@pegboard/business-dashboard/pin-tag';
import type { ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { usePageInfo } from '../../data/page-info.ts';
import { notFound } from '../../data/not-found.ts';
import { businessPath } from '@pegboard/business-dashboard/model';
import { useBusiness } from '../../features/business/business-data.ts';
import { businessLink } from '../../features/business/business-link.tsx';
import { readTags } from '../../features/business/conversion-data.ts';
import { pinTag as tagTexts } from '../../messages/business/pin-tag.ts';
import { events as eventTexts } from '../../messages/business/events.ts';
import { useTranslated } from '../../messages/business/use-translated.ts';

type Loaded = { readonly tag: TagData; readonly accountId: string };

/** Loads a tag of the ad account in the address. */
export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const { tags, account } = await readTags(args);
  const tag = tags.find(({ id }) => id === args.params['tagId']);
  if (!tag) throw notFound();
  return { tag, accountId: account?.id ?? '' };
}

/** Renders the instructions for installing a tag (BD-08). */
export function Component(): ReactNode {
  const messages = useTranslated(tagTexts);
  const eventMessages = useTranslated(eventTexts);
  const { tag, accountId } = useLoaderData<Loaded>();
  const { id, kind } = useBusiness();
  const { publicUrl } = usePageInfo();
  const at = (page: string): string => `${businessPath(kind, id, page)}?account=${accountId}`;
  return (
    <TagInstructions
      messages={messages}
      eventTexts={eventMessages}
      tag={tag}
      publicUrl={publicUrl}
      listAddress={at('pin-tag')}
      eventsAddress={at(`pin-tag/${tag.id}`)}
      Link={businessLink}
    />
  );
}
