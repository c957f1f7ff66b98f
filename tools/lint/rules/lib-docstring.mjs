const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'TSDeclareFunction',
  'ArrowFunctionExpression',
  'FunctionExpression',
]);

const unwrap = (node) =>
  node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression' ? unwrap(node.expression) : node;

/** Functions that a declaration brings forth, as pairs of name and node. */
function functionsOf(declaration) {
  if (!declaration) return [];
  if (FUNCTIONS.has(declaration.type)) return [[declaration.id?.name ?? 'default', declaration]];
  if (declaration.type !== 'VariableDeclaration') return [];
  return declaration.declarations
    .filter(({ init }) => FUNCTIONS.has(unwrap(init)?.type))
    .map((declarator) => [declarator.id.name, declarator]);
}

const isTopLevel = (node) => node.parent?.type === 'Program';

/** What a lib exports is read by people who do not open its source. */
export const libDocstring = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      missing:
        'Exported function "{{name}}" has no docstring: say above it in /** … */ what it is for, with units, errors and, for a formula, its source.',
    },
  },
  create(context) {
    const { sourceCode } = context;
    const seen = new Set();

    const hasDocstring = (node) => {
      const comment = sourceCode.getCommentsBefore(node).at(-1);
      return comment?.type === 'Block' && /^\*[\s*]*[\p{L}@]/u.test(comment.value);
    };

    const check = (statement, declaration) => {
      for (const [name, node] of functionsOf(declaration)) {
        // Overloads share the docstring of the first one.
        if (seen.has(name)) continue;
        seen.add(name);
        if (hasDocstring(statement)) continue;
        context.report({ node: node.id ?? node, messageId: 'missing', data: { name } });
      }
    };

    const checkLocal = (name) => {
      const variable = sourceCode.scopeManager.globalScope.childScopes[0]?.set.get(name);
      const declaration = variable?.defs[0]?.node;
      const owner = declaration?.type === 'VariableDeclarator' ? declaration.parent : declaration;
      if (owner && isTopLevel(owner)) check(owner, owner);
    };

    return {
      ExportNamedDeclaration(node) {
        check(node, node.declaration);
        if (node.source) return;
        for (const { local } of node.specifiers) checkLocal(local.name);
      },
      ExportDefaultDeclaration: (node) => check(node, node.declaration),
    };
  },
};
