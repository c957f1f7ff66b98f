import { column, questionLines, writePdf, type DrawnPage } from '../testing';
import { readPaperFile, type ReadRequest } from './read-file';

/** A paper of four questions with the given titles, and a running line on its pages. */
function paper(titles: readonly string[], running = ''): Buffer {
  const body = (from: number): DrawnPage => ({
    texts: [
      ...column([...questionLines(from), ...questionLines(from + 1)]),
      ...(running ? [{ x: 200, y: 820, text: running, size: 8 }] : []),
    ],
  });
  const cover = { texts: column(titles.map((text) => ({ text, size: 16 }))) };
  return writePdf([cover, body(1), body(3), { texts: column([{ text: 'RASCUNHO' }]) }, ...(running ? [{}] : [])]);
}

/** Its key with the given titles. */
const key = (...titles: string[]): NonNullable<ReadRequest['key']> => ({
  bytes: writePdf([{ texts: column([...titles, '1 - A  2 - B  3 - C  4 - D']) }]),
  isPdf: true,
});

const read = (request: Pick<ReadRequest, 'paper' | 'key'> & Partial<ReadRequest>) =>
  readPaperFile({ booklet: null, ...request }).then(
    ({ check }) => check,
    (error: Error) => error.message,
  );
const names = { exam: null, file: null, year: null, position: null };

describe('a key that names its exam', () => {
  const oab = paper(['XXV EXAME DE ORDEM UNIFICADO', 'Tipo 1 - BRANCA', 'Prova aplicada em 08/04/2018']);

  it('is compared with its paper, and the data that both print are reported', async () => {
    const own = key('XXV EXAME UNIFICADO – PROVAS DO DIA 08/04/2018', 'TIPO 1 – BRANCO');
    expect(await read({ paper: oab, key: own })).toEqual({
      agrees: ['exame 25', 'ano 2018', 'data 08/04/2018', 'caderno tipo 1 branca'],
      differs: [],
      unsure: [],
      year: 2018,
    });
  });

  it.each([
    [['XIX EXAME UNIFICADO – PROVAS DO DIA 03/04/2016'], 'exame 19 (na prova, 25); ano 2016 (na prova, 2018)'],
    [['XXV EXAME UNIFICADO – PROVAS DO DIA 10/06/2018'], 'data 10/06/2018 (na prova, 08/04/2018)'],
    [['Gabarito 2017', 'TIPO 2 – VERDE'], 'ano 2017 (na prova, 2018); caderno tipo 2 verde (na prova, tipo 1 branca)'],
  ])('is refused if it belongs to another paper: %j', async (titles, told) => {
    expect(await read({ paper: oab, key: key(...titles) })).toBe(
      `o gabarito é de outra prova: ${told}; se é mesmo o desta, repita o comando com --gabarito-de-outra`,
    );
  });

  it.each([
    [
      ['PREFEITURA DE CAMPO BELO'],
      ['CÂMARA DE RIO NOVO'],
      'órgão CÂMARA DE RIO NOVO (na prova, PREFEITURA DE CAMPO BELO)',
    ],
    [
      ['CONSELHO REGIONAL DE QUÍMICA', 'ANALISTA DE TI'],
      ['CONSELHO REGIONAL DE QUÍMICA', 'Cargo: Advogado'],
      'cargo Advogado (na prova, ANALISTA DE TI)',
    ],
    [['CARGO 3: ANALISTA'], ['CARGO 4: ANALISTA'], 'cargo número 4 (na prova, 3)'],
    [['VESTIBULAR 2024 – MANHÃ'], ['VESTIBULAR 2024 – TARDE'], 'turno da tarde (na prova, manhã)'],
    [['EDITAL Nº 1/2023'], ['EDITAL Nº 1/2021'], 'edital de 2021 (na prova, 2023)'],
  ])('is refused for another employer, cargo, shift or notice: %j', async (ofPaper, ofKey, told) => {
    expect(await read({ paper: paper(ofPaper), key: key(...ofKey) })).toContain(told);
    expect(await read({ paper: paper(ofPaper), key: key(...ofPaper) })).toMatchObject({ differs: [] });
  });

  it('is accepted if names are only shortened, or a year is that of the notice', async () => {
    const titles = ['CONSELHO REGIONAL DE QUÍMICA DA 12ª REGIÃO', 'ANALISTA DE T. I.', 'EDITAL Nº 1/2023'];
    const ofKey = ['CRQ-12', 'CARGO: ANALISTA DE TECNOLOGIA DA INFORMAÇÃO', 'PROVA APLICADA EM 21/01/2024'];
    expect(await read({ paper: paper(titles), key: key(...ofKey) })).toMatchObject({ differs: [] });
  });
});

