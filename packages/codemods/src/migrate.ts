import { Node, SyntaxKind, type Identifier, type SourceFile, type Symbol as TypeSymbol } from 'ts-morph';
import { applyEdits, type Edit } from './edits.ts';
import { RENAMES, type NewNames, type Renames } from './renames.ts';

/** An import of one of our packages: its entry after the renames. */
type PackageImport = { readonly entry: string; readonly newNames: NewNames };

/**
 * Returns the text of a file in which everything that the releases renamed has its new name: imports of packages and the
 * uses of what they import, props of components, and members of objects whose types are known. Members need the types
 * of the packages from before the upgrade; without them they are left. A migrated file is left as it is.
 */
export function migrateText(file: SourceFile, renames: Renames = RENAMES): string {
  const edits: Edit[] = [];
  const context: Context = { file, renames, edits };
  renameEntries(context);
  renameImports(context);
  renameExports(context);
  renameImportTypes(context);
  renameMembers(context);
  return applyEdits(file.getFullText(), edits);
}

type Context = {
  readonly file: SourceFile;
  readonly renames: Renames;
  readonly edits: Edit[];
};

function packageImport(specifier: string, { entries, exports }: Renames): PackageImport | undefined {
  if (!specifier.startsWith('@pegboard/')) return undefined;
  const entry = entries[specifier] ?? specifier;
  return { entry, newNames: exports[entry] ?? {} };
}

/** Renames the entries of packages wherever they are named: imports, dynamic imports, mocks of tests. */
function renameEntries({ file, renames, edits }: Context): void {
  for (const literal of file.getDescendantsOfKind(SyntaxKind.StringLiteral)) {
    const to = renames.entries[literal.getLiteralValue()];
    if (to !== undefined) edits.push({ start: literal.getStart() + 1, end: literal.getEnd() - 1, text: to });
  }
}

function renameImports(context: Context): void {
  const { file, renames, edits } = context;
  for (const declaration of file.getImportDeclarations()) {
    const imported = packageImport(declaration.getModuleSpecifierValue(), renames);
    if (imported === undefined) continue;
    const namespace = declaration.getNamespaceImport();
    if (namespace) renameInNamespace(context, namespace, imported.newNames);
    for (const specifier of declaration.getNamedImports()) {
      const nameNode = specifier.getNameNode();
      const name = nameNode.getText();
      const to = imported.newNames[name];
      const local = specifier.getAliasNode() ?? nameNode;
      renameProps(context, usesOf(file, local as Identifier), imported.entry, to ?? name);
      if (to === undefined) continue;
      if (specifier.getAliasNode()) edits.push(replace(nameNode, to));
      else if (isDeclared(file, to)) edits.push(replace(nameNode, `${to} as ${name}`));
      else {
        edits.push(replace(nameNode, to));
        for (const use of usesOf(file, nameNode as Identifier)) edits.push(renameUse(use, to));
      }
    }
  }
  renameDynamicImports(context);
}

/** Renames what is destructured from a dynamic import; its local name remains. */
function renameDynamicImports({ file, renames, edits }: Context): void {
  for (const call of file.getDescendantsOfKind(SyntaxKind.CallExpression)) {
    if (call.getExpression().getKind() !== SyntaxKind.ImportKeyword) continue;
    const [argument] = call.getArguments();
    if (!Node.isStringLiteral(argument)) continue;
    const imported = packageImport(argument.getLiteralValue(), renames);
    const pattern = call.getFirstAncestorByKind(SyntaxKind.VariableDeclaration)?.getNameNode();
    if (imported === undefined || !Node.isObjectBindingPattern(pattern)) continue;
    for (const element of pattern.getElements()) {
      const property = element.getPropertyNameNode() ?? element.getNameNode();
      const to = imported.newNames[property.getText()];
      if (to === undefined) continue;
      edits.push(
        replace(property, element.getPropertyNameNode() ? to : `${to}: ${element.getNameNode().getText()}`),
      );
    }
  }
}

/** Renames what a file exports from a package; its own exports keep their names. */
function renameExports({ file, renames, edits }: Context): void {
  for (const declaration of file.getExportDeclarations()) {
    const imported = packageImport(declaration.getModuleSpecifierValue() ?? '', renames);
    if (imported === undefined) continue;
    for (const specifier of declaration.getNamedExports()) {
      const nameNode = specifier.getNameNode();
      const to = imported.newNames[nameNode.getText()];
      if (to === undefined) continue;
      edits.push(replace(nameNode, specifier.getAliasNode() ? to : `${to} as ${nameNode.getText()}`));
    }
  }
}

/** Renames types in `import('@pegboard/…').Name`. */
function renameImportTypes({ file, renames, edits }: Context): void {
  for (const type of file.getDescendantsOfKind(SyntaxKind.ImportType)) {
    const argument = type.getArgument().getFirstDescendantByKind(SyntaxKind.StringLiteral);
    const imported = packageImport(argument?.getLiteralValue() ?? '', renames);
    const qualifier = type.getQualifier();
    const to = imported?.newNames[qualifier?.getText() ?? ''];
    if (qualifier && to !== undefined) edits.push(replace(qualifier, to));
  }
}

function renameInNamespace({ file, edits }: Context, namespace: Identifier, newNames: NewNames): void {
  for (const use of usesOf(file, namespace)) {
    const parent = use.getParent();
    const member = Node.isPropertyAccessExpression(parent)
      ? parent.getNameNode()
      : Node.isQualifiedName(parent)
        ? parent.getRight()
        : undefined;
    const to = member && newNames[member.getText()];
    if (member && to !== undefined) edits.push(replace(member, to));
  }
}

