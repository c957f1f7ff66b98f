import { nextSteps } from './next-steps';

const board = { id: 5, sigla: 'FGV', nome: 'Fundação Getulio Vargas' };

describe('the next step after a question', () => {
  it('is its subject, then its board and its paper', () => {
    const steps = nextSteps({
      assunto: [
        { id: 1, nome: 'Português' },
        { id: 11, nome: 'Crase' },
      ],
      banca: board,
      prova: { id: 7, nome: 'Prova' },
    });
    expect(steps).toEqual([
      { label: 'Mais questões deste assunto', filters: { assunto_id: [11] } },
      { label: 'Questões da banca FGV', filters: { banca_id: [5] } },
      { label: 'Todas as questões desta prova', filters: { prova_id: [7] } },
    ]);
  });

  it('is the matéria if the question has nothing finer', () => {
    const [first] = nextSteps({ assunto: [{ id: 1, nome: 'Português' }], banca: null, prova: null });
    expect(first?.filters).toEqual({ materia_id: [1] });
  });

  it('exists even for a question without any data', () => {
    expect(nextSteps({ assunto: [], banca: null, prova: null })).toHaveLength(1);
  });
});
