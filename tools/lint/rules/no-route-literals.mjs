const ROUTES =
  /^\/(area-estudante|mapas|provas|bancas|questoes|concursos|planos|privacy-policy|quem-somos|ajuda|login|cadastro|recuperar-senha|nova-senha|confirmar-email|cancelar-lembrete|bem-vindo|checkout)(?=[/?#]|$)/;

/** One typed map holds all paths, so that renaming a route is one edit and a misspelt one does not compile. */
export const noRouteLiterals = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      literal: 'Route "{{route}}" written by hand: take it from the route map of @mapa/domain.',
    },
  },
  create(context) {
    const check = (node, text) => {
      const route = ROUTES.exec(text)?.[0];
      if (route) context.report({ node, messageId: 'literal', data: { route } });
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateLiteral: (node) => check(node, node.quasis[0].value.raw),
    };
  },
};
