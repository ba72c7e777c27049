export {
  isMoveStopped,
  isOpenMove,
  MOVE_CHECKS,
  MOVE_STATES,
  MOVE_STEPS,
  moveChecks,
  stepMove,
  type MoveCheck,
  type MovedState,
  type MoveFacts,
  type MoveState,
  type MoveStep,
} from './ad-move.ts';
export {
  ASSET_KINDS,
  reachesAllAssets,
  reachesAsset,
  type AssetKind,
  type AssetPlace,
} from './asset-reach.ts';
export { BUSINESS_CATEGORIES, type BusinessCategory } from './categories.ts';
export {
  BUSINESS_AREAS,
  BUSINESS_KINDS,
  BUSINESS_ROLES,
  mayInBusiness,
  rightsOf,
  ROLE_TABLE,
  rolesGivenBy,
  type BusinessArea,
  type BusinessKind,
  type BusinessRight,
  type BusinessRole,
} from './rights.ts';
export {
  levelOf,
  moveProblem,
  nodesBelow,
  TREE_DEPTH_MAX,
  treeInOrder,
  type MoveProblem,
  type PlacedNode,
  type TreeNode,
} from './tree.ts';
export {
  CAME_STATES,
  INTEGRATIONS,
  type CameBy,
  type Integration,
  type IntegrationKey,
  type IntegrationWay,
} from './integrations.ts';
export { LOG_ACTIONS, LOG_FIELDS, type LogAction, type LogChange } from './log-actions.ts';
export { createCellReader, LINE_CHARS_MAX, type CellLine, type Delimiter } from './read-cells.ts';
export { EVENT_NAMES, EVENT_SOURCES, type EventName, type EventSource } from './event-names.ts';
export { isTaxId, plainTaxId, TAX_COUNTRIES, TAX_IDS, type TaxCountry, type TaxIdRule } from './tax-ids.ts';
export {
  BULK_ACTIONS,
  BULK_COLUMNS,
  BULK_TYPES,
  bulkColumnOf,
  bulkTemplate,
  type BulkAction,
  type BulkColumn,
  type BulkType,
  type BulkValue,
} from './bulk-columns.ts';
export {
  BULK_NONE,
  readBulkRow,
  type BulkFinding,
  type BulkGiven,
  type BulkRow,
  type ReadBulkRow,
} from './bulk-rows.ts';
