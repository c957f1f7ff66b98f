import { createImporter, gift, type Importer } from '../testing/importer';

let importer: Importer;
beforeEach(async () => {
  importer = await createImporter();
});
afterEach(() => importer.drop());

const NUMBERS = 20;
const LETTERS = ['A', 'B', 'C', 'D', 'E'];
/** The key of a paper whose numbers are shifted by `shift`: without equal neighbours and without a period. */
const keyAt = (at: number) => LETTERS[(at * at + 3 * at) % 5] ?? 'A';

/** Questions from 46 on, as in a paper of two areas. */
const paper = (key: (at: number) => string, year = 2022) =>
  gift(
    ...Array.from({ length: NUMBERS }, (_, at) => ({
      name: `Questão ${46 + at} - ENEM ${year}`,
      text: `Enunciado ${at} de ${year}?`,
    })),
  ).replace(
    /\{=sim ~não\}/g,
    (() => {
      let at = -1;
      return () => {
        at += 1;
        const right = key(at);
        return `{${LETTERS.map((letter) => `${letter === right ? '=' : '~'}alternativa ${letter}`).join(' ')}}`;
      };
    })(),
  );

const HEAD =
  'CO_POSICAO;SG_AREA;CO_ITEM;TX_GABARITO;CO_HABILIDADE;IN_ITEM_ABAN;TX_MOTIVO_ABAN;NU_PARAM_A;NU_PARAM_B;NU_PARAM_C;TX_COR;CO_PROVA;TP_LINGUA;IN_ITEM_ADAPTADO';
interface Row {
  position: number;
  key?: string;
  booklet?: number;
  colour?: string;
  language?: string;
  abandoned?: boolean;
  parameters?: string;
  adapted?: number;
}
const row = ({
  position,
  key = keyAt(position - 1),
  booklet = 1055,
  colour = 'AZUL',
  language = '',
  abandoned = false,
  parameters = abandoned ? ';;' : `1.5;${(position / 10).toFixed(2)};0.2`,
  adapted = 0,
}: Row) =>
  `${position};CH;${10_000 + position};${key};${position};${abandoned ? 1 : 0};${abandoned ? 'Bisserial' : ''};${parameters};${colour};${booklet};${language};${adapted}`;
const rows = (change: Partial<Row> = {}) =>
  Array.from({ length: NUMBERS }, (_, at) => row({ position: at + 1, ...change }));
const table = (...lines: string[]) => [HEAD, ...lines].join('\n');

const importPaper = async (key = keyAt, year = 2022) => {
  await importer.save('p.gift', paper(key, year));
  return importer.run('p.gift', '--prova', `ENEM ${year}`, '--ano', String(year));
};
const importItems = async (text: string, ...flags: string[]) => {
  await importer.save('ITENS_PROVA_2022.csv', text);
  return importer.run('--itens', 'ITENS_PROVA_2022.csv', ...flags);
};
const areas = () =>
  importer.rows(
    'select e.name, a.area, b.code, a.shift from exam_areas a join exams e on e.id = a.exam_id join item_booklets b on b.id = a.booklet_id order by 1, 2',
  );
const LINKED = [{ name: 'ENEM 2022', area: 'CH', code: '1055', shift: 45 }];

