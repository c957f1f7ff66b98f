import { openFirst } from '../helpers/first-visit';
import { expect, test } from '../helpers/journey';
import { expectSound } from '../helpers/sound-screen';
import { PASSWORD, deleteAccount, newEmail } from '../helpers/newcomer';
import { openAs, openAsNew } from '../helpers/student';

// Each reads some twenty screens with axe, which takes minutes on a slow machine.
test.describe.configure({ timeout: 600_000 });
// No provider of payments is configured here; the account page says so.
test.use({ viewport: { width: 360, height: 900 } });

test('on the public screens axe finds nothing and nothing is cut off; a first visit loads no more than its limit', async ({
  page,
}) => {
  const title = page.getByRole('heading', { level: 1 });
  await openFirst('/questoes', title);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectSound(page, '/questoes');
  await openFirst('/questoes/1', title);
  await expectSound(page, '/questoes/:id');
  for (const [path, nothing, counted] of [
    ['/mapas', '?ano[]=2025&busca=nenhum-com-este-nome', /mapas?$/],
    ['/concursos', '?situacao[]=aberto&busca=nenhum-com-este-nome', /concursos?$/],
    ['/provas', '?uf[]=df&busca=nenhuma-com-este-nome', /provas?$/],
  ] as const) {
    const status = page.getByRole('status').filter({ hasText: counted });
    await page.goto(path + nothing);
    await expect(status).toBeVisible();
    await expectSound(page, path + nothing);
    await openFirst(path, title);
    await expect(status).toBeVisible();
    await expectSound(page, path);
  }
  const [exam] = await page.getByRole('article').getByRole('link').all();
  await page.goto((await exam?.getAttribute('href')) ?? '');
  await expect(page.getByRole('button', { name: 'Entrar para ver' })).toBeVisible();
  await expectSound(page, '/provas/:id');
  for (const path of ['/bancas?busca=nenhuma-com-este-nome', '/bancas']) {
    await page.goto(path);
    await expect(page.getByRole('status').filter({ hasText: /bancas?$/ })).toBeVisible();
    await expectSound(page, path);
  }
  await page.getByRole('region', { name: 'Bancas encontradas' }).getByRole('link').first().click();
  await page
    .getByRole('button', { name: /^Assuntos e anos de/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 3, name: 'Assuntos, dentro da matéria' })).toBeVisible();
  await expectSound(page, '/bancas/:id');
  await openFirst('/planos', title);
  await page.getByText('Dá para estudar sem pagar?').press('Enter');
  await expect(page.getByText(/Sim, e sem prazo/)).toBeVisible();
  await expectSound(page, '/planos');
  await page.goto('/checkout');
  await expect(page.getByText('Compra 100% Segura')).toBeVisible();
  await expectSound(page, '/checkout');
  await page.getByRole('link', { name: 'Escolher plano Mensal' }).click();
  await expect(page.getByRole('button', { name: 'Já tenho conta' })).toBeVisible();
  await expectSound(page, '/checkout/:slug');
  await page.goto('/checkout/plano_pago_primary_opcao');
  await expect(page.getByText('Este plano não está à venda')).toBeVisible();
  await expectSound(page, '/checkout/:slug of a plan that is not sold');
  for (const path of ['/', '/quem-somos', '/ajuda', '/privacy-policy'] as const) {
    if (path === '/') await openFirst(path, title);
    else await page.goto(path);
    await expect(title).toBeVisible();
    for (const summary of await page.locator('summary').all()) await summary.click();
    await expectSound(page, path);
  }
  await page.goto('/login');
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await expectSound(page, '/login');
  for (const path of ['/cadastro', '/recuperar-senha', '/nova-senha/qualquer']) {
    await page.goto(path);
    await expect(page.getByRole('textbox').first()).toBeVisible();
    await expectSound(page, path);
  }
});

