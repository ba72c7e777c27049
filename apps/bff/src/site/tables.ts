import * as adMoves from '../advertising/ad-moves/tables.ts';
import * as ads from '../advertising/ads/tables.ts';
import * as billing from '../advertising/billing/tables.ts';
import * as bulkUpload from '../advertising/bulk-upload/tables.ts';
import * as campaigns from '../business/ad-accounts/tables.ts';
import * as conversions from '../advertising/conversions/tables.ts';
import * as tagShares from '../advertising/tag-shares/tables.ts';
import * as assetGroups from '../business/asset-groups/tables.ts';
import * as businessDigest from '../business/business-digest/tables.ts';
import * as businessStats from '../business/business-stats/tables.ts';
import * as businessSignOn from '../business/business-sign-on/tables.ts';
import * as business from '../business/business/tables.ts';
import * as catalogs from '../business/catalog-records/tables.ts';
import * as editorial from '../discovery/editorial/tables.ts';
import * as explore from '../discovery/explore/tables.ts';
import * as feed from '../discovery/feed/tables.ts';
import * as search from '../discovery/search/tables.ts';
import * as shop from '../discovery/shop/tables.ts';
import * as searchIndex from '../discovery/search/index/tables.ts';
import * as topicAssignment from '../discovery/topic-assignment/tables.ts';
import * as graph from '../discovery/graph/tables.ts';
import * as events from '../engagement/events/tables.ts';
import * as experiences from '../engagement/experiences/tables.ts';
import * as conversations from '../messaging/conversations/tables.ts';
import * as notifications from '../messaging/notifications/tables.ts';
import * as accounts from '../people/accounts/tables.ts';
import * as emailChoices from '../people/email-choices/tables.ts';
import * as notificationChoices from '../people/notification-choices/tables.ts';
import * as push from '../messaging/push/tables.ts';
import * as interests from '../people/interests/tables.ts';
import * as wordRules from '../people/word-rules/tables.ts';
import * as storage from '../administration/storage/tables.ts';
import * as auditLog from '../people/audit-log/tables.ts';
import * as invites from '../people/invites/tables.ts';
import * as siteSettings from '../people/site-settings/tables.ts';
import * as boards from '../pins/board-access/tables.ts';
import * as duplicates from '../pins/duplicates/tables.ts';
import * as bulkEdit from '../pins/bulk-edit/tables.ts';
import * as captions from '../pins/captions/tables.ts';
import * as comments from '../pins/comments/tables.ts';
import * as drafts from '../pins/drafts/tables.ts';
import * as imageBlocks from '../pins/image-blocks/tables.ts';
import * as pins from '../pins/pin-access/tables.ts';
import * as reactions from '../pins/reactions/tables.ts';
import * as saves from '../people/idempotency/tables.ts';
import * as uploads from '../pins/uploads/tables.ts';
import * as videoUploads from '../pins/video-uploads/tables.ts';
import * as memberImports from '../portability/member-imports/tables.ts';
import * as linkPreviews from '../pins/link-previews/tables.ts';
import * as memberExports from '../portability/member-exports/tables.ts';
import * as domainEvents from '../platform/domain-events/tables.ts';
import * as images from '../platform/media/images/tables.ts';
import * as ownWrites from '../platform/database/replicas/tables.ts';
import * as rateLimits from '../platform/rate-limits/tables.ts';
import * as follows from '../relationships/follows/tables.ts';
import * as mutes from '../relationships/mutes/tables.ts';
import * as webhooks from '../public-api/webhooks/tables.ts';
import * as feedback from '../safety/feedback/tables.ts';
import * as linkChecks from '../safety/link-checks/tables.ts';
import * as offsite from '../safety/offsite/tables.ts';
import * as reports from '../safety/reports/tables.ts';
import * as spam from '../safety/spam/tables.ts';

/** All tables of the site, by the names of their constants. */
export const tables = {
  ...adMoves,
  ...ads,
  ...billing,
  ...bulkUpload,
  ...campaigns,
  ...conversions,
  ...tagShares,
  ...assetGroups,
  ...businessDigest,
  ...businessStats,
  ...business,
  ...businessSignOn,
  ...catalogs,
  ...editorial,
  ...explore,
  ...feed,
  ...search,
  ...searchIndex,
  ...topicAssignment,
  ...shop,
  ...graph,
  ...events,
  ...experiences,
  ...conversations,
  ...notifications,
  ...accounts,
  ...wordRules,
  ...storage,
  ...auditLog,
  ...emailChoices,
  ...notificationChoices,
  ...push,
  ...interests,
  ...invites,
  ...siteSettings,
  ...boards,
  ...bulkEdit,
  ...duplicates,
  ...captions,
  ...comments,
  ...drafts,
  ...imageBlocks,
  ...pins,
  ...reactions,
  ...saves,
  ...uploads,
  ...videoUploads,
  ...linkPreviews,
  ...memberExports,
  ...memberImports,
  ...domainEvents,
  ...images,
  ...ownWrites,
  ...rateLimits,
  ...follows,
  ...mutes,
  ...feedback,
  ...linkChecks,
  ...offsite,
  ...reports,
  ...spam,
  ...webhooks,
};
