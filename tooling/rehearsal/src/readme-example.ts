/** Returns the first example of a README, unchanged; throws if there is none. */
export function readmeExample(readme: string): string {
  const [, example] = /^```tsx\n([\s\S]*?)^```/m.exec(readme) ?? [];
  if (example === undefined) throw new Error('The README has no example to try.');
  return example;
}
