/**
 * The budget of a package's names on a page, in gzip-compressed bytes with their immediate dependencies
 * except React.
 */
export type SizeBudget = {
  readonly names: string;
  /** The module from which a page imports them, below the package's `src`; `index.ts` by default. */
  readonly from?: string;
  readonly gzip: number;
};

/** The budgets of a package: one per import, and one for all of its styles. */
export type PackageBudget = { readonly names: readonly SizeBudget[]; readonly styles?: number };

/**
 * The budgets of all packages, by folder. A package without one fails; raising one needs a reason in the
 * commit message.
 */
export const SIZE_BUDGETS: Readonly<Record<string, PackageBudget>> = {
  types: {
    names: [
      { names: 'pinSchema', gzip: 9_500 },
      { names: 'truncateWords', gzip: 550 },
      { names: 'priceLabel, getOffer', gzip: 600 },
    ],
  },
  // A command for Node: what a page might read of it is the table of renames.
  codemods: { names: [{ names: 'RENAMES', from: 'renames.ts', gzip: 6_500 }] },
  routes: {
    names: [
      { names: 'pinPath', gzip: 200 },
      { names: 'matchRoute', gzip: 2_050 },
      { names: 'getSafeRedirect', gzip: 300 },
    ],
  },
  ui: {
    names: [
      { names: 'Button', gzip: 1_000 },
      { names: 'Avatar', gzip: 910 },
      { names: 'MenuButton', gzip: 2_900 },
      { names: 'Modal', gzip: 2_150 },
      { names: 'ToastRegion, createToastStore', gzip: 3_350 },
    ],
    styles: 7_800,
  },
  'pin-card': {
    names: [
      { names: 'PinCard', gzip: 8_200 },
      { names: 'cardSize', from: 'model/index.ts', gzip: 3_900 },
      { names: 'fromRest', gzip: 1_000 },
      { names: 'fromV5', gzip: 1_000 },
    ],
    styles: 4_000,
  },
  // The editors, the card of a video, the details and the dialog for web addresses are lazy.
  'pin-builder': {
    names: [
      { names: 'PinBuilder', gzip: 29_900 },
      { names: 'checkFile', gzip: 700 },
    ],
    styles: 5_900,
  },
  // 3.1 kB by itself, as measured by its benchmark, plus the loading of its deferred code.
  'pin-grid': { names: [{ names: 'PinGrid', gzip: 3_900 }], styles: 1_030 },
  closeup: {
    names: [
      { names: 'Closeup', gzip: 11_000 },
      { names: 'Comments', from: 'comments/index.ts', gzip: 12_000 },
      { names: 'ImageViewer', from: 'viewer/index.ts', gzip: 6_000 },
      { names: 'CloseupCarousel', from: 'carousel/index.ts', gzip: 3_000 },
      { names: 'closeupSeo', from: 'seo/index.ts', gzip: 9_000 },
    ],
    styles: 5_200,
  },
  embed: { names: [{ names: 'defineEmbeds', gzip: 2_400 }] },
  outbound: {
    names: [
      { names: 'createOutbound, anchorClick', gzip: 3_300 },
      { names: 'clickDecision', gzip: 600 },
      { names: 'createLazyOutbound', from: 'lazy.ts', gzip: 500 },
      { names: 'linkHandlers', from: 'react/index.ts', gzip: 400 },
      { names: 'LinkWarningDialog', from: 'link-warning/index.ts', gzip: 3_100 },
    ],
    styles: 300,
  },
  'unauth-visitor-state': {
    names: [
      { names: 'createVisitorStore, visitorBrowser', gzip: 9_000 },
      { names: 'mergeSavedPins', gzip: 8_000 },
      { names: 'canPersistState, hasPrivacySignal', from: 'model/index.ts', gzip: 450 },
      { names: 'useVisitorState, useVisitorSession', from: 'react/index.ts', gzip: 350 },
    ],
  },
  'ad-explanation': { names: [{ names: 'AdExplanationDialog', gzip: 6_000 }], styles: 500 },
  'save-flow': {
    names: [
      { names: 'SaveFlowProvider, SaveControls, createSaveStore', gzip: 7_250 },
      { names: 'BulkEdit', from: 'bulk-edit/index.ts', gzip: 12_000 },
    ],
    styles: 2_250,
  },
  boards: {
    names: [
      { names: 'moveItemBefore', gzip: 300 },
      { names: 'OrderGrid', from: 'order/index.ts', gzip: 75_000 },
    ],
    styles: 1_300,
  },
  'business-dashboard': {
    names: [
      { names: 'BusinessFrame, AccessDenied', gzip: 3_300 },
      { names: 'BusinessHub', from: 'business-list/index.ts', gzip: 5_050 },
      { names: 'CatalogsPage', from: 'catalogs/index.ts', gzip: 12_300 },
      { names: 'hasPermission', from: 'model/index.ts', gzip: 700 },
    ],
    // All areas together; a page loads only those of its own.
    styles: 9_000,
  },
  feedback: {
    names: [
      { names: 'createFeedbackStore, createRelationshipStore', gzip: 3_500 },
      { names: 'FollowButton, useRelationship', gzip: 1_400 },
      { names: 'ReportDialog, BlockDialog', from: 'dialogs/index.ts', gzip: 6_000 },
    ],
    styles: 600,
  },
  video: {
    names: [
      { names: 'Video', gzip: 5_600 },
      { names: 'VideoPreview', gzip: 3_000 },
      { names: 'createPlaybackCoordinator', gzip: 1_300 },
    ],
    styles: 1_650,
  },
  'event-log': {
    names: [
      { names: 'startEventLog', gzip: 3_700 },
      { names: 'createEventLog', gzip: 1_800 },
      { names: 'createImpressions', gzip: 1_100 },
      { names: 'EventDebugPanel, createEventBuffer, canDebug', from: 'debug/index.ts', gzip: 900 },
      { names: 'observeLazily', from: 'lazy.ts', gzip: 300 },
      { names: 'EventLogProvider, useEventLog, useImpression', from: 'react/index.ts', gzip: 450 },
    ],
  },
  'resource-client': {
    names: [
      // Includes the retry of a request whose CSRF token belongs to a former session.
      { names: 'createResourceClient, resourceSchemas', gzip: 5_800 },
      { names: 'createMutation', gzip: 400 },
      { names: 'sendRequest', gzip: 1_010 },
      { names: 'transitionResource', gzip: 700 },
      {
        names: 'ResourceProvider, useResource, useEntity, useResourceMutation',
        from: 'react/index.ts',
        gzip: 800,
      },
    ],
  },
};
