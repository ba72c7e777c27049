export { CropPicture, type CropPictureProps } from './crop-picture.tsx';
export { cropMessages, type CropMessages } from './crop-messages.ts';
export {
  CROP_MIN,
  cropOfText,
  cropText,
  FIRST_CROP,
  stepCrop,
  type Crop,
  type CropCorner,
  type CropEvent,
} from '../model/crop.ts';
