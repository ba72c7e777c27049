export { productTagMessages, type ProductTagMessages } from './messages.ts';
export { ProductTagDialog, type ProductTagDialogProps } from './product-tag-dialog.tsx';
export type { ImageTag, TagPlace } from './model/tag-list.ts';
export type { ProductPorts, TaggableProduct } from './tag-ports.ts';
export type { TaggedImage } from './tag-stage.tsx';
