/** Returns the next steps for a new package. */
export const nextSteps = (name: string, paths: readonly string[]): string => `\
Made @pegboard/${name}: ${paths.length} files in packages/${name} and .changeset.

Next:
  pnpm install
  pnpm --filter @pegboard/${name} typecheck
  pnpm --filter @pegboard/${name} test
  pnpm workshop                          (its stories, to look at)
  pnpm test:unit --project stories       (as tests; keeps their first pictures in apps/workshop/pictures)

It shows pins by their titles until you make it yours: start with a rule and its test in
packages/${name}/src/model, then the component, its states in the stories, and the README.
Give it a size budget in tooling/config/size-budgets.ts.
An app uses it with "@pegboard/${name}": "workspace:*" among its dependencies.
`;
