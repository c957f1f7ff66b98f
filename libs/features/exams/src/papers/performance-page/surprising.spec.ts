import { surprising, type QuestionResult } from './surprising';

const result = (questao_id: number, certa: boolean | null, acerto_de_todos: number | null, anulada = false) =>
  ({
    questao_id,
    numero: questao_id,
    variante: null,
    assunto: { id: 11, nome: 'Crase' },
    anulada,
    certa,
    tempo_ms: null,
    acerto_de_todos,
    estudantes: 40,
  }) satisfies QuestionResult;
const of = (...questoes: QuestionResult[]) => {
  const { missed, mastered } = surprising({ prova_id: 57, questoes });
  return [missed, mastered].map((list) => list.map(({ questao_id }) => questao_id));
};

describe('unexpected results', () => {
  it('are easy ones missed and hard ones right, the most surprising first', () => {
    expect(of(result(1, false, 70), result(2, false, 95), result(3, true, 40), result(4, true, 12))).toEqual([
      [2, 1],
      [4, 3],
    ]);
  });

  it('exclude expected ones, those without others to compare with, and annulled ones', () => {
    expect(
      of(
        result(1, true, 95),
        result(2, false, 10),
        result(3, false, 69.9),
        result(4, false, null),
        result(5, null, 90),
        result(6, false, 90, true),
      ),
    ).toEqual([[], []]);
  });

  it('are ten at most', () => {
    expect(of(...Array.from({ length: 12 }, (_, at) => result(at + 1, false, 80)))[0]).toHaveLength(10);
  });
});
