/** New names by the former ones. */
export type NewNames = Readonly<Record<string, string>>;

/** The renames of a release, which the codemods make in an app's sources. */
export type Renames = {
  /** Entries of packages, as they are imported. */
  readonly entries: NewNames;
  /** Exports by the current name of their entry. */
  readonly exports: Readonly<Record<string, NewNames>>;
  /** Props of components, by entry and by the current name of the component. */
  readonly props: Readonly<Record<string, Readonly<Record<string, NewNames>>>>;
  /** Members of objects, by package and by the former name of their type. */
  readonly members: Readonly<Record<string, Readonly<Record<string, NewNames>>>>;
  /** Strings among the values of members, by package and by the former name of the type that declares the member. */
  readonly literals: Readonly<Record<string, Readonly<Record<string, NewNames>>>>;
};

/** The renames to the standard vocabulary, from the packages before the first release to 0.1.0. */
export const RENAMES: Renames = {
  entries: {
    '@pegboard/business-dashboard/ad-moves': '@pegboard/business-dashboard/ad-account-transfers',
    '@pegboard/business-dashboard/calls': '@pegboard/business-dashboard/sales-calls',
    '@pegboard/business-dashboard/hub': '@pegboard/business-dashboard/business-list',
    '@pegboard/closeup/slides': '@pegboard/closeup/carousel',
    '@pegboard/closeup/strips': '@pegboard/closeup/pin-row',
    '@pegboard/closeup/see-more': '@pegboard/closeup/visitor-panel',
    '@pegboard/event-log/later': '@pegboard/event-log/lazy',
    '@pegboard/outbound/heads-up': '@pegboard/outbound/link-warning',
    '@pegboard/outbound/later': '@pegboard/outbound/lazy',
  },
  exports: {
    '@pegboard/ad-explanation': {
      listsFor: 'getRequiredLists',
    },
    '@pegboard/boards': {
      placeBefore: 'moveItemBefore',
    },
    '@pegboard/boards/notes': {
      BoardNoteTexts: 'NoteContent',
      NoteOutcome: 'NoteResult',
      NoteProblem: 'NoteError',
      draftOf: 'toNoteDraft',
      noteOf: 'toNote',
      noteProblem: 'validateNote',
    },
    '@pegboard/boards/order': {
      placeBefore: 'moveItemBefore',
    },
    '@pegboard/boards/people': {
      FoundPerson: 'PersonSearchResult',
      NOBODY: 'EMPTY_PEOPLE',
      PersonRight: 'BoardPermission',
      PortOutcome: 'PortResult',
      shownPeople: 'getVisiblePeople',
      stepPeople: 'transitionPeople',
    },
    '@pegboard/business-dashboard': {
      ActionOutcome: 'ActionResult',
      BusinessRight: 'BusinessPermission',
      PageRefusal: 'AccessDeniedReason',
      PageRefused: 'AccessDenied',
      ShownBusiness: 'BusinessSummary',
      WayOn: 'LinkTarget',
      WayTo: 'RenderLink',
      mayInBusiness: 'hasPermission',
      pagesFor: 'getAccessiblePages',
      refusalOf: 'getPageAccessError',
    },
    '@pegboard/business-dashboard/ad-account-transfers': {
      MovePlace: 'TransferTarget',
      ShownMove: 'AdMoveSummary',
    },
    '@pegboard/business-dashboard/ads': {
      Aim: 'TargetingRules',
      ReadPlan: 'ParsedPlan',
    },
    '@pegboard/business-dashboard/asset-groups': {
      ShownAsset: 'AssetSummary',
      ShownGroup: 'AssetGroupSummary',
    },
    '@pegboard/business-dashboard/audience-upload': {
      SentPeople: 'PeopleChunk',
    },
    '@pegboard/business-dashboard/audiences': {
      emailsIn: 'extractEmails',
      hashOfEmail: 'hashEmail',
    },
    '@pegboard/business-dashboard/billing': {
      ChargedOutcome: 'ChargeResult',
      PurseData: 'AccountBalanceData',
      TopUpWish: 'TopUpRequest',
    },
    '@pegboard/business-dashboard/bulk-upload': {
      BulkFindingData: 'BulkIssueData',
      BulkSent: 'BulkUploadResult',
      SentBulkPiece: 'BulkChunk',
    },
    '@pegboard/business-dashboard/catalogs': {
      CatalogWish: 'CatalogInput',
      Finding: 'CatalogIssue',
      Outcome: 'CatalogResult',
      ShownCatalog: 'CatalogSummary',
      ShownRun: 'CatalogRun',
      WaitingMerchant: 'PendingMerchantRequest',
    },
    '@pegboard/business-dashboard/conversion-upload': {
      SentPiece: 'ChunkResult',
      UploadFindingData: 'UploadIssueData',
    },
    '@pegboard/business-dashboard/conversions-api': {
      MadeToken: 'CreatedToken',
    },
    '@pegboard/business-dashboard/convert': {
      BusinessFactsGiven: 'BusinessFactsInput',
    },
    '@pegboard/business-dashboard/dashboard': {
      Change: 'CountChange',
      Grain: 'Granularity',
      Group: 'AudienceGroup',
      Period: 'ReportingPeriod',
      Point: 'TimeSeriesPoint',
      searchOf: 'formatViewSearch',
      viewOf: 'parseView',
    },
    '@pegboard/business-dashboard/hierarchy': {
      ShownNode: 'TreeBusiness',
    },
    '@pegboard/business-dashboard/members': {
      ActionOutcome: 'ActionResult',
      OpenInvite: 'PendingInvite',
      ShownMember: 'MemberSummary',
    },
    '@pegboard/business-dashboard/model': {
      AssetPlace: 'AssetMembership',
      BulkFinding: 'BulkIssue',
      BulkGiven: 'BulkValueEntry',
      BusinessRight: 'BusinessPermission',
      CAME_STATES: 'DELIVERY_STATES',
      CameBy: 'LastDelivery',
      IntegrationWay: 'IntegrationChannel',
      MoveProblem: 'MoveError',
      MovedState: 'ReachedMoveState',
      PlacedNode: 'NodeWithDepth',
      ReadBulkRow: 'BulkRowResult',
      bulkColumnOf: 'getBulkColumn',
      isMoveStopped: 'isTransferBlocked',
      levelOf: 'getDepth',
      mayInBusiness: 'hasPermission',
      moveProblem: 'validateMove',
      nodesBelow: 'getDescendants',
      plainTaxId: 'normalizeTaxId',
      reachesAllAssets: 'canAccessAllAssets',
      reachesAsset: 'canAccessAsset',
      readBulkRow: 'parseBulkRow',
      rightsOf: 'getPermissions',
      rolesGivenBy: 'getAssignableRoles',
      stepMove: 'transitionMove',
      treeInOrder: 'flattenTree',
    },
    '@pegboard/business-dashboard/sales-calls': {
      AskedCall: 'CallRequest',
      WantedCall: 'CallRequestInput',
    },
    '@pegboard/business-dashboard/shared-tags': {
      GivenTag: 'ReceivedTag',
    },
    '@pegboard/business-dashboard/table': {
      csvOf: 'formatCsv',
    },
    '@pegboard/closeup': {
      Shopping: 'ShoppingDetails',
      Source: 'SourceLink',
      shopping: 'getShoppingDetails',
      source: 'getSourceLink',
    },
    '@pegboard/closeup/carousel': {
      Slides: 'CloseupCarousel',
      SlidesMessages: 'CloseupCarouselMessages',
      SlidesProps: 'CloseupCarouselProps',
      slidesMessages: 'closeupCarouselMessages',
    },
    '@pegboard/closeup/comments': {
      CommentOutcome: 'CommentResult',
    },
    '@pegboard/closeup/crop': {
      FIRST_CROP: 'INITIAL_CROP',
      cropOfText: 'parseCrop',
      cropText: 'formatCrop',
      stepCrop: 'transitionCrop',
    },
    '@pegboard/closeup/edit': {
      editOf: 'toPinEdit',
    },
    '@pegboard/closeup/pin-row': {
      PinStrip: 'PinRow',
      PinStripProps: 'PinRowProps',
    },
    '@pegboard/closeup/recent': {
      keptCloseups: 'pruneRecentCloseups',
      readCloseups: 'parseRecentCloseups',
      visitedPages: 'recentPinPaths',
    },
    '@pegboard/closeup/share': {
      downloadOf: 'getDownload',
    },
    '@pegboard/closeup/visitor-panel': {
      SeeMore: 'VisitorPanel',
      SeeMoreMessages: 'VisitorPanelMessages',
      SeeMoreProps: 'VisitorPanelProps',
      seeMoreMessages: 'visitorPanelMessages',
    },
    '@pegboard/event-log': {
      EventPlace: 'EventContext',
      SeenPin: 'ObservedPin',
      SendOutcome: 'SendResult',
      closeupPlace: 'closeupContext',
      otherEvent: 'eventOfType',
    },
    '@pegboard/event-log/debug': {
      EventTrail: 'EventBuffer',
      createEventTrail: 'createEventBuffer',
      mayDebug: 'canDebug',
    },
    '@pegboard/event-log/lazy': {
      observeLater: 'observeLazily',
    },
    '@pegboard/feedback': {
      CallOutcome: 'ApiResult',
      FeedbackPlace: 'FeedbackSurface',
      FeedbackStep: 'FeedbackTransition',
      FeedbackWish: 'FeedbackRequest',
      FeedbackWords: 'FeedbackNotice',
      NEW_REPORT: 'INITIAL_REPORT_STATE',
      NO_FEEDBACK: 'INITIAL_FEEDBACK_STATE',
      RelationEffect: 'RelationshipEffect',
      RelationEvent: 'RelationshipEvent',
      RelationPorts: 'RelationshipPorts',
      RelationState: 'RelationshipState',
      RelationStep: 'RelationshipTransition',
      RelationStore: 'RelationshipStore',
      RelationSubject: 'RelationshipSubject',
      ReportProblem: 'ReportError',
      SiteCall: 'ApiRequest',
      createRelationStore: 'createRelationshipStore',
      feedbackCall: 'buildFeedbackRequest',
      feedbackWords: 'getFeedbackNotice',
      mayUnfollow: 'canUnfollow',
      relationCall: 'buildRelationshipRequest',
      stepFeedback: 'transitionFeedback',
      stepRelation: 'transitionRelationship',
      stepReportForm: 'transitionReportForm',
      useRelation: 'useRelationship',
    },
    '@pegboard/feedback/dialogs': {
      ReasonWords: 'ReasonMessages',
    },
    '@pegboard/feedback/model': {
      CallOutcome: 'ApiResult',
      FeedbackPlace: 'FeedbackSurface',
      FeedbackStep: 'FeedbackTransition',
      FeedbackWish: 'FeedbackRequest',
      FeedbackWords: 'FeedbackNotice',
      NEW_REPORT: 'INITIAL_REPORT_STATE',
      NO_FEEDBACK: 'INITIAL_FEEDBACK_STATE',
      RelationEffect: 'RelationshipEffect',
      RelationEvent: 'RelationshipEvent',
      RelationState: 'RelationshipState',
      RelationStep: 'RelationshipTransition',
      RelationSubject: 'RelationshipSubject',
      ReportProblem: 'ReportError',
      SiteCall: 'ApiRequest',
      feedbackCall: 'buildFeedbackRequest',
      feedbackWords: 'getFeedbackNotice',
      mayUnfollow: 'canUnfollow',
      relationCall: 'buildRelationshipRequest',
      stepFeedback: 'transitionFeedback',
      stepRelation: 'transitionRelationship',
      stepReportForm: 'transitionReportForm',
    },
    '@pegboard/outbound': {
      AttributionFailure: 'AttributionError',
      CHECK_BELIEVED_MS: 'CHECK_TTL_MS',
      CHECK_PATIENCE_MS: 'CHECK_TIMEOUT_MS',
      CalledClick: 'OffsiteClick',
      CalledPin: 'OffsitePin',
      LinkFault: 'InvalidLinkReason',
      OffsiteCall: 'OffsiteRequest',
      Opening: 'OpenMode',
      WayOut: 'OffsiteParams',
      interstitialWay: 'interstitialPath',
      offsiteCall: 'buildOffsiteRequest',
      offsiteWay: 'offsitePath',
    },
    '@pegboard/outbound/lazy': {
      outboundLater: 'createLazyOutbound',
    },
    '@pegboard/outbound/link-warning': {
      HeadsUp: 'LinkWarningDialog',
      HeadsUpMessages: 'LinkWarningMessages',
      HeadsUpProps: 'LinkWarningDialogProps',
      headsUpMessages: 'linkWarningMessages',
    },
    '@pegboard/pin-card': {
      CardNotice: 'UnavailableReason',
      CardParts: 'CardDetails',
      CardToolMessages: 'CardActionMessages',
      CarouselPlace: 'CarouselPosition',
      OpenWay: 'OpenMode',
      PlacedExperience: 'ExperienceRef',
      SavedPlace: 'SavedBoardRef',
      SourceLook: 'SourceChipVariant',
      cardNotice: 'getUnavailableReason',
      cardParts: 'getCardDetails',
      cardToolMessages: 'cardActionMessages',
      carouselPlace: 'getCarouselPosition',
      downloadAddress: 'getDownloadUrl',
      gifOf: 'getGifUrl',
      isStaticIdea: 'isStaticStory',
      movedIndex: 'nextSlideIndex',
      originalPinIdOf: 'getOriginalPinId',
      overflowOf: 'getOverflowAction',
      partnershipOf: 'getPartnership',
      preloadCards: 'preloadCardModules',
      savedPlaceName: 'getSavedBoardName',
      savedPlaceOfCardData: 'getSavedBoard',
      slotOf: 'getInitialSlide',
    },
    '@pegboard/pin-card/model': {
      CardNotice: 'UnavailableReason',
      CardParts: 'CardDetails',
      CarouselPlace: 'CarouselPosition',
      OpenWay: 'OpenMode',
      PlacedExperience: 'ExperienceRef',
      SavedPlace: 'SavedBoardRef',
      cardNotice: 'getUnavailableReason',
      cardParts: 'getCardDetails',
      carouselPlace: 'getCarouselPosition',
      downloadAddress: 'getDownloadUrl',
      gifOf: 'getGifUrl',
      isStaticIdea: 'isStaticStory',
      movedIndex: 'nextSlideIndex',
      overflowOf: 'getOverflowAction',
      partnershipOf: 'getPartnership',
      savedPlaceName: 'getSavedBoardName',
      slotOf: 'getInitialSlide',
    },
    '@pegboard/pin-grid': {
      ColumnRule: 'Breakpoint',
      GridMemory: 'ScrollStorage',
      GridPlace: 'ScrollAnchor',
      columnsIn: 'computeColumns',
      useMeasured: 'useMeasuredHeights',
    },
    '@pegboard/pin-grid/card-sizes': {
      LARGE_CARDS: 'LARGE_CARD_BREAKPOINTS',
      SMALL_CARDS: 'SMALL_CARD_BREAKPOINTS',
    },
    '@pegboard/resource-client': {
      AtEnd: 'CompleteState',
      CallPorts: 'RequestPorts',
      Editor: 'OptimisticUpdater',
      FieldProblems: 'FieldErrors',
      HandedOver: 'DehydratedState',
      ListName: 'ListRef',
      Loaded: 'PartialState',
      NOT_ASKED: 'IDLE_STATE',
      Relations: 'EntityRelations',
      ResourceCall: 'ResourceRequest',
      ResourceFailure: 'RequestError',
      ResourceOutcome: 'ResourceResult',
      ResourceStep: 'ResourceTransition',
      ResourceView: 'ResourceSnapshot',
      ResourceWrite: 'MutationOptions',
      Shape: 'EntitySchema',
      Shapes: 'ResourceSchemas',
      Source: 'ExternalStore',
      WithData: 'StateWithData',
      WriteOptions: 'MutateOptions',
      Writer: 'Mutation',
      WriterState: 'MutationState',
      createWriter: 'createMutation',
      isServerFailure: 'isServerError',
      relations: 'entityRelations',
      sendCall: 'sendRequest',
      shapes: 'resourceSchemas',
      stepResource: 'transitionResource',
    },
    '@pegboard/resource-client/react': {
      ResourceWriter: 'UseResourceMutationResult',
      UsedResource: 'UseResourceResult',
      useResourceWrite: 'useResourceMutation',
    },
    '@pegboard/routes': {
      PartsFor: 'RouteParams',
      PartsOf: 'PathParams',
      PatternOf: 'RoutePattern',
      RepinFlags: 'RepinParams',
      appLink: 'buildAppLink',
      closeupId: 'parsePinId',
      deepLinkAddress: 'stripSensitiveParams',
      limitedLoginTitle: 'getLoginTitle',
      loginTarget: 'getLoginRedirect',
      queryMarkers: 'parseQueryMarkers',
      repinFlags: 'parseRepinParams',
      safeLoginTarget: 'getSafeRedirect',
      searchEngineOf: 'parseSearchEngine',
    },
    '@pegboard/save-flow': {
      AlsoSaved: 'AlsoSavedList',
      AlsoSavedMessages: 'AlsoSavedListMessages',
      AlsoSavedProps: 'AlsoSavedListProps',
      BoardSource: 'BoardPorts',
      FormFailure: 'FormError',
      LastPlace: 'LastTarget',
      SaveCall: 'SaveRequest',
      SaveFailure: 'SaveError',
      SaveInvitation: 'SignedOutSaveControls',
      SaveInvitationProps: 'SignedOutSaveControlsProps',
      SaveNames: 'SaveMetadata',
      SaveNews: 'SaveSyncMessage',
      SaveOutcome: 'SaveResult',
      SavePlace: 'SavedLocation',
      SaveStep: 'SaveTransition',
      SaveTabs: 'SaveChannel',
      Settled: 'SettledSave',
      UNSAVED: 'INITIAL_SAVE_STATE',
      WaitingEnd: 'QueuedSaveResult',
      WaitingEvent: 'QueuedSaveEvent',
      WaitingMessages: 'QueuedSaveMessages',
      WaitingSave: 'QueuedSave',
      WaitingStep: 'QueuedSaveTransition',
      alsoSavedMessages: 'alsoSavedListMessages',
      createLastPlace: 'createLastTarget',
      isAt: 'isSavedTo',
      namedTargetOf: 'toNamedTarget',
      nextCall: 'nextRequest',
      preloadPicker: 'preloadBoardPicker',
      sentToast: 'queueFlushedToast',
      stateOfWaiting: 'queuedSaveState',
      stepSave: 'transitionSave',
      stepWaiting: 'transitionQueuedSave',
      targetOf: 'toSaveTarget',
      waitingMessages: 'queuedSaveMessages',
      waitingToast: 'queuedToast',
    },
    '@pegboard/save-flow/bulk-edit': {
      BulkChoice: 'PinSelection',
      BulkOutcome: 'BulkResult',
      BulkPlace: 'BulkEditContext',
      Leaving: 'PendingRemoval',
      remaining: 'withoutPendingRemovals',
    },
    '@pegboard/save-flow/model': {
      SaveCall: 'SaveRequest',
      SavePlace: 'SavedLocation',
      SaveStep: 'SaveTransition',
      UNSAVED: 'INITIAL_SAVE_STATE',
      WaitingEnd: 'QueuedSaveResult',
      WaitingEvent: 'QueuedSaveEvent',
      WaitingSave: 'QueuedSave',
      WaitingStep: 'QueuedSaveTransition',
      isAt: 'isSavedTo',
      namedTargetOf: 'toNamedTarget',
      nextCall: 'nextRequest',
      sentToast: 'queueFlushedToast',
      stateOfWaiting: 'queuedSaveState',
      stepSave: 'transitionSave',
      stepWaiting: 'transitionQueuedSave',
      targetOf: 'toSaveTarget',
      waitingToast: 'queuedToast',
    },
    '@pegboard/types': {
      CHOSEN_EVENT_TYPES: 'EVENT_TYPE_BY_NAME',
      Keyed: 'EntityKeyFields',
      NORMALISED_KINDS: 'ENTITY_TYPES',
      NormalisedKind: 'EntityType',
      OLD_ANDROID_BELOW: 'MODERN_ANDROID_MIN_VERSION',
      htmlText: 'escapeHtml',
      isWord: 'equalsIgnoreCase',
      isolated: 'bidiIsolate',
      itemsOf: 'compact',
      kindKey: 'getEntityKey',
      offerOf: 'getOffer',
      plainLine: 'toSingleLine',
      productsOf: 'getProducts',
      recipeOf: 'getRecipe',
      takeGraphemes: 'truncateGraphemes',
    },
    '@pegboard/ui': {
      ButtonLook: 'ButtonStyleOptions',
      ButtonLookProps: 'ButtonAttributes',
      FieldTexts: 'FieldLabels',
      LazyParts: 'LazyModule',
      ModalCoverContext: 'ModalObserverContext',
      SearchPictureIcon: 'VisualSearchIcon',
      SourceChipLook: 'SourceChipVariant',
      StagedToast: 'ActiveToast',
      ToastEnd: 'ToastDismissReason',
      ToastHold: 'ToastPauseReason',
      ToastStage: 'ActiveToastState',
      buttonLook: 'buttonAttributes',
      chipLook: 'chipAttributes',
      formText: 'getFormText',
      iconButtonLook: 'iconButtonAttributes',
      lazyParts: 'lazyModule',
      trimmedFormText: 'getTrimmedFormText',
    },
    '@pegboard/unauth-visitor-state': {
      CLAIM_TRIES_MAX: 'CLAIM_ATTEMPTS_MAX',
      KeepOutcome: 'VisitorSaveResult',
      MergeOutcome: 'MergeSaveResult',
      MergeReport: 'MergeResult',
      QualitySigns: 'EngagementSignals',
      asksForPrivacy: 'hasPrivacySignal',
      claimed: 'claimPins',
      forgetVisitor: 'clearVisitorState',
      isOfQuality: 'isQualifiedVisitor',
      keepPin: 'addSavedPin',
      leavingVisitor: 'evaluateExitPrompt',
      mayKeepState: 'canPersistState',
      settledUpsell: 'resolveUpsell',
      visitedAt: 'recordVisit',
    },
    '@pegboard/unauth-visitor-state/model': {
      CLAIM_TRIES_MAX: 'CLAIM_ATTEMPTS_MAX',
      KeepOutcome: 'VisitorSaveResult',
      QualitySigns: 'EngagementSignals',
      asksForPrivacy: 'hasPrivacySignal',
      claimed: 'claimPins',
      isOfQuality: 'isQualifiedVisitor',
      keepPin: 'addSavedPin',
      leavingVisitor: 'evaluateExitPrompt',
      mayKeepState: 'canPersistState',
      settledUpsell: 'resolveUpsell',
      visitedAt: 'recordVisit',
    },
    '@pegboard/video': {
      NO_RECORDS: 'INITIAL_AUTOPLAY_RECORDS',
      PageVideo: 'RegisteredVideo',
      VideoPage: 'PlaybackCoordinator',
      VideoSeat: 'VideoRegistration',
      commonVideoPage: 'getDefaultCoordinator',
      createVideoPage: 'createPlaybackCoordinator',
      holdImpression: 'bufferImpression',
      isUnderWay: 'isPlayingOrBuffering',
      recordOf: 'getRecord',
      releaseImpressions: 'flushImpressions',
      stepPlayer: 'transitionPlayer',
      stepRecords: 'transitionRecords',
      triesNextSource: 'shouldTryNextSource',
    },
  },
  props: {
    '@pegboard/save-flow': {
      SignedOutSaveControls: {
        isKept: 'isSaved',
      },
    },
    '@pegboard/pin-card': {
      PinCard: {
        sourceLook: 'sourceChipVariant',
        hasStoredPin: 'hasVisitorSave',
      },
    },
    '@pegboard/pin-grid': {
      PinGrid: {
        keyOf: 'getKey',
        measure: 'getSize',
        colorOf: 'getColor',
        htmlOf: 'getHtml',
        memory: 'scrollStorage',
        rules: 'breakpoints',
      },
    },
    '@pegboard/ui': {
      SourceChip: {
        look: 'variant',
      },
    },
    '@pegboard/video': {
      Video: {
        page: 'coordinator',
      },
      VideoPreview: {
        page: 'coordinator',
      },
    },
    '@pegboard/closeup/reactions': {
      Reactions: {
        given: 'viewerReaction',
      },
    },
    '@pegboard/closeup/edit': {
      PinEditor: {
        problem: 'error',
      },
    },
    '@pegboard/business-dashboard/shared-tags': {
      SharedTagsPage: {
        given: 'received',
      },
    },
  },
  members: {
    '@pegboard/pin-card': {
      CardTarget: {
        way: 'openMode',
      },
      SaveContext: {
        hasStoredPin: 'hasVisitorSave',
      },
      PinCardProps: {
        sourceLook: 'sourceChipVariant',
        hasStoredPin: 'hasVisitorSave',
      },
    },
    '@pegboard/pin-grid': {
      PinGridProps: {
        keyOf: 'getKey',
        measure: 'getSize',
        colorOf: 'getColor',
        htmlOf: 'getHtml',
        memory: 'scrollStorage',
        rules: 'breakpoints',
      },
      MeasuredItems: {
        keyOf: 'getKey',
        measure: 'getSize',
      },
    },
    '@pegboard/resource-client': {
      Editor: {
        putFirst: 'prepend',
        putLast: 'append',
        takeOut: 'removeFrom',
      },
      Source: {
        view: 'getSnapshot',
        serverView: 'getServerSnapshot',
      },
      ResourceClient: {
        write: 'mutate',
        edit: 'update',
      },
      ResourceClientPorts: {
        shapes: 'schemas',
        keptMax: 'maxInactive',
      },
    },
    '@pegboard/save-flow': {
      SaveInvitationProps: {
        isKept: 'isSaved',
      },
      SaveTabs: {
        tell: 'post',
      },
      WaitingEvent: {
        wish: 'namedTarget',
      },
      WaitingSave: {
        wish: 'namedTarget',
      },
      WaitingStep: {
        waiting: 'queued',
      },
      BulkOutcome: {
        titleProblem: 'titleError',
      },
      SavePorts: {
        wait: 'sleep',
        tabs: 'channel',
      },
      SaveQueue: {
        of: 'get',
        wish: 'setTarget',
        drop: 'discard',
      },
      SaveQueuePorts: {
        onWake: 'onReconnect',
        inOneTab: 'withTabLock',
        wait: 'sleep',
      },
      SaveStore: {
        known: 'peek',
        learn: 'hydrate',
        tap: 'toggle',
        pick: 'saveTo',
        failPicker: 'reportPickerError',
        moved: 'movedCopies',
      },
    },
    '@pegboard/ui': {
      LazyParts: {
        part: 'component',
      },
      ToastStore: {
        hold: 'pause',
        release: 'resume',
        stage: 'getSnapshot',
      },
      SourceChipProps: {
        look: 'variant',
      },
    },
    '@pegboard/unauth-visitor-state': {
      VisitorStore: {
        isKept: 'isPersisted',
      },
    },
    '@pegboard/outbound': {
      Outbound: {
        near: 'prefetchCheck',
        opened: 'trackOpen',
        viewed: 'trackView',
        rightClicked: 'trackRightClick',
      },
      LinkClick: {
        isBeside: 'opensNewTab',
        stop: 'preventDefault',
        lead: 'redirect',
      },
      ClickFacts: {
        isBeside: 'opensNewTab',
      },
      ClickDecision: {
        opening: 'openMode',
      },
      CheckedDecision: {
        opening: 'openMode',
      },
    },
    '@pegboard/event-log': {
      EventLogPorts: {
        mayLog: 'canLog',
      },
      PageLogOptions: {
        mayLog: 'canLog',
      },
      Impressions: {
        comeBack: 'resume',
      },
    },
    '@pegboard/feedback': {
      RelationPorts: {
        tell: 'onChange',
        tellFailure: 'onError',
      },
      RelationStore: {
        wish: 'set',
        learn: 'hydrate',
      },
      FeedbackPorts: {
        tellFollow: 'onFollowChange',
        tellFailure: 'onError',
      },
      FeedbackStore: {
        words: 'getNotice',
        reported: 'markReported',
      },
      FeedbackEffect: {
        wish: 'request',
      },
    },
    '@pegboard/closeup': {
      ReactionsMessages: {
        given: 'reactionLabel',
      },
      CommentPorts: {
        tellFailure: 'onError',
      },
      ReactionsProps: {
        given: 'viewerReaction',
      },
      PinEditorProps: {
        problem: 'error',
      },
    },
    '@pegboard/video': {
      VideoPage: {
        join: 'register',
        hold: 'bufferImpression',
      },
      VideoSeat: {
        see: 'setVisibility',
        ask: 'setRequested',
        leave: 'unregister',
      },
      VideoProps: {
        page: 'coordinator',
      },
      VideoPreviewProps: {
        page: 'coordinator',
      },
    },
    '@pegboard/business-dashboard': {
      Actions: {
        said: 'status',
      },
      CallMessages: {
        asked: 'requestSent',
      },
      UploadMessages: {
        outcome: 'result',
      },
      SharedTagMessages: {
        asked: 'invitationSent',
        given: 'received',
        noneGiven: 'noneReceived',
      },
      BillingData: {
        purse: 'balance',
      },
      BulkRow: {
        given: 'values',
      },
      SharedTagsPageProps: {
        given: 'received',
      },
    },
  },
  literals: {
    '@pegboard/business-dashboard': {
      BillingProps: {
        said: 'status',
      },
      InvoicePageProps: {
        said: 'status',
      },
    },
    '@pegboard/feedback': {
      FeedbackEffect: {
        'tell-follow': 'notify-follow',
      },
      RelationEffect: {
        'tell-failed': 'notify-failed',
      },
      RelationEvent: {
        wished: 'requested',
        learned: 'loaded',
      },
      RelationState: {
        'at-rest': 'idle',
      },
    },
    '@pegboard/resource-client': {
      AtEnd: {
        'at-end': 'complete',
      },
      ResourceEvent: {
        'more-asked': 'more-requested',
        'refresh-asked': 'refresh-requested',
      },
      ResourceState: {
        'not-asked': 'idle',
      },
      WithData: {
        'at-end': 'complete',
      },
    },
    '@pegboard/save-flow': {
      SaveEffect: {
        'tell-saved': 'notify-saved',
        'tell-save-failed': 'notify-save-failed',
        'tell-deleted': 'notify-deleted',
        'tell-delete-failed': 'notify-delete-failed',
      },
      SaveEvent: {
        'place-picked': 'target-selected',
        'removal-asked': 'removal-requested',
        'put-off': 'queued',
        'place-learned': 'location-loaded',
      },
      WaitingEvent: {
        wished: 'target-changed',
        'call-began': 'request-started',
        'call-answered': 'request-succeeded',
        'call-refused': 'request-rejected',
      },
    },
    '@pegboard/unauth-visitor-state': {
      KeepOutcome: {
        kept: 'saved',
        unkept: 'not-stored',
      },
      VisitorStore: {
        kept: 'saved',
        unkept: 'not-stored',
      },
    },
  },
};
