import {
  accountChangedMail,
  accountClosedMail,
  accountSuspendedMail,
  verifyEmailMail,
  passwordResetMail,
  newDeviceMail,
  purgeLoginRecords,
  purgePasskeyChallenges,
  purgePasswordResets,
  purgeSessions,
  purgeSignUpRequests,
  signUpApprovedMail,
} from '../people/accounts/index.ts';
import { measureStorageJob } from '../administration/storage/index.ts';
import { measuredPlaces } from './measured-places.ts';
import { timeOfBackup } from './operations/backup-name.ts';
import { purgeAuditLog } from '../people/audit-log/index.ts';
import { purgeAppGrants } from '../people/apps/index.ts';
import { closeBillingDays, issueInvoices, settleCharges } from '../advertising/billing/index.ts';
import { purgePinMerges } from '../pins/duplicates/index.ts';
import { purgeBulkMoves } from '../pins/bulk-edit/index.ts';
import { purgeGuestImages } from '../pins/board-links/index.ts';
import { purgeBoards, purgeInviteCodes, recountBoards } from '../pins/boards/index.ts';
import { businessCallMail, businessInviteMail } from '../business/business/index.ts';
import {
  businessDigestMail,
  deliverBusinessDigest,
  queueBusinessDigests,
} from '../business/business-digest/index.ts';
import { purgeStats, rollUpStats } from '../business/business-stats/index.ts';
import { applyRun, fetchDueCatalogs, purgeCatalogRuns, readRun } from '../business/catalogs/index.ts';
import { endExpiredCampaigns } from '../advertising/campaigns/index.ts';
import { recountComments } from '../pins/comments/index.ts';
import { purgeBulkUploads } from '../advertising/bulk-upload/index.ts';
import { purgeConversions } from '../advertising/conversions/index.ts';
import { maintainEventPartitions } from '../engagement/events/index.ts';
import { countSavesJob } from '../discovery/explore/index.ts';
import {
  rebalanceSearch,
  refreshSearchQuality,
  refreshSuggestedSearches,
} from '../discovery/search/index.ts';
import { reassignTopicless } from '../discovery/topic-assignment/index.ts';
import { learnHomeWeightsJob, purgeHomeRecords } from '../discovery/feed/index.ts';
import { purgeGraphChanges } from '../discovery/graph/index.ts';
import { purgeMutes } from '../relationships/follows/index.ts';
import { purgeExpiredMutes, unmutedBoardInviteMail } from '../relationships/mutes/index.ts';
import {
  purgeImageFiles,
  removeImageFiles,
  sweepFiles,
  backfillCopyHashes,
  backfillImageDescriptors,
  fillImageSketches,
} from '../platform/media/images/index.ts';
import { eraseAccount, eraseDueAccounts } from './account-deletion/erase-account.ts';
import type { Deps } from './deps.ts';
import { DELIVERY_JOBS } from './events.ts';
import type { AnyJob } from '../platform/jobs/index.ts';
import { imageUnblockedMail } from '../pins/image-blocks/index.ts';
import {
  deliverNotifications,
  digestMail,
  notificationMail,
  purgeNotifications,
  pushNotifications,
  queueDigests,
} from '../messaging/notifications/index.ts';
import { exportData, exportReadyMail, purgeExports } from '../portability/member-exports/index.ts';
import { importData, purgeImports, readImport, undoImportData } from '../portability/member-imports/index.ts';
import { purgeOwnWrites } from '../platform/database/replicas/purge-own-writes.ts';
import { purgeRateLimits } from '../platform/rate-limits/index.ts';
import { checkLinks } from '../safety/link-checks/index.ts';
import { checkLink, purgeOffsiteRedirects } from '../safety/offsite/index.ts';
import { sendMailJob, type AnyMailKind } from '../platform/mail/index.ts';
import { recountReactions } from '../pins/reactions/index.ts';
import {
  appealAnswerMail,
  decisionMail,
  decisionWithdrawnMail,
  heldPublishedMail,
  purgeCopyrightNotices,
  reapplyTakedowns,
} from '../safety/reports/index.ts';
import { purgeIdempotencyKeys } from '../people/idempotency/index.ts';
import { publishScheduledJob, purgeDrafts, queueDueDrafts } from '../pins/drafts/index.ts';
import { purgeLinkPreviews, purgePreviewFile } from '../pins/link-previews/index.ts';
import {
  removeUnpinned,
  renamePictures,
  sweepPictures,
  withholdRemoved,
} from '../pins/image-lifecycle/index.ts';
import { endpointDisabledMail, purgeWebhookDeliveries, sendWebhooks } from '../public-api/webhooks/index.ts';
import { processUpload, purgeUploads } from '../pins/uploads/index.ts';
import { changeCover, changePinCover, processVideo, purgeVideoUploads } from '../pins/video-uploads/index.ts';

