import { keptHere, unsentPhrases } from './texts';

const drafts = (...kinds: ('comentario' | 'aviso' | 'favorita')[]) => kinds.map((kind) => ({ kind }));

describe('the count of unsent texts', () => {
  it('is given for each kind, answers first, without highlights and favourites', () => {
    expect(unsentPhrases({ answers: 2, drafts: drafts('aviso', 'comentario', 'comentario', 'favorita') })).toEqual([
      '2 respostas',
      '2 comentários não publicados',
      '1 aviso não enviado',
    ]);
    expect(unsentPhrases({ answers: 0, drafts: drafts('favorita') })).toEqual([]);
  });

  it('is shown after a logout unless it is zero', () => {
    expect(keptHere({ answers: 1, drafts: drafts('aviso') })).toBe(
      'Você saiu. Ficou guardado neste aparelho, só para você: 1 resposta e 1 aviso não enviado. Quando você entrar de novo, está tudo aqui.',
    );
    expect(keptHere({ answers: 0, drafts: [] })).toBeNull();
  });
});
