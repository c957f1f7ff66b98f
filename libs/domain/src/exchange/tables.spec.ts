import type { ExchangeQuestion } from './model';
import { toAnki, toCsv } from './tables';

const question: ExchangeQuestion = {
  codigo: 'Q1',
  tipo: 'questaomultiplaescolha',
  banca: { sigla: 'FGV' },
  instituicao: { sigla: '', nome: 'Tribunal' },
  ano: 2024,
  cargo: null,
  assunto: [{ nome: 'Língua Portuguesa' }, { nome: 'Crase' }],
  dificuldade: 2,
  desatualizada: false,
  enunciado: '<p>Diga &quot;à&quot;;\tou <span class="math-inline">x &lt; 2</span></p><img src="/api/media/ab" alt="Gráfico">',
  alternativas: [
    { id: 1, letra: 'A', texto: '<p>=1+1</p>' },
    { id: 2, letra: 'B', texto: '<p>Não</p>' },
  ],
  gabarito: { alternativa_id: 2, letra: 'B', comentario: '<p>Porque\nsim</p>' },
};

describe('a table of questions', () => {
  it('quotes what a spreadsheet would misread, and runs nothing', () => {
    const [head, row] = toCsv([question], false).slice(1).split('\r\n');
    expect(head).toBe('"código";"banca";"órgão";"ano";"cargo";"matéria";"assunto";"enunciado";"A";"B";"C";"D";"E"');
    expect(row).toBe('"Q1";"FGV";"Tribunal";"2024";"";"Língua Portuguesa";"Crase";"Diga ""à""; ou x < 2 [Gráfico]";"\'=1+1";"Não";"";"";""');
  });

  it('holds the key only where it is wanted', () => {
    expect(toCsv([question], true)).toContain('"gabarito";"comentário"\r\n');
    expect(toCsv([question], true)).toMatch(/"B";"Porque sim"\r\n$/);
    expect(toCsv([question], false)).not.toContain('Porque');
  });
});

describe('a table with a question of more alternatives than exams usually have', () => {
  it('has a column for each of them', () => {
    const alternativas = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((letra, id) => ({ id, letra, texto: `<p>texto ${letra}</p>` }));
    const [head, row, short] = toCsv([{ ...question, alternativas }, question], false).slice(1).split('\r\n');
    expect(head).toMatch(/"E";"F";"G"$/);
    expect(row).toMatch(/"texto E";"texto F";"texto G"$/);
    expect(short?.split('";"')).toHaveLength(15);
  });
});

describe('cards for Anki', () => {
  it('stand on one line each, pictures with their whole address and formulas in brackets', () => {
    const lines = toAnki([question], 'https://mapa.example').trimEnd().split('\n');
    expect(lines.slice(0, 4)).toEqual(['#separator:tab', '#html:true', '#guid column:1', '#tags column:4']);
    const [code, front, back, tags, ...others] = lines[4]?.split('\t') ?? [];
    expect([code, tags, others]).toEqual(['Q1', 'Língua_Portuguesa Crase', []]);
    expect(front).toContain('src="https://mapa.example/api/media/ab"');
    expect(front).toContain('\\(x &lt; 2\\)');
    expect(back).toBe('<b>B)</b> <p>Não</p><br><p>Porque sim</p>');
  });
});