describe('a file of item parameters', () => {
  it('is stored by booklet and linked to the paper with the same keys, wherever its numbering starts', async () => {
    await importPaper();
    const other = rows({ booklet: 1056, colour: 'AMARELO' }).reverse();
    const { code, output } = await importItems(
      table(...other.map((line) => line.replace(/;([A-E]);/, ';A;')), ...rows().reverse()),
    );
    expect([code, output]).toEqual([
      0,
      'cadernos de itens aceitos: 2\ninalterados: 0\natualizados: 0\n“ENEM 2022”, Ciências Humanas e suas Tecnologias: caderno 1055 (AZUL), 20 gabaritos iguais\n',
    ]);
    expect(await areas()).toEqual(LINKED);
    expect(
      await importer.rows(
        "select * from booklet_items where position = 3 and booklet_id = (select id from item_booklets where code = '1055')",
      ),
    ).toEqual([
      expect.objectContaining({ item_code: '10003', key: keyAt(2), skill: 3, a: 1.5, b: 0.3, c: 0.2, language: '' }),
    ]);
  });

  it('changes nothing if it is imported again, and follows its changes', async () => {
    await importPaper();
    await importItems(table(...rows()));
    const before = await importer.fingerprint();
    expect((await importItems(table(...rows()))).output).toContain('inalterados: 1\n');
    expect(await importer.fingerprint()).toBe(before);
    const changed = await importItems(table(...rows({ parameters: '2,5;0,5;0,1' })));
    expect(changed.output).toContain('atualizados: 1\n');
    expect(await importer.rows('select distinct a, b, c from booklet_items')).toEqual([{ a: 2.5, b: 0.5, c: 0.1 }]);
    expect(await areas()).toEqual(LINKED);
  });

  it('may be separated by commas or tabs and written in ISO-8859-1', async () => {
    await importPaper();
    for (const separator of [',', '\t']) {
      const text = table(...rows({ colour: 'BRANCA' })).replaceAll(';', separator);
      expect((await importItems(text)).output).toContain('caderno 1055 (BRANCA), 20 gabaritos iguais');
    }
    const latin = Buffer.from(table(...rows({ colour: 'CÁQUI' })), 'latin1');
    await importer.save('ITENS_PROVA_2022.csv', latin as never);
    expect((await importer.run('--itens', 'ITENS_PROVA_2022.csv')).output).toContain('(CÁQUI)');
  });

  it('excludes abandoned items and those without parameters from scores, and reports the latter', async () => {
    await importPaper((at) => (at === 4 ? 'B' : keyAt(at)));
    const lines = rows();
    lines[4] = row({ position: 5, abandoned: true, key: 'X' });
    lines[6] = row({ position: 7, parameters: ';;' });
    lines[7] = row({ position: 8, parameters: '-0.4;0.1;0.2' });
    // As item 88 of ENEM 2015, which was estimated and counted.
    lines[8] = row({ position: 9, parameters: '0.019;61.05;0.2' });
    lines[9] = row({ position: 10, parameters: '0.4;101;0.2' });
    const { code, output } = await importItems(table(...lines));
    expect(code).toBe(0);
    expect(output).toContain('19 gabaritos iguais');
    expect(output).toContain('ITENS_PROVA_2022.csv:8: aviso: o item da posição 7 fica fora das notas');
    expect(output).toContain('ITENS_PROVA_2022.csv:9: aviso: o item da posição 8 fica fora das notas');
    expect(output).not.toContain('da posição 9');
    expect(output).toContain(
      'ITENS_PROVA_2022.csv:11: aviso: o item da posição 10 tem parâmetros fora do comum, e conta nas notas',
    );
    expect(await importer.rows('select position, abandoned from booklet_items where a is null order by 1')).toEqual([
      { position: 5, abandoned: true },
      { position: 7, abandoned: false },
      { position: 8, abandoned: false },
    ]);
  });

  it('reports the differing numbers if no booklet fits the paper, and links nothing', async () => {
    await importPaper((at) => (at === 2 || at === 9 ? 'E' : keyAt(at)));
    const { code, output } = await importItems(table(...rows()), '--prova', 'ENEM 2022');
    expect(code).toBe(0);
    expect(output).toContain('nenhum caderno bate; o mais próximo, caderno 1055 (AZUL), difere nos números');
    expect(await areas()).toEqual([]);
  });

  it('unlinks a booklet if it is imported again with other keys, and says so', async () => {
    await importPaper();
    await importItems(table(...rows()));
    const other = rows().map((line, at) =>
      at < 12 ? row({ position: at + 1, key: keyAt(at) === 'A' ? 'B' : 'A' }) : line,
    );
    const { output } = await importItems(table(...other));
    expect(output).toContain('nenhum caderno bate; o mais próximo, caderno 1055 (AZUL)');
    expect(output).toContain('o caderno que a área tinha já não bate e foi retirado dela');
    expect(await areas()).toEqual([]);
  });

  it('reports that the named paper has little in common with any booklet', async () => {
    await importPaper(() => 'E');
    const { output } = await importItems(table(...rows()), '--prova', 'ENEM 2022');
    expect(output).toContain(
      'nenhum caderno bate; o mais próximo, caderno 1055 (AZUL), não tem nenhum gabarito em comum com a prova',
    );
  });

  it('links the regular booklet, and reports another one with the same keys', async () => {
    await importPaper();
    const { output } = await importItems(
      table(...rows({ booklet: 1001, adapted: 1 }), ...rows(), ...rows({ booklet: 1060, parameters: '1;0;0.2' })),
    );
    expect(await areas()).toEqual(LINKED);
    expect(output).toContain('também bate o caderno 1060; para outro, diga com --cadernos');
    await importItems(table(...rows({ booklet: 1060 }), ...rows()), '--prova', 'ENEM 2022', '--cadernos', '1060');
    expect(await areas()).toEqual([{ ...LINKED[0], code: '1060' }]);
  });

  it('omits booklets that hold two sets of items, and names those', async () => {
    await importPaper();
    const double = row({ position: 3, booklet: 187, parameters: '2;1;0.1' });
    const { code, output } = await importItems(table(...rows({ booklet: 187 }), ...rows(), double));
    expect(code).toBe(0);
    expect(output).toContain('cadernos de itens aceitos: 1\n');
    expect(output).toContain(
      'ITENS_PROVA_2022.csv:42: aviso: o caderno 187 não foi lido: a posição 3 do caderno 187 está duas vezes, com valores diferentes',
    );
    expect(await areas()).toEqual(LINKED);
    const named = await importItems(
      table(...rows({ booklet: 187 }), ...rows(), double),
      '--prova',
      'ENEM 2022',
      '--cadernos',
      '187',
    );
    expect([named.code, named.output]).toEqual([1, expect.stringContaining('a posição 3 do caderno 187')]);
  });

  it('may write a language as 0.0', async () => {
    await importItems(table(...rows(), row({ position: 1, language: '0.0' }), row({ position: 1, language: '1.0' })));
    expect(await importer.rows('select language from booklet_items where position = 1 order by 1')).toEqual([
      { language: '' },
      { language: 'espanhol' },
      { language: 'inglês' },
    ]);
  });

  it('is linked to a paper that is imported later, which says so', async () => {
    expect((await importItems(table(...rows()))).output).toContain('nenhuma prova tem o gabarito destes cadernos');
    expect((await importPaper()).output).toContain(
      '“ENEM 2022”, Ciências Humanas e suas Tecnologias: caderno 1055 (AZUL), 20 gabaritos iguais\n',
    );
    expect(await areas()).toEqual(LINKED);
    const before = await importer.fingerprint();
    expect((await importPaper()).output).not.toContain('1055');
    expect(await importer.fingerprint()).toBe(before);
  });

  it('is unlinked from a paper imported again with other keys, and linked again once the keys are right', async () => {
    await importPaper();
    await importItems(table(...rows()));
    const wrong = await importPaper((at) => (at === 2 ? 'E' : keyAt(at)));
    expect(wrong.output).toContain('o caderno que a área tinha já não bate e foi retirado dela');
    expect(await areas()).toEqual([]);
    expect((await importPaper()).output).toContain('caderno 1055 (AZUL), 20 gabaritos iguais');
    expect(await areas()).toEqual(LINKED);
  });

  it('keeps the booklet that a person chose if the paper is imported again', async () => {
    await importPaper();
    const both = table(...rows({ booklet: 1060, parameters: '1;0;0.2' }), ...rows());
    await importItems(both, '--prova', 'ENEM 2022', '--cadernos', '1060');
    await importPaper();
    expect(await areas()).toEqual([{ ...LINKED[0], code: '1060' }]);
  });

  it('applies to one year: a paper of another year is not linked', async () => {
    await importPaper(keyAt, 2021);
    const alone = await importItems(table(...rows()));
    expect(alone.output).toContain('nenhuma prova tem o gabarito destes cadernos');
    const named = await importItems(table(...rows()), '--prova', 'ENEM 2021');
    expect([named.code, named.output]).toEqual([
      1,
      expect.stringContaining('a prova “ENEM 2021” é de 2021, e o arquivo, de 2022'),
    ]);
    expect(await areas()).toEqual([]);
  });

  it.each([
    ['CO_POSICAO;SG_AREA\n1;CH', 'não é um arquivo de itens: faltam as colunas TX_GABARITO, NU_PARAM_A'],
    [table(row({ position: 1 }), row({ position: 1, key: 'E' })), 'a posição 1 do caderno 1055 está duas vezes'],
    [table(row({ position: 1, parameters: 'x;0;0' })), '“x” não é um número'],
    [table(row({ position: 1, language: '7' })), 'o item não diz de que caderno, área, posição ou língua é'],
    [HEAD, 'não há itens no arquivo'],
  ])('is refused as a whole, with the reason: %#', async (text, reason) => {
    const { code, output } = await importItems(text);
    expect([code, output]).toEqual([1, expect.stringContaining(reason)]);
    expect(await importer.rows('select 1 from item_booklets')).toEqual([]);
  });

  it('of another exam names its paper and may contain a scale', async () => {
    await importer.save('p.gift', paper(keyAt).replaceAll('ENEM', 'VEST'));
    await importer.run('p.gift', '--prova', 'VEST 2022');
    const own = [
      'caderno;area;posicao;gabarito;a;b;c;k;d',
      ...rows().map((line) => {
        const [position = '', , , key = '', , , , a = '', b = '', c = ''] = line.split(';');
        return ['U', 'Geral', position, key, a, b, c, '10', '50'].join(';');
      }),
    ].join('\n');
    await importer.save('itens.csv', own);
    expect((await importer.run('--itens', 'itens.csv', '--ano', '2022')).output).toContain('diga com --prova');
    const { code, output } = await importer.run('--itens', 'itens.csv', '--prova', 'VEST 2022', '--ano', '2022');
    expect([code, output]).toEqual([0, expect.stringContaining('“VEST 2022”, GERAL: caderno U, 20 gabaritos iguais')]);
    expect(await importer.rows('select scale_k, scale_d, programme from item_booklets')).toEqual([
      { scale_k: 10, scale_d: 50, programme: 'vest 2022' },
    ]);
  });
});
