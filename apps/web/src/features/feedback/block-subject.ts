import type { RelationshipSubject } from '@pegboard/feedback';

/** Returns a member as the subject of a block. */
export function toBlockSubject(person: { readonly id: string; readonly name: string }): RelationshipSubject {
  return { kind: 'block', ...person };
}
