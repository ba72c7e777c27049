export { ProductTags, type ProductTagsProps } from './product-tags.tsx';
export { productTagsMessages, type ProductTagsMessages } from './product-tags-messages.ts';
