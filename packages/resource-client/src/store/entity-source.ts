import type { Entity, Ref } from '../model/entity.ts';
import type { HandOver } from './hand-over.ts';
import type { Source } from './resource.ts';
import type { Rows } from './rows.ts';
import type { Views } from './views.ts';

/** One entity to look at. */
export function entitySource(
  ref: Ref,
  rows: Rows,
  views: Views,
  handOver: HandOver,
): Source<Entity | null | undefined> {
  let seen = views.entity(ref);
  const view = (): Entity | null | undefined => {
    seen = views.entity(ref);
    return seen.value as Entity | null | undefined;
  };
  const lookAgain = (onChange: () => void): void => {
    view();
    onChange();
  };
  return {
    view,
    serverView() {
      const told = handOver.entity(ref);
      return told ? told.value : view();
    },
    subscribe: (onChange) =>
      rows.watch(
        () => seen.rows,
        () => lookAgain(onChange),
      ),
  };
}
