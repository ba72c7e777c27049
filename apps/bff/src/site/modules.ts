import { accountsModule } from '../people/accounts/index.ts';
import { checkRequirement, singleSignOnModule } from '../people/single-sign-on/index.ts';
import {
  businessSignOnModule,
  findDomainProvider,
  findOwnProvider,
  findProviderOfDomain,
  findRequiredProvider,
} from '../business/business-sign-on/index.ts';
import { appsModule } from '../people/apps/index.ts';
import { adMovesModule } from '../advertising/ad-moves/index.ts';
import { adsModule } from '../advertising/ads/index.ts';
import { assetGroupsModule } from '../business/asset-groups/index.ts';
import { attributionModule } from '../pins/attribution/index.ts';
import { mutesModule } from '../relationships/mutes/index.ts';
import { blocksModule } from '../relationships/blocks/index.ts';
import { boardsModule, countVisiblePins } from '../pins/boards/index.ts';
import { billingModule } from '../advertising/billing/index.ts';
import { boardLinksModule } from '../pins/board-links/index.ts';
import { duplicatesModule } from '../pins/duplicates/index.ts';
import { bulkEditModule } from '../pins/bulk-edit/index.ts';
import { businessStatsModule } from '../business/business-stats/index.ts';
import { businessModule } from '../business/business/index.ts';
import { catalogsModule } from '../business/catalogs/index.ts';
import { bulkUploadModule } from '../advertising/bulk-upload/index.ts';
import { campaignsModule, createAdEventCounter } from '../advertising/campaigns/index.ts';
import { captionsModule } from '../pins/captions/index.ts';
import { commentCounts, commentsModule } from '../pins/comments/index.ts';
import { conversationsModule } from '../messaging/conversations/index.ts';
import { conversionsModule } from '../advertising/conversions/index.ts';
import { countriesModule } from '../people/countries/index.ts';
import { emailChoicesModule } from '../people/email-choices/index.ts';
import { draftsModule } from '../pins/drafts/index.ts';
import { editorialModule } from '../discovery/editorial/index.ts';
import { embedsModule } from '../pins/embeds/index.ts';
import { linkPreviewsModule } from '../pins/link-previews/index.ts';
import { eventsModule } from '../engagement/events/index.ts';
import { experiencesModule } from '../engagement/experiences/index.ts';
import { exploreModule } from '../discovery/explore/index.ts';
import { feedbackModule } from '../safety/feedback/index.ts';
import { createHomeEventCounter, feedModule } from '../discovery/feed/index.ts';
import { acceptAllRequests, followsModule, followTopics } from '../relationships/follows/index.ts';
import { invitesModule, redeemInvite } from '../people/invites/index.ts';
import { notificationsModule } from '../messaging/notifications/index.ts';
import { memberExportsModule } from '../portability/member-exports/index.ts';
import { memberImportsModule } from '../portability/member-imports/index.ts';
import { newPinsModule } from '../pins/new-pins/index.ts';
import { linkChecksModule } from '../safety/link-checks/index.ts';
import { checkLink, offsiteModule } from '../safety/offsite/index.ts';
import { pinsModule } from '../pins/pins/index.ts';
import { reactionsModule } from '../pins/reactions/index.ts';
import { reportsModule } from '../safety/reports/index.ts';
import { shopModule } from '../discovery/shop/index.ts';
import { findProductPins, searchModule } from '../discovery/search/index.ts';
import { savesModule } from '../pins/saves/index.ts';
import { informationPagesModule } from '../discovery/information-pages/index.ts';
import { sitemapsModule } from '../discovery/sitemaps/index.ts';
import { tagSharesModule } from '../advertising/tag-shares/index.ts';
import { holdUpload, uploadedPicture, uploadsModule } from '../pins/uploads/index.ts';
import { videoUploadsModule } from '../pins/video-uploads/index.ts';
import { videoStudioModule } from '../business/video-studio/index.ts';
import { visualSearchModule } from '../discovery/visual-search/index.ts';
import { interestsModule } from '../people/interests/index.ts';
import { webFeedsModule } from '../discovery/web-feeds/index.ts';
import { LISTED_WEBHOOK_EVENTS, webhooksModule } from '../public-api/webhooks/index.ts';
import { v5Module } from '../public-api/v5/index.ts';
import { auditModule } from '../administration/audit/index.ts';
import { blockedImagesModule } from '../administration/images/index.ts';
import { teamJobsModule } from '../administration/jobs/index.ts';
import { teamStorageModule } from '../administration/storage/index.ts';
import { linkRulesModule } from '../administration/domains/index.ts';
import { wordRulesModule } from '../administration/words/index.ts';
import { overviewModule } from '../administration/overview/index.ts';
import { teamMembersModule } from '../administration/members/index.ts';
import { spamLimitsModule } from '../administration/spam-limits/index.ts';
import { teamSignUpsModule } from '../administration/sign-ups/index.ts';
import type { Module } from '../platform/http/module.ts';
import type { DeclaredCalls } from '../platform/http/openapi/describe-api.ts';
import { apiResources } from '../platform/http/plugins/api-resource.ts';
import { describeDeletion } from './account-deletion/describe-deletion.ts';
import type { Deps } from './deps.ts';

