import { sampleListedDraft } from '@mapa/api-client/testing';
import { chosenLines, guessedChanges, keyChanges, numbersOf } from './batch-values';

const line = (number: number, changes = {}) =>
  sampleListedDraft({ posicao: number - 50, nome: `Questão ${number}`, alternativas: 4, ...changes });
const LINES = [51, 52, 53, 54].map((number) => line(number));
const positions = (text: string) => chosenLines(text, LINES).lines.map(({ posicao }) => posicao);

describe('several questions of a paper', () => {
  it('are named by their printed numbers, unless those are not clear', () => {
    expect([...numbersOf(LINES).values()]).toEqual([51, 52, 53, 54]);
    expect([...numbersOf([line(51), line(51, { posicao: 7 })]).values()]).toEqual([1, 2]);
    expect(positions('51-52, 54')).toEqual([1, 2, 4]);
    expect(positions('53 a 54 e 51')).toEqual([1, 3, 4]);
    expect(chosenLines('51, 90-95', LINES).problems).toEqual(['A prova não tem a faixa 90-95.']);
    expect(chosenLines('as primeiras', LINES).problems).toEqual(['Escreva só números e intervalos, como 1-8, 12.']);
  });

  it('get the answers of a key with numbers, or of letters in order', () => {
    const said = ({ questoes }: ReturnType<typeof keyChanges>) =>
      questoes.map(({ posicao, gabarito, anulada }) => [posicao, anulada ? 'X' : gabarito]);
    const expected = [
      [1, 'A'],
      [2, 'C'],
      [3, 'X'],
      [4, 'D'],
    ];
    for (const text of ['51-A 52-C 53-X 54-D', '51;a\n52;c\n53;anulada\n54;d', 'AC*D', 'a c x d'])
      expect([text, said(keyChanges(text, LINES))]).toEqual([text, expected]);
    expect(keyChanges('51-E 60-A', LINES).problems).toEqual(['A 51 não tem a resposta E.', 'A prova não tem a 60.']);
    expect(keyChanges('ACD', LINES)).toEqual({
      questoes: [],
      problems: ['São 3 letras para 4 questões: confira.'],
    });
    expect(keyChanges('depois', LINES).problems).toHaveLength(1);
    const items = LINES.map((one) => ({ ...one, certo_errado: true, alternativas: 2 }));
    expect(said(keyChanges('51 C 52 E', items))).toEqual([
      [1, 'A'],
      [2, 'B'],
    ]);
  });

  it('take their best guess where nobody has said a subject', () => {
    const lines = [
      line(51, { assunto: ['Física'] }),
      line(52, { revisoes: { assunto: 2 } }),
      line(53, { sugestao: null }),
    ];
    expect(guessedChanges(lines)).toEqual([{ posicao: 2, revisao: 2, assunto: ['Português', 'Crase'] }]);
  });
});
