import { ATTRIBUTION_EXPIRY_S, ATTRIBUTION_PRIORITY, isAd, type Pin } from '@pegboard/types';

/** The properties of a pin for attributing later conversions in the browser. */
export type AttributedPin = Pick<
  Pin,
  | 'isPromoted'
  | 'isDownstreamPromotion'
  | 'attributionSourceId'
  | 'advertiserId'
  | 'campaignId'
  | 'adDestinationUrl'
  | 'destinationUrl'
  | 'link'
>;

/** The reason for a missing attribution; a metric that is reported nowhere else (§8). */
export type AttributionError = 'skipped' | 'missing_param' | 'failed' | 'hostname_parse_failed';

/** The query of the attribution source, or the reason why there is none. */
export type AttributionRequest =
  | { readonly kind: 'request'; readonly query: Readonly<Record<string, string>> }
  | { readonly kind: 'failure'; readonly status: AttributionError };

/**
 * Returns the request by which a browser registers a click on an ad or a view of one (§7, OB-07). Skipped for
 * pins that are no ads and for viewers who are `isExempt`; `missing_param` without its ids;
 * `hostname_parse_failed` if the destination or the page's address has no host. `hostname` is included only
 * on hosts other than the main one.
 */
export function attributionRequest(
  pin: AttributedPin,
  event: 'click' | 'view',
  page: { readonly address: string; readonly mainAddress: string; readonly isExempt: boolean },
): AttributionRequest {
  if (page.isExempt || !isAd(pin)) return failure('skipped');
  const { attributionSourceId, advertiserId, campaignId } = pin;
  const leads = pin.adDestinationUrl ?? pin.destinationUrl ?? pin.link;
  if (!attributionSourceId || !advertiserId || !campaignId || !leads) return failure('missing_param');
  const destination = URL.parse(leads);
  const [here, main] = [URL.parse(page.address), URL.parse(page.mainAddress)];
  if (!destination?.hostname || !here || !main) return failure('hostname_parse_failed');
  return {
    kind: 'request',
    query: {
      source_event_id: attributionSourceId,
      destination: JSON.stringify([destination.origin]),
      expiry: String(ATTRIBUTION_EXPIRY_S[event]),
      priority: String(ATTRIBUTION_PRIORITY[event]),
      advertiser_id: advertiserId,
      campaign_id: campaignId,
      source_event_type: event,
      ...(here.hostname === main.hostname ? {} : { hostname: here.hostname }),
    },
  };
}

function failure(status: AttributionError): AttributionRequest {
  return { kind: 'failure', status };
}
