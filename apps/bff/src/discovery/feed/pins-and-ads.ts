import { sql } from 'drizzle-orm';
import { selectPins, type PinView } from '../../pins/pins/index.ts';
import { viewerStatement } from '../../platform/database/statement.ts';
import { canonicalPin } from './canonical-pin.ts';
import { isWanted, mutedSourcesCte } from './feed-filter.ts';

/**
 * Defines the statement that reads the pins of a page, and the pins of the contents of `ads` that are listed
 * for the viewer and not excluded.
 */
export const pinsAndAds = viewerStatement<PinView>(
  'pins of a page and its ads',
  (viewer, value) => sql`with ${mutedSourcesCte(viewer)} offered as (
      select id, creator_id, interest_id, promoter_id from contents where id = any(${value('ads')}::bigint[])
    ) ${selectPins} and pins.id = any(${value('ids')}::bigint[] || array(
      select canonical.id
      from offered contents, lateral (${canonicalPin(viewer, sql`contents.id`)}) canonical
      where ${isWanted(viewer)}
    ))`,
  { reusesPlan: true },
);
