import { openQuestions } from '../readers/open-questions';
import { collect } from '../testing/collect';

async function* bytesOf(text: string) {
  yield Buffer.from(text);
}
const read = (text: string) => collect(openQuestions(bytesOf(text)));

const HEAD = 'código;matéria;assunto;enunciado;A;B;C;gabarito';

describe('a table of questions', () => {
  it('is read by the names of its columns, in any order, case and separator', async () => {
    const [question] = await read(
      '\ufeffEnunciado,Gabarito,a,b,Numero,Ano,Dificuldade,Situacao,Comentario,Materia,Orgao\r\n"Quanto, é 1 + 1?",b,um,"dois ""2""",7 (inglês),2024,3,desatualizada: lei nova,Porque sim,Matemática,TRT\r\n',
    );
    expect(question).toMatchObject({
      line: 2,
      name: 'Questão 7 (inglês)',
      kind: 'multichoice',
      categoryPath: ['Matemática'],
      statement: { text: 'Quanto, é 1 + 1?', format: 'plain' },
      answers: [
        { text: 'um', fraction: 0 },
        { text: 'dois "2"', fraction: 100 },
      ],
      generalFeedback: { text: 'Porque sim' },
      tags: ['ano:2024', 'dificuldade:3', 'desatualizada: lei nova'],
      defect: null,
    });
  });

  it.each([
    [
      'banca;cargo;enunciado;A;B;gabarito\nFGV;Técnico;Um;a;b;A\n',
      ['a tabela traz banca e cargo, que não vêm dela: diga --banca e --cargo no comando'],
    ],
    [
      'orgao;enunciado;A;B;gabarito\nTRT;Um;a;b;A\n',
      ['a tabela traz órgão, que não vem dela: diga --instituicao no comando'],
    ],
    ['banca;enunciado;A;B;gabarito\n;Um;a;b;A\n', []],
  ])('names the option that replaces an unsupported column: %j', async (text, warnings) => {
    const heard: string[] = [];
    await collect(openQuestions(bytesOf(text), (_, reason) => void heard.push(reason)));
    expect(heard).toEqual(warnings);
  });

  it('may have rows without alternatives, which are right or wrong, and annulled ones', async () => {
    const [right, wrong, annulled] = await read(
      `${HEAD}\n1;Direito;Direito;Um;;;;C\n2;Direito;Penal;# Dois;;;;errado\n3;Direito;;Três;a;b;;anulada\n`,
    );
    expect(
      [right, wrong].map((one) => [one?.kind, one?.categoryPath, one?.answers.map(({ fraction }) => fraction)]),
    ).toEqual([
      ['truefalse', ['Direito'], [100, 0]],
      ['truefalse', ['Direito', 'Penal'], [0, 100]],
    ]);
    expect(annulled).toMatchObject({ tags: ['anulada'], defect: null, answers: [{ fraction: 0 }, { fraction: 0 }] });
  });

  it('has a column for the comment on each alternative, by its letter', async () => {
    const [choice, truth] = await read(
      "enunciado;A;B;gabarito;Comentario A;comentário b;comentário C;comentário E\nUm;a;b;A;Porque sim;'=não;;\nDois;;;E;;;Seria certo;Não é\n",
    );
    expect(choice?.answers.map(({ feedback }) => feedback?.text)).toEqual(['Porque sim', '=não']);
    expect(truth?.answers.map(({ feedback }) => feedback?.text)).toEqual(['Seria certo', 'Não é']);
  });

  it('refuses a comment on an alternative that the question does not have', async () => {
    const [question] = await read('enunciado;A;B;gabarito;comentário D\nUm;a;b;A;Porque sim\n');
    expect(question?.defect).toBe('há um comentário da alternativa D, que a questão não tem');
  });

  it('removes the apostrophe that protects a spreadsheet formula, and no other', async () => {
    const [question] = await read(`${HEAD}\n1;;;'=1+1;''-x;'aspas;;A\n`);
    expect(question?.statement.text).toBe('=1+1');
    expect(question?.answers.map(({ text }) => text)).toEqual(["'-x", "'aspas"]);
  });

  it('may contain a statement that starts like a comment', async () => {
    const questions = await read('enunciado;A;B;gabarito\n#1 é o quê?;a;b;A\n');
    expect(questions.map(({ statement }) => statement.text)).toEqual(['#1 é o quê?']);
  });

  it.each([
    ['1;;;Um;a;b;;', 'falta o gabarito'],
    ['1;;;Um;a;b;;D', 'o gabarito “D” não é a letra de uma alternativa'],
    ['1;;;Um;;;;B', 'sem alternativas, o gabarito é C (certo) ou E (errado), e não “B”'],
    ['1;;;Um;a;b;;A;sobra', 'a linha tem 9 campos, e a tabela 8 colunas'],
  ])('refuses the row %s with its line, and continues', async (row, reason) => {
    const [bad, good] = await read(`${HEAD}\n\n${row}\n2;;;Dois;a;b;;A\n`);
    expect([bad?.line, bad?.defect, good?.line, good?.defect]).toEqual([3, reason, 4, null]);
  });

  it.each([
    ['enunciado;gabarito;sabor\nUm;A;x\n', 1, 'a coluna “sabor” não é de uma tabela de questões'],
    ['enunciado;A;B\nUm;a;b\n', 1, 'não tem a coluna gabarito'],
    ['enunciado;gabarito;A;a\nUm;A;a;b\n', 1, 'a coluna A está mais de uma vez'],
    [`${HEAD}\n1;;;"Um;a;b;;A\n`, 2, 'as aspas de um campo não fecham'],
  ])('is refused as a whole: %j', async (text, line, reason) => {
    await expect(read(text)).rejects.toMatchObject({ line, message: expect.stringContaining(reason) });
  });
});
