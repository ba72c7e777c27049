import { TagDashboard, type TagData, type TagEventsData } from '@pegboard/business-dashboard/pin-tag';
import type { ReactNode } from 'react';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router';
import { notFound } from '../../data/not-found.ts';
import { businessPath } from '@pegboard/business-dashboard/model';
import { readForPage, useBusiness } from '../../features/business/business-data.ts';
import { businessLink } from '../../features/business/business-link.tsx';
import { readTags } from '../../features/business/conversion-data.ts';
import { pinTag as tagTexts } from '../../messages/business/pin-tag.ts';
import { events as eventTexts } from '../../messages/business/events.ts';
import { useTranslated } from '../../messages/business/use-translated.ts';

type Loaded = {
  readonly tag: TagData;
  readonly accountId: string;
  readonly events: TagEventsData;
  readonly readAt: string;
};

/** Loads a tag of the ad account in the address, and its events. */
export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const tag_id = args.params['tagId'] ?? '';
  const [{ tags, account }, events] = await Promise.all([
    readTags(args),
    readForPage<TagEventsData>(args, 'ConversionTag', { tag_id }),
  ]);
  const tag = tags.find(({ id }) => id === tag_id);
  if (!tag) throw notFound();
  return { tag, accountId: account?.id ?? '', events, readAt: new Date().toISOString() };
}

/** Renders the events of a tag (BD-08). */
export function Component(): ReactNode {
  const messages = useTranslated(tagTexts);
  const eventMessages = useTranslated(eventTexts);
  const { tag, accountId, events, readAt } = useLoaderData<Loaded>();
  const { id, kind } = useBusiness();
  const { revalidate } = useRevalidator();
  const at = (page: string): string => `${businessPath(kind, id, page)}?account=${accountId}`;
  return (
    <TagDashboard
      messages={messages}
      eventTexts={eventMessages}
      tag={tag}
      events={events}
      readAt={readAt}
      listAddress={at('pin-tag')}
      codeAddress={at(`pin-tag/${tag.id}/code`)}
      onRenew={revalidate}
      Link={businessLink}
    />
  );
}
