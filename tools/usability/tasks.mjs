import { randomUUID } from 'node:crypto';

/**
 * Things that people come for. `as` signs in before the clock runs; each starts on a page that is
 * there, and ends when what was wanted is seen.
 */
const role = (page, kind, name) => page.getByRole(kind, { name }).first();

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
    name: 'go on with a map',
    as: 'premium@exemplo.com.br',
    from: '/area-estudante/mapas/meus-mapas',
    do: async ({ page, press, see }) => {
      await press(role(page, 'link', /^Continuar: /));
      await see(page.getByRole('radio').first());
    },
  },
];
