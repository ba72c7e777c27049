export { CropPicture, type CropPictureProps } from './crop-picture.tsx';
export { cropMessages, type CropMessages } from './crop-messages.ts';
export {
  CROP_MIN,
  parseCrop,
  formatCrop,
  INITIAL_CROP,
  transitionCrop,
  type Crop,
  type CropCorner,
  type CropEvent,
} from '../model/crop.ts';
