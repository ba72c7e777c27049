import {
  Node,
  SyntaxKind,
  type Identifier,
  type SourceFile,
  type StringLiteral,
  type Symbol as TypeSymbol,
  type Type,
} from 'ts-morph';
import { applyEdits, type Edit } from './edits.ts';
import { RENAMES, type NewNames, type Renames } from './renames.ts';

/** An import of one of our packages: its entry after the renames. */
type PackageImport = { readonly entry: string; readonly newNames: NewNames };

/**
 * Returns the text of a file in which everything that the releases renamed has its new name: imports of packages and the
 * uses of what they import, props of components, members of objects whose types are known, and strings
 * among their values. Members and their values need the types
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
  renameLiterals(context);
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

/** Renames what is read or destructured from a dynamic import; its local name remains. */
function renameDynamicImports({ file, renames, edits }: Context): void {
  for (const call of file.getDescendantsOfKind(SyntaxKind.CallExpression)) {
    if (call.getExpression().getKind() !== SyntaxKind.ImportKeyword) continue;
    const [argument] = call.getArguments();
    if (!Node.isStringLiteral(argument)) continue;
    const imported = packageImport(argument.getLiteralValue(), renames);
    if (imported === undefined) continue;
    const access = accessOfModule(call);
    const accessed = access && imported.newNames[access.getText()];
    if (access && accessed !== undefined) edits.push(replace(access, accessed));
    const pattern = access
      ? undefined
      : call.getFirstAncestorByKind(SyntaxKind.VariableDeclaration)?.getNameNode();
    if (!Node.isObjectBindingPattern(pattern)) continue;
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

/** Returns the name that is read from a dynamic import: `(await import('…')).name`. */
function accessOfModule(call: Node): Node | undefined {
  const awaited = call.getParent();
  if (!Node.isAwaitExpression(awaited)) return undefined;
  const parenthesized = awaited.getParent();
  const access = parenthesized?.getParent();
  return Node.isParenthesizedExpression(parenthesized) && Node.isPropertyAccessExpression(access)
    ? access.getNameNode()
    : undefined;
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
    const [to = newMemberName(declaredMember(name), renames), ...more] = namesInUses(name, renames);
    if (to === undefined) continue;
    for (const another of more)
      if (Node.isPropertyAssignment(parent) || Node.isShorthandPropertyAssignment(parent)) {
        const value = Node.isPropertyAssignment(parent) ? parent.getInitializerOrThrow() : name;
        edits.push({
          start: parent.getEnd(),
          end: parent.getEnd(),
          text: `, ${another}: ${value.getText()}`,
        });
      }
    if (to === name.getText()) continue;
    if (Node.isShorthandPropertyAssignment(parent)) edits.push(replace(name, `${to}: ${name.getText()}`));
    else if (Node.isBindingElement(parent) && parent.getPropertyNameNode() === undefined)
      edits.push(replace(name, `${to}: ${name.getText()}`));
    else edits.push(replace(name, to));
  }
}

/**
 * Returns the names that a property needs whose object is a constant without a type: those of the types with which the
 * constant is used. It keeps its name first, where one of them does.
 */
function namesInUses(name: Identifier, renames: Renames): readonly string[] {
  const object = name.getParent()?.getParent();
  if (!Node.isObjectLiteralExpression(object)) return [];
  const constant = object.getParent();
  if (!Node.isVariableDeclaration(constant) || constant.getTypeNode() !== undefined) return [];
  const variable = constant.getNameNode();
  if (!Node.isIdentifier(variable)) return [];
  const file = name.getSourceFile();
  const names = usesOf(file, variable).flatMap((use) => {
    const type = Node.isExpression(use) ? use.getContextualType() : undefined;
    const member = type && propertyOf(type, name.getText());
    return member === undefined ? [] : (newMemberName(member, renames) ?? name.getText());
  });
  return [...new Set(names)].toSorted((a, b) => Number(b === name.getText()) - Number(a === name.getText()));
}

/** Returns the member that a name in an expression, an object or a pattern means; undefined for other names. */
function declaredMember(name: Identifier): TypeSymbol | undefined {
  const parent = name.getParent();
  if (Node.isPropertyAccessExpression(parent) && parent.getNameNode() === name) return name.getSymbol();
  if (Node.isBindingElement(parent)) {
    const property = parent.getPropertyNameNode() ?? parent.getNameNode();
    if (property !== name || !Node.isObjectBindingPattern(parent.getParent())) return undefined;
    return propertyOf(parent.getParent().getType(), name.getText());
  }
  const isInObject =
    Node.isPropertyAssignment(parent) ||
    Node.isShorthandPropertyAssignment(parent) ||
    Node.isMethodDeclaration(parent);
  if (!isInObject || parent.getNameNode() !== name) return undefined;
  const object = parent.getParent();
  if (!Node.isObjectLiteralExpression(object)) return undefined;
  const type = object.getContextualType();
  return type && propertyOf(type, name.getText());
}

/** Returns a property of a type; of a union, the property of the first member that has it. */
function propertyOf(type: Type, name: string): TypeSymbol | undefined {
  const present = type.getNonNullableType();
  if (!present.isUnion()) return present.getProperty(name);
  return present.getUnionTypes().flatMap((member) => member.getProperty(name) ?? [])[0];
}

const newMemberName = (member: TypeSymbol | undefined, { members }: Renames): string | undefined =>
  member && newNameIn(members, member, member.getName());

/** Returns the new name of what a member of one of our packages declares: of the member, or of one of its values. */
function newNameIn(
  names: Renames['members'],
  member: TypeSymbol | undefined,
  name: string,
): string | undefined {
  for (const declaration of member?.getDeclarations() ?? []) {
    const [, packageName = ''] =
      /\/node_modules\/(@pegboard\/[\w-]+)\//.exec(declaration.getSourceFile().getFilePath()) ?? [];
    const owner =
      declaration.getFirstAncestorByKind(SyntaxKind.TypeAliasDeclaration) ??
      declaration.getFirstAncestorByKind(SyntaxKind.InterfaceDeclaration);
    const to = names[packageName]?.[owner?.getName() ?? '']?.[name];
    if (to !== undefined) return to;
  }
  return undefined;
}

/** Renames strings that are values of members of our packages, and names of members in types. */
function renameLiterals({ file, renames, edits }: Context): void {
  const former = new Set(
    [renames.literals, renames.members].flatMap((packages) =>
      Object.values(packages).flatMap((types) => Object.values(types).flatMap((names) => Object.keys(names))),
    ),
  );
  for (const literal of file.getDescendantsOfKind(SyntaxKind.StringLiteral)) {
    const text = literal.getLiteralValue();
    if (!former.has(text)) continue;
    const named = memberNamedInType(literal);
    const to =
      named === undefined
        ? newNameIn(renames.literals, comparedMember(literal), text)
        : newMemberName(named, renames);
    if (to !== undefined) edits.push({ start: literal.getStart() + 1, end: literal.getEnd() - 1, text: to });
  }
}

/** Returns the member that a string names in `Type['member']`, `Pick<Type, 'member'>` or `Omit<Type, 'member'>`. */
function memberNamedInType(literal: StringLiteral): TypeSymbol | undefined {
  const node = literal.getParent();
  if (!Node.isLiteralTypeNode(node)) return undefined;
  const outer = Node.isUnionTypeNode(node.getParent()) ? node.getParent() : node;
  const parent = outer?.getParent();
  const owner = Node.isIndexedAccessTypeNode(parent)
    ? parent.getObjectTypeNode()
    : Node.isTypeReference(parent) && ['Omit', 'Pick'].includes(parent.getTypeName().getText())
      ? parent.getTypeArguments()[0]
      : undefined;
  return owner && propertyOf(owner.getType(), literal.getLiteralValue());
}

/** Returns the member to which a string is given, or with which it is compared. */
function comparedMember(literal: StringLiteral): TypeSymbol | undefined {
  const parent = literal.getParent();
  if (Node.isPropertyAssignment(parent)) {
    const name = parent.getNameNode();
    return Node.isIdentifier(name) ? declaredMember(name) : undefined;
  }
  if (Node.isBinaryExpression(parent))
    return memberOf(parent.getLeft() === literal ? parent.getRight() : parent.getLeft());
  if (Node.isCaseClause(parent))
    return memberOf(parent.getFirstAncestorByKindOrThrow(SyntaxKind.SwitchStatement).getExpression());
  return undefined;
}

/** Returns the member that an expression reads, itself or through a constant or a result of a call. */
function memberOf(expression: Node): TypeSymbol | undefined {
  if (Node.isPropertyAccessExpression(expression)) return expression.getNameNode().getSymbol();
  if (Node.isCallExpression(expression)) return memberOf(expression.getExpression());
  if (!Node.isIdentifier(expression)) return undefined;
  const [declaration] = expression.getSymbol()?.getDeclarations() ?? [];
  if (Node.isBindingElement(declaration)) {
    const name = declaration.getPropertyNameNode() ?? declaration.getNameNode();
    return Node.isIdentifier(name) ? declaredMember(name) : undefined;
  }
  const initializer = Node.isVariableDeclaration(declaration) ? declaration.getInitializer() : undefined;
  return initializer && memberOf(initializer);
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