/** All kinds of emails of the site. */
const ALL_MAILS: readonly AnyMailKind<Deps>[] = [
  passwordResetMail,
  verifyEmailMail,
  accountChangedMail,
  accountClosedMail,
  accountSuspendedMail,
  signUpApprovedMail,
  decisionMail,
  decisionWithdrawnMail,
  heldPublishedMail,
  appealAnswerMail,
  imageUnblockedMail,
  newDeviceMail,
  exportReadyMail,
  businessInviteMail,
  businessCallMail,
  unmutedBoardInviteMail,
  notificationMail,
  digestMail,
  businessDigestMail,
  endpointDisabledMail,
];

/** The job that sends them. */
export const sendMail = sendMailJob(ALL_MAILS);

/** The job that publishes scheduled pins. */
export const publishScheduled = publishScheduledJob({ checkLink });

/** The job that measures the storage. */
export const measureStorage = measureStorageJob<Deps>({ placesOf: measuredPlaces, timeOfBackup });

/** All jobs of the site, run by each process that runs jobs. */
export const ALL_JOBS: readonly AnyJob<Deps>[] = [
  sendMail,
  ...DELIVERY_JOBS,
  eraseDueAccounts,
  eraseAccount,
  purgeSessions,
  purgePasswordResets,
  purgePasskeyChallenges,
  purgeLoginRecords,
  purgeCopyrightNotices,
  purgeAppGrants,
  sendWebhooks,
  purgeWebhookDeliveries,
  purgeAuditLog,
  measureStorage,
  purgeSignUpRequests,
  purgeIdempotencyKeys,
  maintainEventPartitions,
  rollUpStats,
  purgeStats,
  endExpiredCampaigns,
  purgeConversions,
  purgeBulkUploads,
  countSavesJob,
  rebalanceSearch,
  refreshSearchQuality,
  refreshSuggestedSearches,
  reassignTopicless,
  closeBillingDays,
  settleCharges,
  issueInvoices,
  purgeInviteCodes,
  purgeGuestImages,
  purgeMutes,
  purgeExpiredMutes,
  purgeNotifications,
  deliverNotifications,
  pushNotifications,
  queueDigests,
  queueBusinessDigests,
  deliverBusinessDigest,
  purgeOwnWrites,
  purgeRateLimits,
  purgeGraphChanges,
  learnHomeWeightsJob,
  purgeHomeRecords,
  purgeBoards,
  purgeBulkMoves,
  purgePinMerges,
  recountBoards,
  recountComments,
  recountReactions,
  reapplyTakedowns,
  purgeOffsiteRedirects,
  checkLinks,
  publishScheduled,
  queueDueDrafts,
  purgeDrafts,
  processUpload,
  purgeUploads,
  processVideo,
  changeCover,
  changePinCover,
  purgeVideoUploads,
  exportData,
  purgeExports,
  readImport,
  importData,
  undoImportData,
  purgeImports,
  purgeLinkPreviews,
  removeUnpinned,
  withholdRemoved,
  sweepPictures,
  removeImageFiles,
  purgeImageFiles,
  purgePreviewFile,
  renamePictures,
  sweepFiles,
  backfillImageDescriptors,
  fillImageSketches,
  backfillCopyHashes,
  readRun,
  applyRun,
  fetchDueCatalogs,
  purgeCatalogRuns,
];