test("on the student's screens axe finds nothing and nothing is cut off, light and dark", async ({ page, request }) => {
  const student = await openAs(page, request, 'gratis@exemplo.com.br');
  const { body } = await student.call<{ data: { id: number }[] }>('GET', '/api/question-map');
  const map = body.data.at(-1)?.id;
  await student.call('POST', '/api/customer-area/question-map/select', { mapa_id: map });
  await student.call('POST', '/api/customer-area/question-map/reset', { mapa_id: map });
  await page.goto('/bem-vindo');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectSound(page, '/bem-vindo');
  const { body: exams } = await student.call<{ data: { id: number }[] }>('GET', '/api/exam');
  await page.goto(`/provas/${exams.data.at(-1)?.id}`);
  await expect(page.getByRole('region', { name: 'Meu desempenho' })).toContainText(/questão|Acertos/);
  await expectSound(page, '/provas/:id of a student');
  await page.goto('/area-estudante/mapas/meus-mapas');
  await expect(page.getByRole('link', { name: /Continuar|Começar|Estudar/ }).first()).toBeVisible();
  await expectSound(page, 'meus-mapas');
  const questions = await student.call<{ data: { id: number }[] }>('GET', '/api/question?per_page=3');
  for (const { id } of questions.body.data) {
    await student.call('POST', '/api/customer-area/question/favorite', { questao_id: id, favorita: true });
  }
  for (const path of ['/area-estudante/revisao', '/area-estudante/revisao?lista=certeza']) {
    await page.goto(path);
    await expect(page.getByText(/para rever hoje|certezas? erradas?/i).first()).toBeVisible();
    await expectSound(page, path);
  }
  await page.goto('/area-estudante/favoritas');
  await page
    .getByRole('button', { name: /^(Responder|Rever) aqui/ })
    .first()
    .click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expectSound(page, 'favoritas');
  await student.call('PUT', `/api/customer-area/question/comment-request/request/${questions.body.data[0]?.id}`);
  await page.goto('/area-estudante/solicitacoes');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectSound(page, 'solicitacoes');
  await page.goto('/area-estudante/minha-conta');
  await expect(page.getByText('100 questões hoje')).toBeVisible();
  await expect(page.getByText('Nenhum pagamento até agora.')).toBeVisible();
  await expectSound(page, 'minha-conta');
  await page.goto('/checkout/plano_pago_primary_nova_6_meses');
  await page.getByRole('radio', { name: /Cartão/ }).check();
  await page.getByText('Cartões de teste').click();
  await expectSound(page, '/checkout/:slug, card');
  await page.getByRole('radio', { name: /Boleto/ }).check();
  await page.getByRole('button', { name: /^Gerar boleto/ }).click();
  await expect(page.getByText('Informe o CPF de quem paga.')).toBeVisible();
  await expectSound(page, '/checkout/:slug, boleto');
  await page.goto('/checkout/sucesso');
  await expect(page.getByText('Nenhum pagamento aqui')).toBeVisible();
  await expectSound(page, '/checkout/sucesso');
  await page.goto('/area-estudante/minha-conta');
  await page.getByRole('button', { name: 'Apagar minha conta' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSound(page, 'minha-conta, end of the account');
  await page.getByRole('button', { name: 'Manter a conta' }).click();
  await page.goto(`/area-estudante/mapas/questoes/${map}`);
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expectSound(page, 'workspace', { isDark: true });
});

test('in a notebook and in the reviews axe finds nothing and nothing is cut off, light and dark', async ({
  page,
  request,
}) => {
  const student = await openAs(page, request, 'premium@exemplo.com.br');
  const { body: bank } = await student.call<{
    data: { id: number; alternativas: { id: number }[]; prova: { id: number } | null }[];
  }>('GET', '/api/question?per_page=5');
  const nome = 'Revisão de véspera: tudo o que mais cai na prova';
  const { body: notebook } = await student.call<{ id: string }>('POST', '/api/customer-area/question-notebook/', {
    nome,
    questoes: bank.data.map(({ id }) => id),
  });
  const answers = bank.data.map(({ id, alternativas }, at) => ({
    questao_id: id,
    alternativa_id: alternativas[at % alternativas.length]?.id,
    caderno_id: notebook.id,
    confianca: 'certeza',
    // Years later every card is due.
    respondida_em: '2024-01-01T12:00:00.000Z',
  }));
  for (const answer of answers.slice(1)) await student.call('POST', '/api/customer-area/question/answer', answer);
  await page.goto('/area-estudante/cadernos');
  await page
    .getByRole('button', { name: `Organizar: ${nome}` })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Renomear' })).toBeVisible();
  await expectSound(page, 'cadernos');
  await page.goto(`/area-estudante/cadernos/imprimir?id=${notebook.id}`);
  await expect(page.getByRole('article')).toHaveCount(bank.data.length);
  await expectSound(page, 'imprimir');
  await page.goto('/area-estudante/desempenho');
  await expect(page.getByRole('region', { name: 'Semana a semana' })).toBeVisible();
  await expectSound(page, 'performance');
  await page.goto(`/area-estudante/desempenho/${bank.data[1]?.prova?.id}`);
  await expect(page.getByRole('region', { name: /por acerto$/ })).toBeVisible();
  await expectSound(page, 'performance in a paper');
  await page.goto(`/area-estudante/cadernos/${notebook.id}`);
  await expect(page.getByRole('heading', { name: nome })).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expectSound(page, 'notebook', { isDark: true });
  await page.goto(`/area-estudante/cadernos-revisao/${notebook.id}`);
  await expect(page.getByRole('tab', { name: 'Gabarito comentado' })).toBeVisible();
  await expectSound(page, 'review', { isDark: true });
  await page.goto(`/area-estudante/cadernos-revisao/${notebook.id}?lista=hoje`);
  await expect(
    page.getByRole('list', { name: 'Questões da revisão de hoje' }).or(page.getByText('Nada para rever hoje')),
  ).toBeVisible();
  await expectSound(page, 'review of today', { isDark: true });
  await page.goto(`/area-estudante/cadernos-revisao/${notebook.id}?lista=certeza`);
  await expect(
    page.getByRole('list', { name: 'Certeza, mas errada' }).or(page.getByText('Nenhuma certeza errada')),
  ).toBeVisible();
  await expectSound(page, 'sure, but wrong', { isDark: true });
  await student.call('DELETE', `/api/customer-area/question-notebook/${notebook.id}`);
});

test("the first visit of a map's workspace loads no more than its limit", async ({ page, request }) => {
  const student = await openAsNew(page, request, newEmail('leve'), PASSWORD);
  const { body } = await student.call<{ data: { id: number }[] }>('GET', '/api/question-map');
  const map = body.data[0]?.id;
  await student.call('POST', '/api/customer-area/question-map/select', { mapa_id: map });
  await openFirst('workspace', page.getByRole('radio'), `/area-estudante/mapas/questoes/${map}`);
  await deleteAccount(page, PASSWORD);
});
