import { createImporter, gift, type Importer } from '../testing/importer';

let importer: Importer;
beforeEach(async () => {
  importer = await createImporter();
  for (const name of ['a', 'b', 'c'])
    await importer.save(`${name}.gift`, gift({ name: 'Q1', text: `Questão de ${name}?` }));
});
afterEach(() => importer.drop());

const HEAD = 'chave;concurso;orgao;banca;cargos;ano;inscricoes_de;inscricoes_ate;data_prova';
async function announce(...lines: string[]) {
  await importer.save('e.csv', [HEAD, ...lines].join('\n'));
  return importer.run('--editais', 'e.csv');
}
const paper = (file: string, exam: string, ...flags: string[]) => importer.run(file, '--prova', exam, ...flags);
const exams = () =>
  importer.rows(
    'select e.name, e.slug, e.year, e.given, n.source_key as key from exams e left join notices n on n.exam_id = e.id order by e.id',
  );

const OWN = ['--instituicao', 'ANFAM', '--cargo', 'Técnico', '--ano', '2026'];

describe('a notice and its paper', () => {
  it('are one exam by body, position and year, under any name, the notice first', async () => {
    await announce('k;Concurso da ANFAM 2026;ANFAM;;técnico;;;;');
    const { output } = await paper('a.gift', 'ANFAM 2026 – Técnico', ...OWN);
    expect(output).toContain(
      'a.gift: aviso: a prova “ANFAM 2026 – Técnico” é a do edital “Concurso da ANFAM 2026”: mesmo órgão, cargo e ano\n',
    );
    const one = [{ name: 'ANFAM 2026 – Técnico', slug: 'concurso-da-anfam-2026', year: 2026, given: true, key: 'k' }];
    expect(await exams()).toEqual(one);
    expect((await paper('a.gift', 'ANFAM 2026 – Técnico', ...OWN)).output).toContain(
      'inalteradas: 1\natualizadas: 0\nrecusadas: 0\nsem assunto: 0\navisos: 0\n',
    );
    expect((await announce('k;Concurso da ANFAM 2026;ANFAM;;técnico;;;;')).output).toContain('inalterados: 1\n');
    expect(await exams()).toEqual(one);
  });

  it('are one exam in the same way, the paper first', async () => {
    await paper('a.gift', 'ANFAM 2026 – Técnico', ...OWN);
    const { output } = await announce('k;Concurso da ANFAM;ANFAM;FUNDAVE;Técnico;2026;;;');
    expect(output).toContain(
      'e.csv:2: "Concurso da ANFAM": aviso: o edital “Concurso da ANFAM” é o da prova “ANFAM 2026 – Técnico”: mesmo órgão, cargo e ano\n',
    );
    expect(await exams()).toEqual([
      { name: 'ANFAM 2026 – Técnico', slug: 'anfam-2026-tecnico', year: 2026, given: true, key: 'k' },
    ]);
  });

  it('keep the year of the first notice, even if its days move into another year', async () => {
    await announce('k;Concurso da ANFAM;ANFAM;;Técnico;;01/11/2026;01/12/2026;20/12/2026');
    expect((await announce('k;Concurso da ANFAM;ANFAM;;Técnico;;01/11/2026;01/12/2026;17/01/2027')).output).toContain(
      'atualizados: 1\n',
    );
    expect(await exams()).toEqual([
      { name: 'Concurso da ANFAM', slug: 'concurso-da-anfam-2026', year: 2026, given: false, key: 'k' },
    ]);
    await paper('a.gift', 'ANFAM – Técnico', ...OWN);
    expect(await exams()).toEqual([expect.objectContaining({ name: 'ANFAM – Técnico', given: true, key: 'k' })]);
    await announce('k;Concurso da ANFAM;ANFAM;;Técnico;;01/11/2026;01/12/2026;20/02/2028');
    expect(await exams()).toEqual([expect.objectContaining({ year: 2026, key: 'k' })]);
  });

  it.each([
    ['another body', ['--instituicao', 'TRCP', '--cargo', 'Técnico', '--ano', '2026']],
    ['another position', ['--instituicao', 'ANFAM', '--cargo', 'Analista', '--ano', '2026']],
    ['another year', ['--instituicao', 'ANFAM', '--cargo', 'Técnico', '--ano', '2025']],
    ['another board', [...OWN, '--banca', 'AROEIRA']],
    ['no position told', ['--instituicao', 'ANFAM', '--ano', '2026']],
  ])('are two exams with %s', async (_, flags) => {
    await announce('k;Concurso da ANFAM;ANFAM;FUNDAVE;Técnico;2026;;;');
    await paper('a.gift', 'Prova', ...flags);
    expect((await exams()).map(({ given, key }) => [given, key])).toEqual([
      [false, 'k'],
      [true, null],
    ]);
  });

  it('are two if the notice has several positions, or the bodies share only an acronym', async () => {
    await announce(
      'k;Concurso da ANFAM;ANFAM;;Técnico|Analista;2026;;;',
      'l;Concurso da SEFAZ;SEFAZ – Fazenda de São Paulo;;Auditor;2026;;;',
    );
    await paper('a.gift', 'Prova A', ...OWN);
    await paper(
      'b.gift',
      'Prova B',
      '--instituicao',
      'SEFAZ – Fazenda do Rio de Janeiro',
      '--cargo',
      'Auditor',
      '--ano',
      '2026',
    );
    expect((await exams()).map(({ name, key }) => [name, key])).toEqual([
      ['Concurso da ANFAM', 'k'],
      ['Concurso da SEFAZ', 'l'],
      ['Prova A', null],
      ['Prova B', null],
    ]);
  });

  it('stay separate if several fit, with a warning', async () => {
    await announce('k;Concurso I;ANFAM;;Técnico;2026;;;', 'l;Concurso II;ANFAM;;Técnico;2026;;;');
    const { output } = await paper('a.gift', 'Prova', ...OWN);
    expect(output).toContain(
      'aviso: há 2 editais do mesmo órgão, cargo e ano, e nenhum foi ligado: dê o mesmo nome aos que são do mesmo concurso\n',
    );
    expect(await exams()).toHaveLength(3);
    expect((await paper('b.gift', 'Concurso II', ...OWN)).output).toContain('avisos: 0\n');
    expect((await exams())[1]).toMatchObject({ given: true, key: 'l' });
  });

  it('of one name are refused if their bodies differ, and nothing is imported', async () => {
    await announce('k;Prefeitura 2026;PMV – Prefeitura de Vila;;;;;;');
    const refusal = '“Prefeitura 2026” já é de outro órgão, “Prefeitura de Vila”: diga esse órgão, ou dê outro nome';
    expect(await paper('a.gift', 'Prefeitura 2026', '--instituicao', 'PMX – Prefeitura de Xique')).toMatchObject({
      code: 1,
      output: expect.stringContaining(`a.gift: ${refusal}\n`),
    });
    expect((await announce('l;Prefeitura 2026;PMX – Prefeitura de Xique;;;;;;')).output).toContain(
      `e.csv:2: "Prefeitura 2026": ${refusal}\n`,
    );
    expect(await importer.rows('select 1 from institutions')).toHaveLength(1);
  });

  it('of one name are one even if the notice lacks the position, with a warning', async () => {
    await paper('a.gift', 'Vila 2026', '--cargo', 'Auxiliar');
    expect((await announce('k;Vila 2026;PMV;;Agente;;;;')).output).toContain(
      'aviso: o edital “Vila 2026” não lista o cargo da prova, “Auxiliar”\n',
    );
    expect(await exams()).toEqual([expect.objectContaining({ given: true, key: 'k' })]);
  });
});

