const BUILD_FLAGS = new Set(['DEV', 'PROD', 'SSR', 'MODE', 'BASE_URL']);

const named = (property, name) => (property.key?.name ?? property.key?.value) === name;

/** Settings are validated once, at boot; reading them elsewhere bypasses the check and the documentation. */
export const noProcessEnv = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      env: 'Only the boot file (src/config*.ts of the server) reads the environment: add the setting to its schema and take it from the validated configuration.',
      baked:
        'import.meta.env bakes a setting into the build, and one build runs everywhere: let the server hand it to the page.',
    },
  },
  create(context) {
    const report = (node, messageId = 'env') => context.report({ node, messageId });
    return {
      'MemberExpression[object.name="process"][property.name="env"]': (node) => report(node),
      'VariableDeclarator[init.name="process"] > ObjectPattern'(node) {
        if (node.properties.some((property) => named(property, 'env'))) report(node);
      },
      'ImportDeclaration[source.value=/^(node:)?process$/]'(node) {
        if (node.specifiers.some((specifier) => specifier.imported?.name === 'env')) report(node);
      },
      'MemberExpression[object.type="MetaProperty"][property.name="env"]'(node) {
        if (!BUILD_FLAGS.has(node.parent?.property?.name)) report(node, 'baked');
      },
    };
  },
};
