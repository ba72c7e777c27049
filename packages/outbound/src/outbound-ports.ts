import type { BlockedRedirectStatus, ClickthroughType, OffsiteCheck, Pin } from '@pegboard/types';
import type { CheckPorts } from './link-check-cache.ts';
import type { AttributionError } from './model/attribution-request.ts';
import type { OffsiteClick, OffsiteRequest } from './model/offsite-request.ts';
import type { PolicyViewer } from './model/click-policy.ts';

/** A pin's link where it stands. */
export type OutboundLink = Omit<OffsiteClick, 'type'> & {
  readonly pin: Pin;
  /** The link as the anchor has it. */
  readonly href: string;
  /** Where the pin stands, as the app names it. */
  readonly surface: string;
  /** The id of a third party's ad. */
  readonly thirdPartyAdId?: string | undefined;
};

/** A click on the anchor of a link, before the browser follows it. */
export type LinkClick = {
  /** Whether the browser will open a tab beside: meta, ctrl, the middle button. */
  readonly opensNewTab: boolean;
  /** Keeps the browser from following the anchor. */
  readonly preventDefault: () => void;
  /** Lets the browser follow the anchor to this address, this once. */
  readonly redirect: (address: string) => void;
};

/** What the log is told of a click. */
export type LinkEvent = {
  readonly pin: Pin;
  readonly type: ClickthroughType;
  /** What the check said; 'ignored' for a link that leads nowhere, 'unknown' where the server decides. */
  readonly status: 'ok' | 'error' | BlockedRedirectStatus | 'ignored' | 'unchecked' | 'unknown';
};

/** What is said in place of opening a blocked link. */
export type LinkWarning = { readonly status: BlockedRedirectStatus; readonly message: string };

/** The outer world of outbound links. */
export type OutboundPorts = CheckPorts & {
  /** Calls `/v3/offsite/`: with `check_only` for its answer, without to tell a click. May reject. */
  readonly offsite: (call: OffsiteRequest) => Promise<OffsiteCheck>;
  readonly log: (event: LinkEvent) => void;
  /** Follows a path within the site. */
  readonly navigate: (path: string) => void;
  readonly isOnline: () => boolean;
  readonly warn: (warning: LinkWarning) => void;
  readonly viewer: () => PolicyViewer;
  /** Whether there is an interstitial for this visitor; asked once, when a visitor comes near a link. */
  readonly findInterstitial: () => Promise<boolean>;
  /** A visitor is led by the interstitial: whoever counts how often they are asked is told (UV-08). */
  readonly onInterstitial?: (() => void) | undefined;
  /** Where the page is: its address, the main one of the site, and the address to show as its origin. */
  readonly page: () => { readonly address: string; readonly mainAddress: string; readonly origin: string };
  /** Registers a click on an ad, or a view of one, with the browser; `isExempt` says that nobody is to be asked for. May reject. */
  readonly attribution: {
    readonly isExempt: () => boolean;
    readonly send: (query: Readonly<Record<string, string>>) => Promise<unknown>;
    readonly failed: (status: AttributionError) => void;
  };
  /** Tells when the page is hidden and seen again; what it returns ends that. */
  readonly onVisibility: (listener: (isVisible: boolean) => void) => () => void;
};