describe('a paper without --ano', () => {
  it('matches the only paper of its name, with a warning, for questions and PDFs', async () => {
    await paper('a.gift', 'EXAME', '--ano', '2022');
    const warning = 'aviso: sem --ano, a prova “EXAME” foi tomada pela única deste nome, de 2022\n';
    expect((await paper('a.gift', 'EXAME')).output).toContain(`a.gift: ${warning}`);
    await importer.save('p.pdf', '%PDF-1.7\nstartxref\n0\n%%EOF\n');
    expect((await importer.run('--prova', 'EXAME', '--pdf-prova', 'p.pdf')).output).toBe(
      `PDFs gravados: 1\nPDFs inalterados: 0\nPDF: ${warning}`,
    );
    expect(await exams()).toHaveLength(1);
  });

  it('must name the year if there are several', async () => {
    await paper('a.gift', 'EXAME', '--ano', '2021');
    await paper('b.gift', 'EXAME 2022');
    const { code, output } = await paper('c.gift', 'EXAME');
    expect([code, output]).toEqual([
      1,
      expect.stringContaining('c.gift: há provas de nome “EXAME” de 2021, 2022: diga o ano com --ano\n'),
    ]);
    expect(await exams()).toHaveLength(2);
  });

  it('is imported without a year if there is none, with a warning, and is found again', async () => {
    expect((await paper('a.gift', 'EXAME')).output).toContain('aviso: a prova “EXAME” ficou sem ano; diga com --ano\n');
    expect((await paper('a.gift', 'EXAME')).output).toContain(
      'inalteradas: 1\natualizadas: 0\nrecusadas: 0\nsem assunto: 0\navisos: 0\n',
    );
    expect(await exams()).toHaveLength(1);
  });
});
