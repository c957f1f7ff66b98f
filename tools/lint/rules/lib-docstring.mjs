const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'TSDeclareFunction',
  'ArrowFunctionExpression',
  'FunctionExpression',
]);

const unwrap = (node) =>
  node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression' ? unwrap(node.expression) : node;

/** Functions that a declaration defines, as pairs of name and node. */
function functionsOf(declaration) {
  if (!declaration) return [];
  if (FUNCTIONS.has(declaration.type)) return [[declaration.id?.name ?? 'default', declaration]];
  if (declaration.type !== 'VariableDeclaration') return [];
  return declaration.declarations
    .filter(({ init }) => FUNCTIONS.has(unwrap(init)?.type))
    .map((declarator) => [declarator.id.name, declarator]);
}

/** The words of a docstring, without stars and tags. */
const wordsOf = (comment) => comment.replace(/@\w+/g, ' ').match(/[\p{L}\p{N}'’-]+/gu) ?? [];

/** `readProfile` is two words: a docstring with no more than these adds nothing. */
const wordsOfName = (name) => name.match(/[A-Z]?[a-z\d]+|[A-Z]+(?![a-z])/g) ?? [name];

const isTopLevel = (node) => node.parent?.type === 'Program';

/** Exports of a lib are read by people who do not open its source. */
export const libDocstring = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      missing:
        'Exported function "{{name}}" has no docstring: say above it in /** … */ what it is for, with units, errors and, for a formula, its source.',
      short:
        'The docstring of "{{name}}" says no more than its name: a sentence with what goes in, what comes out, and in which units.',
    },
  },
  create(context) {
    const { sourceCode } = context;
    const seen = new Set();

    const problemOf = (node, name) => {
      const comment = sourceCode.getCommentsBefore(node).at(-1);
      if (comment?.type !== 'Block' || !/^\*[\s*]*[\p{L}@]/u.test(comment.value)) return 'missing';
      return wordsOf(comment.value).length > wordsOfName(name).length ? null : 'short';
    };

    const check = (statement, declaration) => {
      for (const [name, node] of functionsOf(declaration)) {
        // Overloads share the docstring of the first one.
        if (seen.has(name)) continue;
        seen.add(name);
        const messageId = problemOf(statement, name);
        if (messageId) context.report({ node: node.id ?? node, messageId, data: { name } });
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
