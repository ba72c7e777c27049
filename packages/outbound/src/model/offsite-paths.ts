/** The parameters of an outbound address. */
export type OffsiteParams = {
  readonly url: string;
  /** The id of the pin, or of the ad of a third party. */
  readonly pinId: string;
  /** The signed address that the server returned for this link, if any. */
  readonly signed?: string | null | undefined;
  readonly isThirdPartyAd?: boolean | undefined;
  readonly clientTrackingParams?: string | null | undefined;
  readonly auxData?: string | undefined;
};

/** The facts that the interstitial shows, if known. */
export type InterstitialFacts = {
  readonly domain: string;
  readonly domainImageUrl?: string | null | undefined;
  /** The path of the page that the viewer leaves. */
  readonly origin: string;
  readonly pinCategory?: string | null | undefined;
  readonly pinImageUrl?: string | null | undefined;
  /** The signed address, or the link itself. */
  readonly redirectUrl: string;
};

/**
 * Returns the `/offsite/` path of a link (§2, OB-05): with the token of the signed address it redirects;
 * without one its page names the domain, and the viewer continues. `csr` means that the page reports the
 * click itself.
 */
export function offsitePath(way: OffsiteParams): string {
  const { url, pinId, signed, isThirdPartyAd, clientTrackingParams, auxData } = way;
  return `/offsite/?${query({
    token: tokenOf(signed, url),
    url,
    pin: pinId,
    isThirdPartyAd: String(isThirdPartyAd ?? false),
    csr: 'true',
    client_tracking_params: clientTrackingParams,
    aux_data: auxData,
  })}`;
}

/** Returns the path of the interstitial with its six parameters (§2, OB-05); unknown ones stay empty. */
export function interstitialPath(facts: InterstitialFacts): string {
  const { domain, domainImageUrl, origin, pinCategory, pinImageUrl, redirectUrl } = facts;
  return `/pin_redirect/?${new URLSearchParams({
    domain,
    domainImageUrl: domainImageUrl ?? '',
    origin,
    pinCategory: pinCategory ?? '',
    pinImageUrl: pinImageUrl ?? '',
    redirectUrl,
  })}`;
}

/** Placeholder for our origin: only the query of a signed address is read. */
const HERE = 'https://here.invalid';

/**
 * Returns the token of a signed address if it was signed for this link: a pin with several links has a token
 * for one of them.
 */
function tokenOf(signed: string | null | undefined, url: string): string | null {
  const params = signed ? URL.parse(signed, HERE)?.searchParams : undefined;
  return params?.get('url') === url ? params.get('token') : null;
}

function query(values: Readonly<Record<string, string | null | undefined>>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
