import { randomUUID } from 'node:crypto';

/**
 * Typical tasks. `as` signs in before the clock runs; each starts on a loaded page,
 * and ends when its result is visible.
 */
const role = (page, kind, name) => page.getByRole(kind, { name }).first();

const now = (page) => page.evaluate(() => performance.now());

/** Answers the question on screen: an alternative, and the button. */
async function answer({ page, press, see }) {
  await press(page.getByRole('radio').first());
  await press(role(page, 'button', /^Responder$/));
  await see(page.getByText(/^Você (acertou|errou)/).first());
}

/** @type {{ name: string, as?: string, from: string, do: (person: any) => Promise<void> }[]} */
export const TASKS = [
  { name: 'answer a first question, as a visitor', from: '/', do: answer },
  {
    name: 'sign up and add a map',
    from: '/mapas',
    do: async ({ page, press, type, see }) => {
      await press(role(page, 'button', /^Adicionar /));
      await press(role(page, 'button', 'Crie agora!'));
      const dialog = page.getByRole('dialog');
      await type(dialog.getByLabel('Nome Completo'), 'Nina da Medida');
      await type(dialog.getByLabel('E-mail'), `medida-${randomUUID().slice(0, 8)}@exemplo.com.br`);
      await type(dialog.getByLabel('Senha', { exact: true }), 'Mapa de estudo 2026');
      await type(dialog.getByLabel('Confirmar Senha'), 'Mapa de estudo 2026');
      await press(dialog.getByRole('checkbox', { name: 'Eu aceito os Termos e Condições' }));
      await press(dialog.getByRole('button', { name: 'Criar Conta' }));
      await see(page.getByText(/está nos seus mapas/).first());
    },
  },
  {
    name: 'gather the weak subjects in a notebook',
    as: 'premium@exemplo.com.br',
    from: '/area-estudante/desempenho',
    do: async ({ page, press, see }) => {
      await press(role(page, 'button', 'Caderno com os meus fracos'));
      await see(page.getByRole('radio').first());
    },
  },
  {
    name: 'get a PIX code for a plan',
    as: 'newcomer',
    from: '/planos',
    do: async ({ page, press, type, see }) => {
      await press(role(page, 'link', 'Escolher plano 6 meses'));
      await press(page.getByRole('radio', { name: /PIX/ }));
      await type(page.getByLabel('CPF de quem paga'), '52998224725');
      await press(page.getByRole('form', { name: 'Pagamento' }).getByRole('button', { name: /^(Pagar|Gerar)/ }));
      await see(page.getByLabel('PIX copia e cola'));
    },
  },
  {
    name: 'redo what is wrong',
    as: 'premium@exemplo.com.br',
    from: '/area-estudante/desempenho',
    do: async ({ page, press, see }) => {
      await press(page.getByRole('link', { name: /erradas? agora/ }).first());
      await see(page.getByRole('radio').first());
    },
  },
  {
    name: 'keep the questions of five years in a notebook',
    as: 'newcomer',
    from: '/questoes',
    do: async ({ page, press, see }) => {
      const filters = role(page, 'button', /^Filtros/);
      const isFolded = await filters.isVisible();
      if (isFolded) await press(filters);
      const form = isFolded ? page.getByRole('dialog') : page;
      const years = role(form, 'button', 'Últimos 5 anos');
      const section = form.getByText('Ano', { exact: true }).first();
      await section.waitFor();
      if (!(await years.isVisible())) await press(section);
      await press(years);
      if (isFolded) await press(page.getByRole('dialog').getByRole('button', { name: /^(Ver|Mostrar) / }));
      await press(role(page, 'button', 'Gerar caderno'));
      await press(page.getByRole('dialog').getByRole('button', { name: 'Criar caderno' }));
      await see(page.getByText(/está nos seus cadernos/).first());
    },
  },
  {
    name: 'do what today asks for first',
    as: 'premium@exemplo.com.br',
    from: '/area-estudante/hoje',
    do: async (person) => {
      const { page, press } = person;
      await press(
        page
          .getByRole('main')
          .getByRole('link', { name: /^(Começar|Continuar|Revisar)/ })
          .first(),
      );
      await answer(person);
    },
  },
  {
    name: 'sit ten questions',
    as: 'newcomer',
    from: '/area-estudante/simulados?mapa=:map',
    do: async ({ page, press, type, see }) => {
      await press(role(page, 'link', 'Novo simulado'));
      await type(page.getByRole('textbox', { name: 'Questões' }), '10');
      await press(page.getByRole('button', { name: 'Começar', exact: true }));
      await see(page.getByRole('article').first());
    },
  },
  {
    name: 'answer ten questions of a map',
    as: 'newcomer',
    from: '/area-estudante/mapas/questoes/:map?assunto=todos',
    do: async (person) => {
      const { page, press, see } = person;
      const number = page.getByRole('article').getByRole('heading', { level: 2, name: /^Questão/ });
      for (let at = 1; at <= 10; at += 1) {
        await answer(person);
        if (at === 10) break;
        const before = await number.textContent();
        // A press within half a second of the verdict counts as a second press on the same button.
        await page.waitForFunction((since) => performance.now() > since, (await now(page)) + 600);
        await press(role(page, 'button', /^Próxima/));
        await see(number.filter({ hasNotText: new RegExp(`^${before}$`) }));
      }
    },
  },
  {
    name: 'review what is due',
    as: 'premium@exemplo.com.br',
    from: '/area-estudante/revisao',
    do: async (person) => {
      await person.press(role(person.page, 'button', /^Começar /));
      await answer(person);
    },
  },
  {
    name: 'find questions by their words, as a visitor',
    from: '/',
    do: async ({ page, press, type, see }) => {
      await type(page.getByPlaceholder('Buscar nas questões'), 'mandado de segurança');
      await press(role(page.getByRole('main'), 'button', 'Buscar'));
      await see(page.getByRole('radio').first());
    },
  },
  {
    name: 'ask a teacher about a question',
    as: 'newcomer',
    from: '/questoes/12',
    do: async ({ page, press, type, see }) => {
      await press(role(page, 'button', 'Mais ações'));
      await press(role(page, 'menuitem', 'Pedir comentário do professor'));
      await type(page.getByLabel(/Qual é a sua dúvida/), 'Por que a segunda alternativa não serve?');
      await press(page.getByRole('button', { name: 'Pedir comentário', exact: true }));
      await see(page.getByText(/^Pedido enviado|já comentou/).first());
    },
  },
  {
    name: 'get a notebook ready for print',
    as: 'premium@exemplo.com.br',
    from: '/area-estudante/cadernos',
    do: async ({ page, press, see }) => {
      await press(role(page, 'link', /^Imprimir/));
      await see(page.getByRole('button', { name: /Imprimir/ }).first());
    },
  },
  {
    name: 'go on with a map',
    as: 'premium@exemplo.com.br',
    from: '/area-estudante/mapas/meus-mapas',
    do: async ({ page, press, see }) => {
      await press(role(page, 'link', /^Continuar: /));
      await see(page.getByRole('radio').first());
    },
  },
];
