export {
  freezeWire,
  readExchanges,
  readWire,
  wireVersions,
  type Exchange,
  type WirePart,
} from './fixtures.ts';
export { findShapeChanges } from './shape-changes.ts';