/** Renames the props of a component where it is rendered. */
function renameProps(
  { renames, edits }: Context,
  uses: readonly Identifier[],
  entry: string,
  component: string,
): void {
  const newNames = renames.props[entry]?.[component];
  if (newNames === undefined) return;
  for (const use of uses) {
    const element = use.getParent();
    if (!Node.isJsxOpeningElement(element) && !Node.isJsxSelfClosingElement(element)) continue;
    for (const attribute of element.getAttributes()) {
      if (!Node.isJsxAttribute(attribute)) continue;
      const to = newNames[attribute.getNameNode().getText()];
      if (to !== undefined) edits.push(replace(attribute.getNameNode(), to));
    }
  }
}

/** Renames members of objects whose type is one of our packages'. */
function renameMembers({ file, renames, edits }: Context): void {
  const former = new Set(
    Object.values(renames.members).flatMap((types) =>
      Object.values(types).flatMap((names) => Object.keys(names)),
    ),
  );
  for (const name of file.getDescendantsOfKind(SyntaxKind.Identifier)) {
    if (!former.has(name.getText())) continue;
    const parent = name.getParent();
    const to = newMemberName(declaredMember(name), renames);
    if (to === undefined) continue;
    if (Node.isShorthandPropertyAssignment(parent)) edits.push(replace(name, `${to}: ${name.getText()}`));
    else if (Node.isBindingElement(parent) && parent.getPropertyNameNode() === undefined)
      edits.push(replace(name, `${to}: ${name.getText()}`));
    else edits.push(replace(name, to));
  }
}

/** Returns the member that a name in an expression, an object or a pattern means; undefined for other names. */
function declaredMember(name: Identifier): TypeSymbol | undefined {
  const parent = name.getParent();
  if (Node.isPropertyAccessExpression(parent) && parent.getNameNode() === name) return name.getSymbol();
  if (Node.isBindingElement(parent)) {
    const property = parent.getPropertyNameNode() ?? parent.getNameNode();
    if (property !== name || !Node.isObjectBindingPattern(parent.getParent())) return undefined;
    return parent.getParent().getType().getProperty(name.getText());
  }
  const isInObject =
    Node.isPropertyAssignment(parent) ||
    Node.isShorthandPropertyAssignment(parent) ||
    Node.isMethodDeclaration(parent);
  if (!isInObject || parent.getNameNode() !== name) return undefined;
  const object = parent.getParent();
  if (!Node.isObjectLiteralExpression(object)) return undefined;
  return object.getContextualType()?.getNonNullableType().getProperty(name.getText());
}

function newMemberName(member: TypeSymbol | undefined, { members }: Renames): string | undefined {
  for (const declaration of member?.getDeclarations() ?? []) {
    const [, packageName = ''] =
      /\/node_modules\/(@pegboard\/[\w-]+)\//.exec(declaration.getSourceFile().getFilePath()) ?? [];
    const owner =
      declaration.getFirstAncestorByKind(SyntaxKind.TypeAliasDeclaration) ??
      declaration.getFirstAncestorByKind(SyntaxKind.InterfaceDeclaration);
    const to = members[packageName]?.[owner?.getName() ?? '']?.[member?.getName() ?? ''];
    if (to !== undefined) return to;
  }
  return undefined;
}

/** Returns the identifiers of a file that mean an imported name, apart from the import itself. */
function usesOf(file: SourceFile, imported: Identifier): readonly Identifier[] {
  const declaration = imported.getParent();
  return file.getDescendantsOfKind(SyntaxKind.Identifier).filter((identifier) => {
    if (identifier.getText() !== imported.getText() || identifier === imported) return false;
    const parent = identifier.getParent();
    if (Node.isExportSpecifier(parent)) {
      const checker = file.getProject().getTypeChecker().compilerObject;
      const target = checker.getExportSpecifierLocalTargetSymbol(parent.compilerNode);
      return target?.declarations?.some((node) => node === declaration.compilerNode) ?? false;
    }
    const symbol = Node.isShorthandPropertyAssignment(parent)
      ? parent.getValueSymbol()
      : identifier.getSymbol();
    return symbol?.getDeclarations().includes(declaration) ?? false;
  });
}

const renameUse = (use: Identifier, to: string): Edit => {
  const parent = use.getParent();
  if (Node.isShorthandPropertyAssignment(parent)) return replace(use, `${use.getText()}: ${to}`);
  if (Node.isExportSpecifier(parent) && parent.getAliasNode() === undefined)
    return replace(use, `${to} as ${use.getText()}`);
  return replace(use, to);
};

/** Returns whether a file has a name already, so that an import must not take it. */
const isDeclared = (file: SourceFile, name: string): boolean =>
  file.getDescendantsOfKind(SyntaxKind.Identifier).some((identifier) => {
    if (identifier.getText() !== name) return false;
    const parent = identifier.getParent();
    return (
      !Node.isPropertyAccessExpression(parent) &&
      !Node.isPropertyAssignment(parent) &&
      !Node.isJsxAttribute(parent) &&
      !Node.isPropertySignature(parent)
    );
  });

const replace = (node: Node, text: string): Edit => ({ start: node.getStart(), end: node.getEnd(), text });