/**
 * Creates the modules of all domains, with the ports that connect a domain to one above it. Those that are given `current` read the
 * primary alone: access, money, the work of the team, and files that are being received or made (decision 102).
 */
export function createModules(deps: Deps): readonly Module[] {
  const current: Deps = { ...deps, db: deps.primary };
  return [
    accountsModule({
      ...current,
      countPins: (viewer, userId) => countVisiblePins(deps, viewer, userId),
      async findUploadedImage(tx, viewer, uploadId, field) {
        await holdUpload(tx, uploadId);
        return uploadedPicture(tx, viewer, uploadId, field);
      },
      acceptFollowRequests: (userId) => acceptAllRequests(deps.db, userId),
      redeemInvite: (tx, code) => redeemInvite(deps, tx, code),
      followTopics: (viewer, ids) => followTopics(deps.db, viewer, ids),
      describeDeletion,
      checkSignOnRequirement: (email, pending) =>
        checkRequirement(deps, (domain) => findRequiredProvider(deps, domain), email, pending),
    }),
    singleSignOnModule({
      ...current,
      redeemInvite: (tx, code) => redeemInvite(deps, tx, code),
      findProviderOfDomain: (domain) => findProviderOfDomain(deps, domain),
      findDomainProvider: (key) => findDomainProvider(deps, key),
      findOwnProvider: (viewer, key) => findOwnProvider(deps, viewer, key),
    }),
    businessSignOnModule(current),
    appsModule(current),
    interestsModule(deps),
    adMovesModule(deps),
    adsModule(deps),
    assetGroupsModule(deps),
    attributionModule(deps),
    boardLinksModule(current),
    boardsModule(deps),
    billingModule(current),
    bulkEditModule(deps),
    duplicatesModule(deps),
    businessModule(deps),
    catalogsModule(deps),
    campaignsModule(deps),
    bulkUploadModule(deps),
    businessStatsModule(deps),
    captionsModule(deps),
    commentsModule(deps),
    conversationsModule(deps),
    conversionsModule(deps),
    countriesModule(),
    emailChoicesModule(deps),
    editorialModule(deps),
    embedsModule(deps),
    linkPreviewsModule(deps),
    eventsModule({
      ...deps,
      countAdEvents: createAdEventCounter(deps),
      countHomeEvents: createHomeEventCounter(deps),
    }),
    experiencesModule(deps),
    exploreModule(deps),
    invitesModule(deps),
    notificationsModule(deps),
    linkChecksModule(deps),
    offsiteModule(deps),
    pinsModule({
      ...deps,
      countComments: (viewer, pins) => commentCounts(deps.db, viewer, pins),
      checkLink,
    }),
    reactionsModule(deps),
    reportsModule(current),
    savesModule(deps),
    feedModule(deps),
    searchModule(deps),
    shopModule({
      ...deps,
      searchProducts: (viewer, query, limit) => findProductPins(deps, viewer, query, limit),
    }),
    informationPagesModule(deps),
    sitemapsModule(deps),
    webFeedsModule(deps),
    videoStudioModule(deps),
    visualSearchModule(deps),
    feedbackModule(deps),
    followsModule(deps),
    blocksModule(deps),
    mutesModule(deps),
    memberExportsModule(current),
    memberImportsModule(current),
    tagSharesModule(deps),
    uploadsModule(current),
    videoUploadsModule(current),
    newPinsModule(deps),
    draftsModule({ ...deps, checkLink }),
    v5Module({ ...deps, checkLink }, LISTED_WEBHOOK_EVENTS),
    webhooksModule(current),
    teamMembersModule(current),
    teamSignUpsModule(current),
    spamLimitsModule(current),
    auditModule(current),
    teamJobsModule(current),
    teamStorageModule(current),
    blockedImagesModule(current),
    linkRulesModule(current),
    wordRulesModule(current),
    overviewModule(current),
  ];
}

/** Returns every REST resource and route that the modules declare. */
export function collectOperations(modules: readonly Module[]): DeclaredCalls {
  const v3Routes = modules.flatMap((module) => module.v3Routes ?? []);
  const resources = modules.flatMap((module) => module.resources ?? []);
  const operations = modules.flatMap((module) => module.operations ?? []);
  return { resources: [...resources, ...apiResources(v3Routes)], v3Routes, operations };
}
