import type { ExportQuestion } from '../question/export-question';
import { fileOf } from '../testing/round-trip';

const question: ExportQuestion = {
  id: 1,
  codigo: 'Q1',
  tipo: 'questaomultiplaescolha',
  banca: { id: 3, sigla: 'FGV', nome: 'Fundação' },
  instituicao: { id: 4, sigla: '', nome: 'Tribunal' },
  prova: null,
  numero: null,
  variante: null,
  ano: 2024,
  escolaridade: null,
  cargo: null,
  assunto: [
    { id: 1, nome: 'Língua Portuguesa' },
    { id: 2, nome: 'Crase' },
  ],
  dificuldade: 2,
  anulada: false,
  desatualizada: false,
  motivo_situacao: null,
  comentada: true,
  versao: 1,
  enunciado:
    '<p>Diga &quot;à&quot;;\tou <span class="math-inline">x &lt; 2</span></p><img src="/api/media/ab" alt="Gráfico">',
  alternativas: [
    { id: 1, letra: 'A', texto: '<p>=1+1</p>' },
    { id: 2, letra: 'B', texto: '<p>Não</p>' },
  ],
  gabarito: { alternativa_id: 2, letra: 'B', comentario: '<p>Porque\nsim</p>' },
};

const noPictures = { names: async () => new Map<string, string>(), bytes: async () => null };
const csv = async (questions: ExportQuestion[], format: 'csv' | 'csv-gabarito' = 'csv') =>
  (await fileOf(format, questions, noPictures)).toString('utf8');

describe('a table of questions', () => {
  it('quotes what a spreadsheet would misread, and contains no formula', async () => {
    const [head, row] = (await csv([question])).slice(1).split('\r\n');
    expect(head).toBe('"código";"banca";"órgão";"ano";"cargo";"matéria";"assunto";"enunciado";"A";"B";"C";"D";"E"');
    expect(row).toBe(
      '"Q1";"FGV";"Tribunal";"2024";"";"Língua Portuguesa";"Crase";"Diga ""à""; ou \\(x < 2\\) [Gráfico]";"\'=1+1";"Não";"";"";""',
    );
  });

  it('contains the key on request only, and marks annulled questions', async () => {
    const withKeys = await csv([question, { ...question, anulada: true }], 'csv-gabarito');
    expect(withKeys).toContain('"gabarito";"comentário";"número";"dificuldade";"situação"\r\n');
    expect(
      withKeys
        .split('\r\n')
        .slice(1, 3)
        .map((row) => row.split(';').slice(-5)),
    ).toEqual([
      ['"B"', '"Porque sim"', '""', '"2"', '""'],
      ['"anulada"', '"Porque sim"', '""', '"2"', '"anulada"'],
    ]);
    expect(await csv([question])).not.toContain('Porque');
  });

  it('has a column for each alternative, even beyond the usual number', async () => {
    const alternativas = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((letra, id) => ({
      id,
      letra,
      texto: `<p>texto ${letra}</p>`,
    }));
    const [head, row, short] = (await csv([{ ...question, alternativas }, question])).slice(1).split('\r\n');
    expect(head).toMatch(/"E";"F";"G"$/);
    expect(row).toMatch(/"texto E";"texto F";"texto G"$/);
    expect(short?.split('";"')).toHaveLength(15);
  });
});
