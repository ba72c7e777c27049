import type { Deps } from './deps.ts';
import type { Module } from '../../platform/http/module.ts';
import { appealResources } from './appeal-resources.ts';
import { noticeResources } from './notice-resources.ts';
import { moderationResources } from './moderation-resources.ts';
import { reportResources } from './resources.ts';
import { reportResolvers } from './resolvers.ts';

export { appealAnswerMail } from './appeal-answer-mail.ts';
export { decisionWithdrawnMail } from './decision-withdrawn-mail.ts';
export { heldPublishedMail } from './held-published-mail.ts';
export { decisionMail } from './decision-mail.ts';
export { purgeCopyrightNotices } from './copyright-notices.ts';
export { appeals, copyrightNotices, reports } from './tables.ts';
export { wordSubscriber } from './report-words.ts';
export { reapplyTakedowns } from './reapply-takedowns.ts';

/** Reports of pins, comments, members and boards, and moderators' decisions (FB-04). */
export function reportsModule(deps: Deps): Module {
  return {
    resources: [
      ...reportResources(deps),
      ...moderationResources(deps),
      ...appealResources(deps),
      ...noticeResources(deps),
    ],
    resolvers: reportResolvers(deps),
  };
}
