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
  const [details, setDetails] = useState<DraftDetails>();
  const known = getPinDetails(pin);
  const change: CreatorChange = {
    ...(tags && { product_tags: tags }),
    ...(details && { details }),
  };
  return {
    change: tags || details ? change : undefined,
    render: () => (
      <>
        <TagsField pin={pin} tags={tags ?? getPinTags(pin)} onChange={setTags} errors={errors} />
        {known && (
          <DetailsField
            value={{ ...known, details: details ?? known.details }}
            onChange={setDetails}
            errors={errors}
          />
        )}
      </>
    ),
  };
}
