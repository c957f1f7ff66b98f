import { originWords } from './origin';

const words = (origem: Record<string, unknown>) => originWords({ origem });

describe('the origin of a notebook', () => {
  it.each([
    [{ tipo: 'escolhidas' }, 'Questões escolhidas uma a uma'],
    [{ tipo: 'prova', prova_id: 1 }, 'Questões de uma prova'],
    [{ tipo: 'filtro', filtros: {} }, 'De todas as questões'],
    [{ tipo: 'coisa-nova' }, 'Caderno de questões'],
    [{}, 'Caderno de questões'],
  ])('is written for %j as %s', (source, said) => {
    expect(words(source)).toBe(said);
  });

  it.each([
    [{ comentada: true }, 'com comentário'],
    [{ comentada: false }, 'sem comentário'],
    [{ ocultas: 'excluir' }, 'sem as que ocultei'],
    [{ ocultas: 'somente' }, 'só as que ocultei'],
    [{ anuladas: 'incluir' }, 'com anuladas'],
    [{ desatualizadas: 'incluir' }, 'com desatualizadas'],
    [{ id: 42 }, 'Q42'],
  ])('names the only filter %j: %s', (filtros, said) => {
    expect(words({ tipo: 'filtro', filtros })).toBe(`De um filtro: ${said}`);
  });

  it('omits filters with their default value', () => {
    expect(
      words({ tipo: 'filtro', filtros: { estado: 'todas', anuladas: 'ocultar', desatualizadas: 'ocultar' } }),
    ).toBe('De todas as questões');
  });

  it('counts choices that are ids, and names the others', () => {
    const filtros = {
      busca: 'ato administrativo',
      materia_id: [1],
      banca_id: [3, 4],
      cargo: 'Auditor',
      ano: [2024, 2025],
      dificuldade: [4],
      tipo: ['questaovf'],
      estado: 'erradas',
    };
    expect(words({ tipo: 'filtro', filtros })).toMatch(
      /^De um filtro: “ato administrativo”, 1 matéria, 2 bancas, Auditor, 2024, 2025, difícil, verdadeiro ou falso, erradas$/i,
    );
  });
});
