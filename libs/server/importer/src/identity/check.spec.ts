import { createImporter, gift, type Importer } from '../testing/importer';

let importer: Importer;
beforeEach(async () => {
  importer = await createImporter();
});
afterEach(() => importer.drop());

describe('import --verifica', () => {
  it('finds nothing in separate papers, nor in two languages of one number', async () => {
    await importer.save(
      'a.gift',
      gift({ name: 'Questão 1 (inglês)', text: 'One?' }, { name: 'Questão 1 (espanhol)', text: 'Uno?' }),
    );
    await importer.run('a.gift', '--prova', 'A 2021');
    expect(await importer.run('--verifica')).toEqual({
      code: 0,
      output:
        'questões em provas de anos ou bancas diferentes (iguais nas duas, ou uma tomou o texto da outra): 0\nnúmeros que se repetem em uma prova: 0\nquestões que um mapa tem em outro assunto: 0\n',
    });
  });

  it('lists what an older importer may have mixed up, and writes nothing', async () => {
    await importer.save('a.gift', gift({ name: 'Q1', text: 'A mesma?' }, { name: 'Q2', text: 'De A?' }));
    await importer.run('a.gift', '--prova', 'A 2021');
    await importer.run('a.gift', '--prova', 'B', '--ano', '2022', '--banca', 'FGV');
    await importer.rows('update questions set current_version = 2 where id = 2');
    await importer.rows('update exam_questions set number = 1 where exam_id = 2');
    await importer.rows(
      "with planted as (insert into subjects (name, slug) values ('Óptica', 'optica') returning id) update map_questions set subject_id = (select id from planted) where map_id = 1 and slot = 1",
    );
    const before = await importer.fingerprint();
    const { code, output } = await importer.run('--verifica');
    expect([code, output.split('\n')]).toEqual([
      0,
      [
        'questões em provas de anos ou bancas diferentes (iguais nas duas, ou uma tomou o texto da outra): 2',
        '  Q2, 2 versões: “A 2021” e “B” (2022, FGV)',
        '  Q1, 1 versão: “A 2021” e “B” (2022, FGV)',
        'números que se repetem em uma prova: 1',
        '  “B” (2022, FGV), número 1: Q1 e Q2',
        'questões que um mapa tem em outro assunto: 1',
        '  mapa “A 2021”, Q1: “Óptica” no mapa, “Geral” na questão',
        '',
      ],
    ]);
    expect(await importer.fingerprint()).toBe(before);
  });

  it('cannot be combined with files', async () => {
    expect(await importer.run('a.gift', '--verifica')).toEqual({
      code: 2,
      output: expect.stringContaining('A opção --verifica vai sozinha.'),
    });
  });
});
