export {
  isTransferBlocked,
  isOpenMove,
  MOVE_CHECKS,
  MOVE_STATES,
  MOVE_STEPS,
  moveChecks,
  transitionMove,
  type MoveCheck,
  type ReachedMoveState,
  type MoveFacts,
  type MoveState,
  type MoveStep,
} from './ad-move.ts';
export {
  ASSET_KINDS,
  canAccessAllAssets,
  canAccessAsset,
  type AssetKind,
  type AssetMembership,
} from './asset-access.ts';
export { businessOfPath, businessPath } from './business-address.ts';
export { BUSINESS_CATEGORIES, type BusinessCategory } from './categories.ts';
export {
  BUSINESS_AREAS,
  BUSINESS_KINDS,
  BUSINESS_ROLES,
  hasPermission,
  getPermissions,
  ROLE_TABLE,
  getAssignableRoles,
  type BusinessArea,
  type BusinessKind,
  type BusinessPermission,
  type BusinessRole,
} from './permissions.ts';
export { compareCounts, type CountChange } from '../dashboard/model/change.ts';
export {
  getDepth,
  validateMove,
  getDescendants,
  TREE_DEPTH_MAX,
  flattenTree,
  type MoveError,
  type NodeWithDepth,
  type TreeNode,
} from './tree.ts';
export {
  DELIVERY_STATES,
  INTEGRATIONS,
  type LastDelivery,
  type Integration,
  type IntegrationKey,
  type IntegrationChannel,
} from './integrations.ts';
export { LOG_ACTIONS, LOG_FIELDS, type LogAction, type LogChange } from './log-actions.ts';
export { createCellReader, LINE_CHARS_MAX, type CellLine, type Delimiter } from './read-cells.ts';
export { EVENT_NAMES, EVENT_SOURCES, type EventName, type EventSource } from './event-names.ts';
export {
  isTaxId,
  normalizeTaxId,
  TAX_COUNTRIES,
  TAX_IDS,
  type TaxCountry,
  type TaxIdRule,
} from './tax-ids.ts';
export {
  BULK_ACTIONS,
  BULK_COLUMNS,
  BULK_TYPES,
  getBulkColumn,
  bulkTemplate,
  type BulkAction,
  type BulkColumn,
  type BulkType,
  type BulkValue,
} from './bulk-columns.ts';
export {
  BULK_NONE,
  parseBulkRow,
  type BulkIssue,
  type BulkValueEntry,
  type BulkRow,
  type BulkRowResult,
} from './bulk-rows.ts';
