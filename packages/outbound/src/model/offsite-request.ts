import type { ClickthroughType, OffsiteAuxData, Pin } from '@pegboard/types';

/** The properties of a pin that its link is sent with. */
export type OffsitePin = Pick<Pin, 'id' | 'trackingParams' | 'dpaCreativeType'> & {
  /** Names the pin in place of its id when it is the ad of a third party. */
  readonly thirdPartyAdId?: string | undefined;
};

/** The way a link is opened, if the app knows it. */
export type OffsiteClick = {
  readonly type: ClickthroughType;
  readonly objectId?: string | undefined;
  /** The place of the item in its collection, from 0. */
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
 * The call of `/v3/offsite/`: `isCheck` before a link is opened, without it the click is reported. Source:
 * §7, OB-03.
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