describe('a paper without a printed year', () => {
  const enem = paper(['EXAME NACIONAL DO ENSINO MÉDIO', '2º DIA'], 'CN - 2° dia | Caderno 7 - AZUL');

  it('has that of the command, or of its file’s name', async () => {
    const other = { paper: enem, key: key('Gabarito 2023', '2º DIA - CADERNO 7', 'Azul') };
    expect(await read(other)).toMatchObject({
      agrees: ['dia 2', 'caderno tipo 7 azul'],
      unsure: ['ano 2023'],
      year: null,
    });
    expect(await read({ ...other, names: { ...names, exam: 'ENEM 2022 – 2º dia' } })).toContain(
      'ano 2023 (no comando, 2022)',
    );
    expect(await read({ ...other, names: { ...names, file: 'enem-2022-dia2.pdf' } })).toContain(
      'ano 2023 (no arquivo, 2022)',
    );
    expect(await read({ ...other, names: { ...names, year: 2023, file: 'prova (2022).pdf' } })).toMatchObject({
      agrees: ['ano 2023', 'dia 2', 'caderno tipo 7 azul'],
    });
  });

  it('is not dated before the texts that it cites', async () => {
    const cites = writePdf([
      {
        texts: column([
          ...questionLines(1),
          'Acesso em: 23 jun. 2022 (adaptado).',
          ...questionLines(2),
          ...questionLines(3),
          ...questionLines(4),
        ]),
      },
    ]);
    expect(await read({ paper: cites, key: key('Gabarito 2021') })).toContain('ano 2021 (a prova cita textos de 2022)');
    expect(await read({ paper: cites, key: key('Gabarito 2023') })).toMatchObject({ differs: [] });
  });

  it('is dated by its day', async () => {
    expect(await read({ paper: enem, key: key('1º DIA - CADERNO 7 – Azul') })).toContain('dia 1 (na prova, 2)');
  });
});

describe('a person who insists', () => {
  const first = paper(['XXV EXAME DE ORDEM UNIFICADO', 'TIPO 1 – BRANCA'], 'XXV EXAME – TIPO 1 – BRANCA');
  const types = {
    bytes: writePdf([
      { texts: column(['TIPO 1 – BRANCA', '1 A  2 B  3 C  4 D', 'TIPO 2 – VERDE', '1 B  2 B  3 B  4 B']) },
    ]),
    isPdf: true,
  };

  it('must do so if the command names another booklet than the paper', async () => {
    const asked = { paper: first, key: types, booklet: '2 verde' };
    expect(await read(asked)).toBe(
      'o arquivo diz que é o caderno tipo 1 branca, e o comando pede o tipo 2 verde; se o comando está certo, repita-o com --gabarito-de-outra',
    );
    const { questions } = await readPaperFile({ ...asked, isKeyForced: true });
    expect(questions.map(({ right }) => right)).toEqual(['B', 'B', 'B', 'B']);
  });

  it('gets a key of another exam, with the differences', async () => {
    const asked = { paper: first, key: key('XIX EXAME UNIFICADO'), booklet: null, isKeyForced: true };
    const { check, questions } = await readPaperFile(asked);
    expect(check?.differs).toEqual(['exame 19 (na prova, 25)']);
    expect(questions.map(({ right }) => right)).toEqual(['A', 'B', 'C', 'D']);
  });

  it('gets drafts if the key gives letters that a question lacks', async () => {
    const strange = { bytes: Buffer.from('1;E\n2;B\n3;C\n4;E\n5;A'), isPdf: false };
    const { check, questions } = await readPaperFile({ paper: first, key: strange, booklet: null, isKeyForced: true });
    expect(check?.differs).toEqual([
      'tem a resposta da questão 5, que a prova não tem',
      'dá letras que não existem nas questões 1 e 4',
    ]);
    expect(questions[0]?.doubts).toEqual(['o gabarito dá a letra E, que ela não tem']);
  });
});
