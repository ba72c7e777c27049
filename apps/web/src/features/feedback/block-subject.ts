import type { RelationSubject } from '@pegboard/feedback';

/** A person as somebody to be blocked. */
export function blockOf(person: { readonly id: string; readonly name: string }): RelationSubject {
  return { kind: 'block', ...person };
}
