import { createImporter, gift, type Importer } from '../testing/importer';

let importer: Importer;
beforeEach(async () => {
  importer = await createImporter();
  for (const name of ['a', 'b', 'c'])
    await importer.save(`${name}.gift`, gift({ name: 'Q1', text: `Questão de ${name}?` }));
});
afterEach(() => importer.drop());

const SP = 'SEFAZ – Secretaria da Fazenda de São Paulo';
const RJ = 'SEFAZ – Secretaria da Fazenda do Rio de Janeiro';
const bodies = () =>
  importer.rows("select acronym, name, slug, aliases from institutions where kind = 'orgao' order by id");
const of = (table: string) =>
  importer.rows(`select i.name from ${table} t join institutions i on i.id = t.institution_id order by t.id`);

async function loadTwo() {
  await importer.run('a.gift', '--prova', 'A 2026', '--instituicao', SP);
  return importer.run('b.gift', '--prova', 'B 2026', '--instituicao', RJ);
}

describe('bodies with the same acronym', () => {
  it('stay separate if their names differ, and the report explains how to merge them', async () => {
    const { code, output } = await loadTwo();
    expect(code).toBe(0);
    expect(output).toContain('avisos: 1\n');
    expect(output).toContain(
      'b.gift: aviso: a sigla “SEFAZ” já era de “Secretaria da Fazenda de São Paulo”, e “Secretaria da Fazenda do Rio de Janeiro” ficou à parte; se é o mesmo, junte os dois na mesa ou com --junta-orgao "SEFAZ"\n',
    );
    expect(await bodies()).toEqual([
      { acronym: 'SEFAZ', name: 'Secretaria da Fazenda de São Paulo', slug: 'sefaz', aliases: [] },
      {
        acronym: 'SEFAZ',
        name: 'Secretaria da Fazenda do Rio de Janeiro',
        slug: 'sefaz-secretaria-da-fazenda-do-rio-de-janeiro',
        aliases: [],
      },
    ]);
    expect((await of('exams')).map(({ name }) => name)).toEqual([
      'Secretaria da Fazenda de São Paulo',
      'Secretaria da Fazenda do Rio de Janeiro',
    ]);
  });

  it('are found again by their names, in any case and accents, without a warning', async () => {
    await loadTwo();
    expect(
      (
        await importer.run(
          'b.gift',
          '--prova',
          'B 2026',
          '--instituicao',
          'sefaz – secretaria da fazenda do rio de janeiro',
        )
      ).output,
    ).toContain('avisos: 0\n');
    expect(
      (await importer.run('c.gift', '--prova', 'C 2026', '--instituicao', 'Secretaria da Fazenda de Sao Paulo')).output,
    ).toContain('avisos: 0\n');
    expect(await bodies()).toHaveLength(2);
  });

  it('must be named if only the acronym is given, and nothing is imported', async () => {
    await loadTwo();
    const { code, output } = await importer.run('c.gift', '--prova', 'C 2026', '--instituicao', 'SEFAZ');
    expect([code, output]).toEqual([
      1,
      expect.stringContaining(
        'c.gift: há 2 órgãos de sigla “SEFAZ”: diga sigla e nome, como “SEFAZ – Secretaria da Fazenda de São Paulo”\n',
      ),
    ]);
    expect(await importer.rows('select 1 from exams')).toHaveLength(2);
  });

  it('complete the name of one that had only an acronym', async () => {
    await importer.run('a.gift', '--prova', 'A 2026', '--instituicao', 'SEFAZ');
    const { output } = await importer.run('b.gift', '--prova', 'B 2026', '--instituicao', SP);
    expect(output).toContain(
      'aviso: “SEFAZ”, de que só se sabia a sigla, agora é “Secretaria da Fazenda de São Paulo”\n',
    );
    expect(await bodies()).toEqual([
      expect.objectContaining({ acronym: 'SEFAZ', name: 'Secretaria da Fazenda de São Paulo' }),
    ]);
    expect((await importer.run('c.gift', '--prova', 'C 2026', '--instituicao', 'SEFAZ')).output).toContain(
      'avisos: 0\n',
    );
  });

  it('are separate by kind: a board is not a body', async () => {
    await importer.run('a.gift', '--prova', 'A 2026', '--instituicao', SP, '--banca', RJ);
    expect(await importer.rows('select kind from institutions order by kind')).toEqual([
      { kind: 'banca' },
      { kind: 'orgao' },
    ]);
  });
});

describe('--junta-orgao', () => {
  it('merges them, with their papers, maps and questions, and the next import follows', async () => {
    await loadTwo();
    expect(await importer.run('--junta-orgao', 'sefaz')).toEqual({
      code: 0,
      output:
        '1 órgão juntado a “SEFAZ – Secretaria da Fazenda de São Paulo”: SEFAZ – Secretaria da Fazenda do Rio de Janeiro\n',
    });
    const [SP_NAME, RJ_NAME] = ['Secretaria da Fazenda de São Paulo', 'Secretaria da Fazenda do Rio de Janeiro'];
    expect(await bodies()).toEqual([{ acronym: 'SEFAZ', name: SP_NAME, slug: 'sefaz', aliases: [RJ_NAME] }]);
    for (const table of ['exams', 'question_maps', 'questions'])
      expect((await of(table)).map(({ name }) => name)).toEqual([SP_NAME, SP_NAME]);
    const before = await importer.fingerprint();
    expect((await importer.run('b.gift', '--prova', 'B 2026', '--instituicao', RJ)).output).toContain(
      'inalteradas: 1\natualizadas: 0\nrecusadas: 0\nsem assunto: 0\navisos: 0\n',
    );
    expect(await importer.fingerprint()).toBe(before);
  });

  it('merges what the same command has imported, and says if there is nothing to merge', async () => {
    await importer.run('a.gift', '--prova', 'A 2026', '--instituicao', SP);
    const { output } = await importer.run('b.gift', '--prova', 'B 2026', '--instituicao', RJ, '--junta-orgao', 'SEFAZ');
    expect(output).toContain('1 órgão juntado a');
    expect(await bodies()).toHaveLength(1);
    expect(await importer.run('--junta-orgao', 'SEFAZ')).toEqual({
      code: 0,
      output: 'sigla “SEFAZ”: já era só de “SEFAZ – Secretaria da Fazenda de São Paulo”\n',
    });
    expect(await importer.run('--junta-banca', 'SEFAZ')).toMatchObject({
      code: 1,
      output: expect.stringContaining('--junta-banca: não há bancas de sigla “SEFAZ”.\n'),
    });
  });

  it('leaves those of another acronym, and boards, unchanged', async () => {
    await importer.run('a.gift', '--prova', 'A 2026', '--instituicao', 'TRT – Tribunal A', '--banca', SP);
    await importer.run('b.gift', '--prova', 'B 2026', '--instituicao', RJ, '--banca', RJ);
    await importer.run('--junta-orgao', 'SEFAZ');
    expect(await importer.rows('select kind, name from institutions order by kind, id')).toHaveLength(4);
  });
});
