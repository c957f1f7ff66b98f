import { refuse, sampleDeskWork, type FakeCalls } from '@mapa/api-client/testing';
import { showAsStudent } from '@mapa/auth/testing';
import { screen } from '@testing-library/react';
import { Desk } from '../screen/desk';

const WORK = 'GET /api/customer-area/desk/work';

const show = (answer: FakeCalls[typeof WORK], viewer: 'professor' | 'admin' = 'professor') =>
  showAsStudent(<Desk route="desk" viewer={viewer} />, {
    calls: { [WORK]: answer },
    role: viewer,
    route: '/area-estudante/mesa',
  });
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the list of open tasks', () => {
  it('is counted, each count with a link to its items', async () => {
    show(sampleDeskWork());
    expect(await screen.findByText('6 listas têm o que fazer.')).toBeInTheDocument();
    const list = '/area-estudante/mesa/questoes?situacao=';
    expect(hrefOf('3 questões com erro relatado')).toBe(`${list}relatada`);
    expect(hrefOf('2 correções propostas')).toBe('/area-estudante/mesa/propostas');
    expect(hrefOf('5 questões à espera de comentário')).toBe('/area-estudante/solicitacoes');
    expect(screen.getByText(/o primeiro, em 14 de mar. de 2026\.$/)).toBeInTheDocument();
    expect(hrefOf('6 rascunhos em dúvida')).toBe(`${list}rascunho`);
    expect(hrefOf('1 assunto sugerido')).toBe(`${list}assunto_sugerido`);
    expect(hrefOf('0 questões sem assunto')).toBe(`${list}sem_assunto`);
    expect(hrefOf('40 questões sem comentário')).toBe(`${list}sem_comentario`);
  });

  it('leads an administrator, who has no queue of requests, to the questions that wait', async () => {
    show(sampleDeskWork(), 'admin');
    await screen.findByText('6 listas têm o que fazer.');
    expect(hrefOf('5 questões à espera de comentário')).toBe('/area-estudante/mesa/questoes?situacao=solicitada');
  });

  it('may be empty', async () => {
    const questoes = { relatada: 0, sem_comentario: 0, sem_assunto: 0, assunto_sugerido: 0 };
    show(sampleDeskWork({ questoes, propostas: 0, rascunhos: 0, solicitacoes: { total: 0, desde: null } }));
    expect(await screen.findByText('Nada espera por você.')).toBeInTheDocument();
    expect(screen.getByText('Ninguém espera por um professor.')).toBeInTheDocument();
  });

  it('says why it could not be counted', async () => {
    show(refuse(503, 'O servidor está ocupado.'));
    expect(await screen.findByText('O servidor está ocupado.')).toBeInTheDocument();
  });
});
