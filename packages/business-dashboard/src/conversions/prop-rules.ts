import { dateProp } from '../layout/prop-rules.ts';
import { itemsProp, nullableProp, numberProp, textProp, type PropRule } from '@pegboard/ui';

/** The rules of the fields of `UploadData`. */
export const UPLOAD_FIELDS: Readonly<Record<string, PropRule>> = {
  id: textProp,
  file_name: textProp,
  lines: numberProp,
  lines_come: numberProp,
  taken: numberProp,
  known: numberProp,
  refused: numberProp,
  pieces: numberProp,
  created_at: dateProp,
};

/** The rules of the fields of `TagData`. */
export const TAG_FIELDS: Readonly<Record<string, PropRule>> = {
  id: textProp,
  name: textProp,
  last_event_at: nullableProp(textProp),
  events_of_day: numberProp,
};

const eventCountsProp = itemsProp({ name: textProp, source: textProp, events: numberProp });

/** The rules of the fields of `TagEventsData`. */
export const TAG_EVENTS_FIELDS: Readonly<Record<string, PropRule>> = {
  last_event_at: nullableProp(textProp),
  day: eventCountsProp,
  week: eventCountsProp,
  newest: itemsProp({
    event_id: textProp,
    name: textProp,
    source: textProp,
    value_micro: nullableProp(numberProp),
    currency: nullableProp(textProp),
    received_at: textProp,
  }),
};
