import { subjectAddress, subjectLinks, wrongLink } from './counted-links';

const textsOf = (offer: Parameters<typeof subjectLinks>[0]) => subjectLinks(offer).map(({ text }) => text);

describe('numbers that lead to questions', () => {
  it('lead to unsolved questions first, then to wrong ones, then to due ones', () => {
    const offer = { id: 7, nao_resolvidas: 12, erradas_agora: 1, a_rever: 2 };
    expect(textsOf(offer)).toEqual(['12 não resolvidas', '1 errada agora', '2 para rever hoje']);
    expect(subjectAddress(offer)).toBe('/questoes?assunto_id%5B%5D=7&estado=nao_respondidas&ocultas=excluir');
    expect(subjectAddress({ ...offer, nao_resolvidas: 0 })).toBe(
      '/questoes?assunto_id%5B%5D=7&estado=erradas&ocultas=excluir',
    );
    expect(subjectAddress({ id: 7, nao_resolvidas: 0, a_rever: 2 })).toBe('/area-estudante/revisao?assunto=7');
  });

  it('are left out if they are zero', () => {
    expect(textsOf({ id: 7, nao_resolvidas: 1, erradas_agora: 0, a_rever: 0 })).toEqual(['1 não resolvida']);
    expect(wrongLink('banca_id', { id: 3, erradas_agora: 0 })).toBeNull();
  });

  it('are absent from a host that does not count, whose suggestions are unsolved questions', () => {
    expect(subjectLinks({ id: 7 })).toEqual([]);
    expect(subjectAddress({ id: 7 })).toContain('estado=nao_respondidas');
  });
});
