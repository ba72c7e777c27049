export { liftLimit } from './lift-limit.ts';
export { listLimits } from './list-limits.ts';
export { SPAM_RULES, type SpamRule } from './rules.ts';
export { spamSubscriber } from './subscriber.ts';
export { spamLimits } from './tables.ts';
