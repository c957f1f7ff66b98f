import { listOf, refuse, sampleDeskMap, type FakeCalls } from '@mapa/api-client/testing';
import { showAsStudent } from '@mapa/auth/testing';
import type { Role } from '@mapa/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Desk } from '../screen/desk';
import { bodiesOf } from '../testing/show-paper';

const LIST = 'GET /api/customer-area/desk/map';
const NAME = 'PUT /api/customer-area/desk/map/{id}/name';
const OFFER = 'PUT /api/customer-area/desk/map/{id}/offer';
const EDITION = 'PUT /api/customer-area/desk/map/{id}/edition';
const ROUTE = '/area-estudante/mesa/mapas';

const show = (calls: FakeCalls = {}, role: Role = 'admin') =>
  showAsStudent(<Desk route="deskMaps" viewer={role} />, {
    calls: { [LIST]: listOf(sampleDeskMap(), sampleDeskMap({ id: 43, nome: 'OAB 2026' })), ...calls },
    role,
    route: ROUTE,
  });
const press = async (act: string, map = 'OAB 2025') =>
  userEvent.click(await screen.findByRole('button', { name: `${act}: ${map}, 1ª edição` }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('maps at the desk', () => {
  it('are narrowed by words and situation, which the address keeps, and are read-only for a teacher', async () => {
    const { seen } = show({}, 'professor');
    expect((await screen.findAllByText('80 questões em 17 assuntos · 318 estudantes'))[0]).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Renomear/ })).not.toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Nome do mapa'), 'oab{Enter}');
    await userEvent.selectOptions(screen.getByLabelText('Situação'), 'retirado');
    await waitFor(() => expect(bodiesOf(seen, LIST).at(-1)).toEqual({ busca: 'oab', situacao: 'retirado' }));
    expect(screen.getByLabelText('Endereço completo')).toHaveTextContent(`${ROUTE}?busca=oab&situacao=retirado`);
  });

  it('are renamed, and another person’s name is shown before it is overwritten', async () => {
    const theirs = sampleDeskMap({ nome: 'OAB 43' });
    const { seen } = show({ [NAME]: ({ nome_visto }) => ({ salvo: nome_visto === 'OAB 43', mapa: theirs }) });
    await press('Renomear');
    const form = await dialog('Renomear o mapa');
    await userEvent.clear(form.getByLabelText('Nome'));
    await userEvent.paste('OAB XLIII');
    await userEvent.click(form.getByRole('button', { name: 'Renomear' }));
    expect(await form.findByText(/Outra pessoa o chamou de “OAB 43”/)).toBeInTheDocument();
    await userEvent.click(form.getByRole('button', { name: 'Renomear' }));
    expect(await screen.findByText('O mapa agora é “OAB 43”.')).toBeInTheDocument();
    expect(bodiesOf(seen, NAME)).toEqual([
      { id: 42, nome: 'OAB XLIII', nome_visto: 'OAB 2025' },
      { id: 42, nome: 'OAB XLIII', nome_visto: 'OAB 43' },
    ]);
  });

  it('are withdrawn, and a refusal is told', async () => {
    let isReplaced = true;
    const sentence = 'Este mapa já foi substituído por “OAB 2026”.';
    show({ [OFFER]: () => (isReplaced ? refuse(422, { erro: [sentence] }) : sampleDeskMap({ situacao: 'retirado' })) });
    await press('Retirar');
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    isReplaced = false;
    await press('Retirar');
    expect(await screen.findByText('“OAB 2025” não é mais oferecido. Quem o tem fica com ele.')).toBeInTheDocument();
  });

  it('are replaced after a look at what students take along', async () => {
    const muda = { estudantes: 318, em_comum: 64, respondidas: 9120, levadas: 7800 };
    const mapa = sampleDeskMap({ substituido_por: { id: 43, nome: 'OAB 2026' } });
    const { seen } = show({ [EDITION]: ({ so_conferir }) => ({ feito: !so_conferir, muda, mapa }) });
    await press('Substituir');
    const form = await dialog('Substituir OAB 2025');
    await userEvent.click(await form.findByRole('radio', { name: 'OAB 2026' }));
    await userEvent.click(form.getByRole('button', { name: 'Conferir o que muda' }));
    expect(await form.findByRole('status')).toHaveTextContent(
      '318 estudantes têm este mapa. 64 questões estão nos dois: das 9.120 respostas deles, 7.800 passam para a nova edição.',
    );
    await userEvent.click(form.getByRole('button', { name: 'Substituir' }));
    expect(await screen.findByText('“OAB 2026” é a nova edição de “OAB 2025”.')).toBeInTheDocument();
    expect(bodiesOf(seen, EDITION)).toEqual([
      { id: 42, por_id: 43, so_conferir: true },
      { id: 42, por_id: 43, so_conferir: false },
    ]);
  });

  it('get their place back, unless students have moved', async () => {
    const replaced = sampleDeskMap({
      situacao: 'substituido',
      substituido_por: { id: 43, nome: 'OAB 2026' },
      pode_voltar: true,
    });
    const sentence = 'Não há como desfazer: 1 estudante já passou para a nova edição.';
    show({ [LIST]: listOf(replaced), [EDITION]: refuse(422, { erro: [sentence] }) });
    await press('Desfazer a substituição');
    const form = await dialog('Desfazer a substituição?');
    await userEvent.click(form.getByRole('button', { name: 'Desfazer' }));
    expect(await form.findByText(sentence)).toBeInTheDocument();
  });
});
