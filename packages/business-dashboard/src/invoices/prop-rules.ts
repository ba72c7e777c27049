import { currencyProp, dateProp } from '../layout/prop-rules.ts';
import { nullableProp, numberProp, textProp, type PropRule } from '@pegboard/ui';

/** The rules of the fields of `InvoiceData`. */
export const INVOICE_FIELDS: Readonly<Record<string, PropRule>> = {
  id: textProp,
  number: textProp,
  kind: textProp,
  state: nullableProp(textProp),
  account_name: textProp,
  month: { ...dateProp, instead: () => '1970-01' },
  currency: currencyProp,
  amount_micro: numberProp,
  credit_micro: numberProp,
  funds_micro: numberProp,
  rounded_micro: numberProp,
  due_micro: numberProp,
  issued_on: dateProp,
  due_on: dateProp,
  other_number: nullableProp(textProp),
  note: nullableProp(textProp),
};
