import type { RuleTester } from 'oxlint/plugins-dev';

// oxlint exports these types only through its rule tester.
type Rule = Exclude<Parameters<RuleTester['run']>[1], { createOnce: unknown }>;
type SourceCode = Parameters<Rule['create']>[0]['sourceCode'];
type Node = Parameters<SourceCode['getScope']>[0];
type Scope = ReturnType<SourceCode['getScope']>;

const MESSAGE =
  'A test measures no time. Check the behaviour with a fake clock or a port; a budget is measured in tooling/bench.';
const COMPARISONS = new Set(['<', '<=', '>', '>=']);
const BOUNDS = new Set([
  'toBeCloseTo',
  'toBeGreaterThan',
  'toBeGreaterThanOrEqual',
  'toBeLessThan',
  'toBeLessThanOrEqual',
]);
const CLOCKS = new Set(['cpuUsage', 'hrtime', 'resourceUsage', 'threadCpuUsage', 'uptime']);

/**
 * The rule `clock/no-measured-time`, for what `no-restricted-properties` cannot express: reading the date is allowed,
 * subtracting two readings or comparing one with a bound is not. It also rejects imports of `node:perf_hooks` and of the
 * clocks of `node:process`.
 */
const noMeasuredTime: Rule = {
  create(context) {
    const scopeOf = (node: Node): Scope => context.sourceCode.getScope(node);
    const report = (node: Node): void => context.report({ node, message: MESSAGE });
    return {
      BinaryExpression(node) {
        const sides = [node.left, node.right];
        const isDifference = node.operator === '-' && sides.every((side) => isReading(side, scopeOf(node)));
        const isDeadline = COMPARISONS.has(node.operator) && sides.some(isDirectReading);
        if (isDifference || isDeadline) report(node);
      },
      CallExpression(node) {
        const { callee } = node;
        if (callee.type !== 'MemberExpression' || !BOUNDS.has(nameOf(callee.property))) return;
        const measured = [...node.arguments, ...expectedBy(callee.object)];
        if (measured.some((each) => hasReading(each, scopeOf(node)))) report(node);
      },
      ImportDeclaration(node) {
        const from = node.source.value.replace('node:', '');
        const takesClock = node.specifiers.some(
          (each) => each.type === 'ImportSpecifier' && CLOCKS.has(nameOf(each.imported)),
        );
        if (from === 'perf_hooks' || (from === 'process' && takesClock)) report(node);
      },
    };
  },
};

const clockPlugin: {
  readonly meta: { readonly name: string };
  readonly rules: Readonly<Record<string, Rule>>;
} = {
  meta: { name: 'clock' },
  rules: { 'no-measured-time': noMeasuredTime },
};

export default clockPlugin;

/** Returns the arguments of the `expect(…)` at the root of a chain such as `expect(value).not`. */
function expectedBy(chain: Node): readonly Node[] {
  if (chain.type === 'MemberExpression') return expectedBy(chain.object);
  if (chain.type !== 'CallExpression') return [];
  return nameOf(chain.callee) === 'expect' ? chain.arguments : expectedBy(chain.callee);
}

/** Returns whether a node is a reading of the clock: `Date.now()`, `new Date()`, or a variable that holds one. */
function isReading(node: Node, scope: Scope): boolean {
  if (node.type !== 'Identifier') return isDirectReading(node);
  const [definition] = variableOf(node.name, scope)?.defs ?? [];
  const declaration = definition?.node as Node | undefined;
  return (
    declaration?.type === 'VariableDeclarator' &&
    declaration.init !== null &&
    isDirectReading(declaration.init)
  );
}

function isDirectReading(node: Node): boolean {
  if (node.type === 'NewExpression') return nameOf(node.callee) === 'Date' && node.arguments.length === 0;
  if (node.type === 'UnaryExpression') return isDirectReading(node.argument);
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  const { object, property } = node.callee;
  if (nameOf(property) === 'now') return ['Date', 'performance'].includes(nameOf(object));
  return ['getTime', 'valueOf'].includes(nameOf(property)) && isDirectReading(object);
}

/** Returns whether a reading of the clock occurs anywhere in an expression, outside the functions in it. */
function hasReading(node: Node, scope: Scope): boolean {
  if (isReading(node, scope)) return true;
  if (/Function/.test(node.type)) return false;
  return Object.entries(node).some(
    ([key, value]) => key !== 'parent' && childrenOf(value).some((child) => hasReading(child, scope)),
  );
}

function childrenOf(value: unknown): readonly Node[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.filter(
    (each): each is Node => typeof each === 'object' && each !== null && 'type' in each && 'start' in each,
  );
}

function variableOf(name: string, scope: Scope | null): Scope['variables'][number] | undefined {
  return scope ? (scope.set.get(name) ?? variableOf(name, scope.upper)) : undefined;
}

/** Returns the name of an identifier; a `Date` of `globalThis` or `window` counts as `Date`. */
function nameOf(node: Node): string {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'MemberExpression' ? nameOf(node.property) : '';
}
