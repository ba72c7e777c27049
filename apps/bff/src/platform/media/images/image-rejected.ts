import { AppError } from '../../errors/errors.ts';
import { FIELD_PROBLEMS } from '../../errors/field-errors.ts';
import { IMAGE_REFUSALS, type RejectedImage } from './process-image.ts';

/** Returns the error that reports the rejection of an image, by the option that contains it if it is broken. */
export function imageRejected({ code, type }: RejectedImage, field: string): AppError {
  const reported = IMAGE_REFUSALS[code];
  const message =
    type === undefined ? reported === 'image_invalid' && FIELD_PROBLEMS.image_invalid : FIELD_PROBLEMS[type];
  return new AppError(reported, message ? { fields: { [field]: message } } : {});
}
