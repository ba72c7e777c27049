import {
  accountChangedMail,
  verifyEmailMail,
  passwordResetMail,
  purgePasskeyChallenges,
  purgePasswordResets,
  purgeSessions,
} from './accounts/index.ts';
import { closeAdDays, issueInvoices, settleCharges } from './billing/index.ts';
import { boardInviteMail, purgeBoards, recountBoards } from './boards/index.ts';
import { businessCallMail, businessInviteMail } from './business/index.ts';
import { purgeStats, rollUpStats } from './business-stats/index.ts';
import { applyRun, fetchDueCatalogs, purgeCatalogRuns, readRun } from './catalogs/index.ts';
import { tendCampaigns } from './campaigns/index.ts';
import { recountComments } from './comments/index.ts';
import { purgeBulkUploads } from './bulk-upload/index.ts';
import { purgeConversions } from './conversions/index.ts';
import { tendEvents } from './events/index.ts';
import { countSavesJob } from './explore/index.ts';
import { purgeMutes } from './follows/index.ts';
import { purgeInviteCodes } from './invites/index.ts';
import { removeImageFiles, renamePictures, sweepFiles, tellLooks } from './images/index.ts';
import type { AnyJob } from './jobs/index.ts';
import { purgeNews } from './notifications/index.ts';
import { purgeRateLimits } from './limits/index.ts';
import { purgeOffsiteRedirects } from './offsite/index.ts';
import { sendMailJob, type AnyMailKind } from './mail/index.ts';
import { recountReactions } from './reactions/index.ts';
import { keepRemoved } from './reports/index.ts';
import { purgeIdempotencyKeys } from './saves/index.ts';
import { removeUnpinned, sweepPictures } from './unused-pictures/index.ts';
import { processUpload, purgeUploads } from './uploads/index.ts';

/** Every kind of mail that the site sends. */
const ALL_MAILS: readonly AnyMailKind[] = [
  passwordResetMail,
  verifyEmailMail,
  accountChangedMail,
  businessInviteMail,
  businessCallMail,
  boardInviteMail,
];

/** The job that sends them. */
export const sendMail = sendMailJob(ALL_MAILS);

/** Every job of the site: what a process that runs jobs runs. */
export const ALL_JOBS: readonly AnyJob[] = [
  sendMail,
  purgeSessions,
  purgePasswordResets,
  purgePasskeyChallenges,
  purgeIdempotencyKeys,
  tendEvents,
  rollUpStats,
  purgeStats,
  tendCampaigns,
  purgeConversions,
  purgeBulkUploads,
  countSavesJob,
  closeAdDays,
  settleCharges,
  issueInvoices,
  purgeInviteCodes,
  purgeMutes,
  purgeNews,
  purgeRateLimits,
  purgeBoards,
  recountBoards,
  recountComments,
  recountReactions,
  keepRemoved,
  purgeOffsiteRedirects,
  processUpload,
  purgeUploads,
  removeUnpinned,
  sweepPictures,
  removeImageFiles,
  renamePictures,
  sweepFiles,
  tellLooks,
  readRun,
  applyRun,
  fetchDueCatalogs,
  purgeCatalogRuns,
];
