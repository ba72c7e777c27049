import {
  BOARD_PIN_DESCRIPTION_MAX,
  collapseWhitespace,
  graphemeCount,
  GRID_TITLE_MAX,
  isWebLink,
} from '@pegboard/types';
import { z } from 'zod';

const textSchema = (max: number) =>
  z
    .string()
    .max(max * 30)
    .transform((text) => collapseWhitespace(text) || null)
    .refine((text) => text === null || graphemeCount(text) <= max, `Use ${max} characters or fewer.`);
const linkSchema = z
  .string()
  .trim()
  .max(2000)
  .refine((link) => link === '' || isWebLink(link), 'Start with https://, as in https://example.com.')
  .transform((link) => link || null);
/** The texts of a pin as PinResource accepts them; an empty text means none. */
export const pinTexts = {
  title: textSchema(GRID_TITLE_MAX).optional(),
  description: textSchema(BOARD_PIN_DESCRIPTION_MAX).optional(),
  alt_text: textSchema(BOARD_PIN_DESCRIPTION_MAX).optional(),
  link: linkSchema.optional(),
};
