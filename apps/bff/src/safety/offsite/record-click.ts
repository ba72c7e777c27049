import type { OffsiteAuxData, RedirectStatus } from '@pegboard/types';
import type { Deps } from './deps.ts';
import { newId, parseId } from '../../platform/ids/new-id.ts';
import { findPin } from '../../pins/pins/index.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { outboundClicks } from './tables.ts';

/** A click on an outbound link, as reported by the client. */
export type OutboundClick = {
  /** The id of a pin or of a third party's ad. */
  readonly linkedId: string | undefined;
  readonly url: URL;
  readonly status: RedirectStatus;
  readonly aux: OffsiteAuxData;
};

/**
 * Stores a click without the person. The pin is stored only if it is visible to the viewer, with the same
 * response, so that a click does not reveal whether a pin exists.
 */
export async function recordClick(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  { linkedId, url, status, aux }: OutboundClick,
): Promise<void> {
  const pinId = linkedId === undefined ? undefined : parseId(linkedId);
  const pin = await findPin(db, viewer, pinId);
  await db.insert(outboundClicks).values({
    id: newId(),
    pinId: pin?.id,
    thirdPartyAdId: pinId === undefined ? linkedId : undefined,
    host: url.hostname,
    status,
    clickthroughType: aux.clickthrough_type,
    objectId: aux.objectId,
    collectionPosition: aux.collection_click_position,
    creativeType: aux.creative_type === undefined ? undefined : String(aux.creative_type),
    clickedAt: now(),
  });
}
