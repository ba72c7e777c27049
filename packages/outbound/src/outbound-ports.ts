import type { BlockedRedirectStatus, ClickthroughType, OffsiteCheck, Pin } from '@pegboard/types';
import type { CheckPorts } from './link-check-cache.ts';
import type { AttributionError } from './model/attribution-request.ts';
import type { OffsiteClick, OffsiteRequest } from './model/offsite-request.ts';
import type { PolicyViewer } from './model/click-policy.ts';

/** A pin's link in its context. */
export type OutboundLink = Omit<OffsiteClick, 'type'> & {
  readonly pin: Pin;
  /** The link as in the anchor's `href`. */
  readonly href: string;
  /** The surface of the pin, as the app names it. */
  readonly surface: string;
  /** The id of a third party's ad. */
  readonly thirdPartyAdId?: string | undefined;
};

/** A click on the anchor of a link, before the browser follows it. */
export type LinkClick = {
  /** True if the browser will open a new tab: meta, ctrl, or the middle button. */
  readonly opensNewTab: boolean;
  /** Keeps the browser from following the anchor. */
  readonly preventDefault: () => void;
  /** Creates the browser follow the anchor to this address, for this click only. */
  readonly redirect: (address: string) => void;
};

/** The log entry of a click. */
export type LinkEvent = {
  readonly pin: Pin;
  readonly type: ClickthroughType;
  /** The check's status; 'ignored' for an invalid link, 'unknown' if the server decides. */
  readonly status: 'ok' | 'error' | BlockedRedirectStatus | 'ignored' | 'unchecked' | 'unknown';
};

/** The warning shown in place of a blocked link. */
export type LinkWarning = { readonly status: BlockedRedirectStatus; readonly message: string };

/** The ports of outbound links. */
export type OutboundPorts = CheckPorts & {
  /**
   * Sends a request to `/v3/offsite/`: a check with `check_only`, otherwise the report of a click. May
   * reject.
   */
  readonly offsite: (call: OffsiteRequest) => Promise<OffsiteCheck>;
  readonly log: (event: LinkEvent) => void;
  /** Navigates to a path within the site. */
  readonly navigate: (path: string) => void;
  readonly isOnline: () => boolean;
  readonly warn: (warning: LinkWarning) => void;
  readonly viewer: () => PolicyViewer;
  /**
   * Returns whether an interstitial exists for this visitor; called once, when a pointer or the focus is near
   * a link.
   */
  readonly findInterstitial: () => Promise<boolean>;
  /** Called when a visitor is sent to the interstitial, to count its impressions (UV-08). */
  readonly onInterstitial?: (() => void) | undefined;
  /** Returns the page's address, the site's main address, and the address to show as its origin. */
  readonly page: () => { readonly address: string; readonly mainAddress: string; readonly origin: string };
  /**
   * Registers a click on an ad, or a view of one, with the browser; no registration is requested if
   * `isExempt`. May reject.
   */
  readonly attribution: {
    readonly isExempt: () => boolean;
    readonly send: (query: Readonly<Record<string, string>>) => Promise<unknown>;
    readonly failed: (status: AttributionError) => void;
  };
  /** Calls `listener` when the page is hidden or visible again; returns a function that unsubscribes. */
  readonly onVisibility: (listener: (isVisible: boolean) => void) => () => void;
};
