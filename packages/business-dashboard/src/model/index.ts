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
export { INTEGRATIONS, type Integration, type IntegrationKey } from './integrations.ts';
