import type { RelationshipSubject } from '@pegboard/feedback';

/** A person as someone to be blocked. */
export function toBlockSubject(person: { readonly id: string; readonly name: string }): RelationshipSubject {
  return { kind: 'block', ...person };
}
