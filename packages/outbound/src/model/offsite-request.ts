import type { ClickthroughType, OffsiteAuxData, Pin } from '@pegboard/types';

/** The properties of a pin in a request for its link. */
export type OffsitePin = Pick<Pin, 'id' | 'trackingParams' | 'dpaCreativeType'> & {
  /** The id of a third party's ad, which replaces the pin's id. */
  readonly thirdPartyAdId?: string | undefined;
};

/** The context of a click, to the extent that it is known to the app. */
export type OffsiteClick = {
  readonly type: ClickthroughType;
  readonly objectId?: string | undefined;
  /** The index of the item in its collection, from 0. */
  readonly collectionPosition?: number | undefined;
};

/** The body of `/v3/offsite/` (§7, OB-03). */
export type OffsiteRequest = {
  readonly check_only: boolean;
  readonly pin_id: string;
  readonly url: string;
  readonly client_tracking_params?: string;
  readonly aux_data: string;
};

/**
 * Builds the request to `/v3/offsite/`: with `isCheck` before a link is opened, without it to report the
 * click. Source: §7, OB-03.
 */
export function buildOffsiteRequest(
  isCheck: boolean,
  url: string,
  pin: OffsitePin,
  click: OffsiteClick,
): OffsiteRequest {
  const { trackingParams, dpaCreativeType } = pin;
  const aux: OffsiteAuxData = {
    clickthrough_type: click.type,
    ...(click.objectId === undefined ? {} : { objectId: click.objectId }),
    ...(click.collectionPosition === undefined
      ? {}
      : { collection_click_position: click.collectionPosition }),
    ...(dpaCreativeType == null ? {} : { creative_type: dpaCreativeType }),
  };
  return {
    check_only: isCheck,
    pin_id: pin.thirdPartyAdId ?? pin.id,
    url,
    ...(trackingParams ? { client_tracking_params: trackingParams } : {}),
    aux_data: JSON.stringify(aux),
  };
}
