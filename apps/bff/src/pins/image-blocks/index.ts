export {
  blockImage,
  imageUnblockedMail,
  listBlocks,
  unblockImage,
  type ListedBlock,
  type NewBlock,
} from './change-list.ts';
export { COPY_DISTANCE_MAX, CopyIndex } from './copy-index.ts';
export { findBlock, recordHit } from './find-block.ts';
