import type { RelationshipSubject } from '@pegboard/feedback';

/** A person as somebody to be blocked. */
export function blockOf(person: { readonly id: string; readonly name: string }): RelationshipSubject {
  return { kind: 'block', ...person };
}
