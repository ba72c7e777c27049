import {
  SharedTagsPage,
  type ReceivedTag,
  type OwnTag,
  type SharedTagsPorts,
} from '@pegboard/business-dashboard/shared-tags';
import type { ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { readForPage, useBusiness } from '../../features/business/business-data.ts';
import { useBusinessApi } from '../../features/business/use-business-api.ts';
import { useRenderLink } from '../../features/business/use-prerequisite-links.tsx';
import { sharedTags as shareTexts } from '../../messages/business/shared-tags.ts';
import { useTranslated } from '../../messages/business/use-translated.ts';

type Loaded = { readonly own: readonly OwnTag[]; readonly given: readonly ReceivedTag[] };

/** Loads the tags of the business with their shares, and those that others share with it. */
export const loader = (args: LoaderFunctionArgs): Promise<Loaded> => readForPage<Loaded>(args, 'SharedTags');

/** Renders the conversion tags shared between businesses (BD-06). */
export function Component(): ReactNode {
  const messages = useTranslated(shareTexts);
  const { own, given: received } = useLoaderData<Loaded>();
  const { id, rights } = useBusiness();
  const { call } = useBusinessApi();
  const wayTo = useRenderLink();
  const change = (action: 'create' | 'update' | 'delete', options: object) =>
    call({ name: 'TagShare', action, options: { business_id: id, ...options } });
  const ports: SharedTagsPorts = {
    share: (tagId, to) => change('create', { tag_id: tagId, to_business_id: to }),
    accept: (shareId) => change('update', { share_id: shareId }),
    end: (shareId) => change('delete', { share_id: shareId }),
  };
  return (
    <SharedTagsPage
      messages={messages}
      {...{ own, received, ports, wayTo }}
      mayEdit={rights.includes('shared_tags.edit')}
    />
  );
}
