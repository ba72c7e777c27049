import type { DraftDetails, Pin } from '@pegboard/types';
import { useState, type ReactNode } from 'react';
import { DetailsField } from './details-field.tsx';
import type { CreatorChange } from './pin-api.ts';
import { getPinDetails } from './pin-details.ts';
import { getPinTags, type PinTag } from './pin-tags.ts';
import { TagsField } from './tags-field.tsx';

/** Holds the tagged products and the details of a pin while its creator edits them (CR-15). */
export function useCreatorFields(
  pin: Pin,
  errors: Readonly<Record<string, string>>,
): { readonly change: CreatorChange | undefined; readonly render: () => ReactNode } {
  const [tags, setTags] = useState<readonly PinTag[]>();
  const [details, setDetails] = useState<DraftDetails | null>();
  const known = getPinDetails(pin);
  // Details that were added and removed again are no change.
  const changed = details === null && known === null ? undefined : details;
  const shown = details === undefined ? known : details && { details, isFromFeed: false };
  const change: CreatorChange = {
    ...(tags && { product_tags: tags }),
    ...(changed !== undefined && { details: changed }),
  };
  return {
    change: Object.keys(change).length > 0 ? change : undefined,
    render: () => (
      <>
        <TagsField pin={pin} tags={tags ?? getPinTags(pin)} onChange={setTags} errors={errors} />
        <DetailsField value={shown} onChange={setDetails} errors={errors} />
      </>
    ),
  };
}
