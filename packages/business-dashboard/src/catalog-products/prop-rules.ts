import { currencyProp } from '../layout/prop-rules.ts';
import { nullableProp, numberProp, textProp, type PropRule } from '@pegboard/ui';

/** The rules of the fields of `CatalogProduct`. */
export const CATALOG_PRODUCT_FIELDS: Readonly<Record<string, PropRule>> = {
  id: textProp,
  title: textProp,
  description: nullableProp(textProp),
  link: textProp,
  image_link: nullableProp(textProp),
  image: nullableProp(textProp),
  price: numberProp,
  sale_price: nullableProp(numberProp),
  currency: currencyProp,
  availability: textProp,
  brand: nullableProp(textProp),
  product_type: nullableProp(textProp),
  item_group_id: nullableProp(textProp),
  custom_label_0: nullableProp(textProp),
  state: textProp,
  pin_id: nullableProp(textProp),
};
