export {
  addPushDevice,
  findPushDevice,
  listPushDevices,
  removePushDevice,
  removeReplaced,
  type PushDevice,
} from './push-devices.ts';
export { findPushKeys } from './push-keys.ts';
export type { PushMessage } from './push-message.ts';
export { pushSubscriptionSchema } from './rules.ts';
export { sendPush } from './send-push.ts';
