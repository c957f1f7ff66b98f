import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { column, questionLines, writePdf } from '@mapa/server-pdf/testing';
import { openQuestions } from '../readers/open-questions';
import { emptyQuestion, type RawQuestion } from '../model/raw-question';
import { createImporter, type Importer } from '../testing/importer';
import { readPaperFile } from '@mapa/server-pdf';
import { draftTag, untouchedMark } from '../rules/draft-mark';
import { writeDraftXml } from './draft-xml';
import { readPaperSource } from './paper-file';

let importer: Importer;
beforeEach(async () => {
  importer = await createImporter();
});
afterEach(() => importer.drop());

const path = (name: string) => join(importer.folder, name);
const PAPER = ['--prova', 'Exame de Ordem 2024', '--banca', 'FGV', '--materia', 'Direito'];

/** A paper of five questions with a picture, whose fourth lacks an alternative, and its key. */
async function savePaper() {
  const lines = [
    ...questionLines(1),
    ...questionLines(2),
    ...questionLines(3),
    ...questionLines(4, { letters: 'ABC' }),
    ...questionLines(5),
  ];
  const images = [{ x: 300, y: 92, width: 60, height: 30 }];
  await writeFile(path('prova.pdf'), writePdf([{ texts: column(lines), images }]));
  const key = column([
    'TIPO 1 – BRANCA',
    '1 A   2 B   3 C   4 A   5 anulada',
    'TIPO 2 – VERDE',
    '1 B   2 B   3 B   4 B   5 B',
  ]);
  await writeFile(path('gabarito.pdf'), writePdf([{ texts: key }]));
}

describe('a paper in PDF', () => {
  it('is imported with its key; doubtful questions become drafts that are corrected and imported', async () => {
    await savePaper();
    const { code, output } = await importer.run(
      'prova.pdf',
      '--gabarito',
      'gabarito.pdf',
      '--tipo',
      '1 branca',
      ...PAPER,
    );
    expect(output).toContain('aceitas: 4');
    expect(output).toContain(
      'rascunhos: 1 (veja prova.rascunhos.html; corrija em prova.rascunhos.xml e importe com a mesma prova)',
    );
    expect(code).toBe(0);
    const rows = () =>
      importer.rows(`
        select eq.number, q.annulled, (select letter from alternatives a where a.question_id = q.id and a.version = q.current_version and correct) as right
        from exam_questions eq join questions q on q.id = eq.question_id order by eq.number`);
    expect(await rows()).toEqual([
      { number: 1, annulled: false, right: 'A' },
      { number: 2, annulled: false, right: 'B' },
      { number: 3, annulled: false, right: 'C' },
      { number: 5, annulled: true, right: null },
    ]);
    const report = await readFile(path('prova.rascunhos.html'), 'utf8');
    expect(report).toContain('tem 3 alternativas, e a prova tem 4');
    expect(report).toContain('<img src="data:image/png;base64,');

    const xml = await readFile(path('prova.rascunhos.xml'), 'utf8');
    const corrected = xml.replace('<tags>', '<answer fraction="0" format="html"><text>a quarta</text></answer><tags>');
    await writeFile(path('prova.rascunhos.xml'), corrected);
    const again = await importer.run('prova.rascunhos.xml', ...PAPER);
    expect(again.output).toContain('aceitas: 1');
    expect((await rows()).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  });

  it('changes nothing if it is imported again', async () => {
    await savePaper();
    const command = ['prova.pdf', '--gabarito', 'gabarito.pdf', '--tipo', 'branca', ...PAPER];
    await importer.run(...command);
    const before = await importer.fingerprint();
    const { output } = await importer.run(...command);
    expect(output).toContain('inalteradas: 4');
    expect(await importer.fingerprint()).toBe(before);
  });

  it('has the year printed in it and in its key, unless the command or the bank states another', async () => {
    const dated = (lines: (string | object)[]) =>
      writePdf([{ texts: column(['Prova aplicada em 08/04/2018', '', ...lines]) }]);
    await writeFile(path('prova.pdf'), dated([...questionLines(1), ...questionLines(2)]));
    await writeFile(path('gabarito.pdf'), dated(['1 A   2 B']));
    const run = (...more: string[]) =>
      importer.run('prova.pdf', '--gabarito', 'gabarito.pdf', '--banca', 'FGV', ...more);
    const years = () => importer.rows('select name, year from exams order by id');
    expect((await run('--prova', 'Exame de Ordem')).output).not.toContain('ficou sem ano');
    expect(await years()).toEqual([{ name: 'Exame de Ordem', year: 2018 }]);
    // Imported again, and by its drafts, it is the same paper.
    expect((await run('--prova', 'Exame de Ordem')).output).toContain('inalteradas: 2');
    await run('--prova', 'Exame da Ordem 2017', '--gabarito-de-outra');
    await run('--prova', 'Outra', '--ano', '2019', '--gabarito-de-outra');
    await importer.rows("insert into exams (name, slug) values ('Sem ano', 'sem-ano')");
    await run('--prova', 'Sem ano');
    expect(await years()).toEqual([
      { name: 'Exame de Ordem', year: 2018 },
      { name: 'Exame da Ordem 2017', year: 2017 },
      { name: 'Outra', year: 2019 },
      { name: 'Sem ano', year: null },
    ]);
  });

  it('never overwrites drafts that a person is correcting', async () => {
    await savePaper();
    const command = ['prova.pdf', '--gabarito', 'gabarito.pdf', '--tipo', 'branca', ...PAPER];
    await importer.run(...command);
    const drafts = path('prova.rascunhos.xml');
    const written = await readFile(drafts, 'utf8');
    expect((await importer.run(...command)).output).toContain('corrija em prova.rascunhos.xml e');
    expect(await readFile(drafts, 'utf8')).toBe(written);
    const corrected = written.replace('de número 4', 'de número quatro');
    await writeFile(drafts, corrected);
    const { output } = await importer.run(...command);
    expect(output).toContain('corrija em prova.rascunhos-2.xml e');
    expect(output).toContain('prova.rascunhos.xml: tem correções de alguém, e fica como está');
    expect(await readFile(drafts, 'utf8')).toBe(corrected);
    expect(await readFile(path('prova.rascunhos-2.xml'), 'utf8')).toBe(written);
  });

  it('changes nothing if its key is missing, another paper’s, or unreadable', async () => {
    await savePaper();
    const before = await importer.fingerprint();
    const outputs = [];
    for (const key of [
      [],
      ['--gabarito', 'nada.pdf'],
      ['--gabarito', 'gabarito.pdf'],
      ['--gabarito', 'gabarito.pdf', '--tipo', '4'],
    ])
      outputs.push(await importer.run('prova.pdf', ...key, ...PAPER));
    expect(outputs.map(({ code }) => code)).toEqual([1, 1, 1, 1]);
    expect(outputs.map(({ output }) => output)).toEqual([
      expect.stringMatching(/rascunhos: 5.*\nsem --gabarito, toda questão fica como rascunho/s),
      expect.stringContaining('nada.pdf não pôde ser lido'),
      expect.stringContaining('o gabarito é de vários cadernos (tipo 1 branca, tipo 2 verde); diga qual com --tipo'),
      expect.stringContaining('é de outro caderno'),
    ]);
    expect(await importer.fingerprint()).toBe(before);
  });

  it('is refused with another paper’s key, unless the person insists', async () => {
    await savePaper();
    const lines = ['EXAME DE ORDEM – GABARITO 2023', '1 A   2 B   3 C   4 A   5 D'];
    await writeFile(path('outro.pdf'), writePdf([{ texts: column(lines) }]));
    const command = ['prova.pdf', '--gabarito', 'outro.pdf', ...PAPER];
    const refused = await importer.run(...command);
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('ano 2023 (no comando, 2024)')]);
    const taken = await importer.run(...command, '--gabarito-de-outra');
    expect([taken.code, taken.output]).toEqual([
      0,
      expect.stringContaining('o gabarito diz ser de outra prova e vale assim mesmo: ano 2023 (no comando, 2024)'),
    ]);
  });

  it('reports what it and its key agree on, and what only one of them states', async () => {
    await savePaper();
    await writeFile(path('2021.pdf'), writePdf([{ texts: column(['GABARITO 2021', '1 A   2 B   3 C   4 A   5 D']) }]));
    const known = await importer.run('prova.pdf', '--gabarito', '2021.pdf', '--prova', 'PROVA 2021', '--materia', 'X');
    expect(known.output).toContain('prova e gabarito conferem: ano 2021');
    const unknown = await importer.run('prova.pdf', '--gabarito', '2021.pdf', '--prova', 'OUTRA', '--materia', 'X');
    expect(unknown.output).toContain('só o gabarito diz: ano 2021; veja se é o da prova');
  });

  it('is refused above 50 MB before it is read', async () => {
    await savePaper();
    await truncate(path('prova.pdf'), 50 * 1024 * 1024 + 1);
    const { code, output } = await importer.run('prova.pdf', '--gabarito', 'gabarito.pdf', '--tipo', '1', ...PAPER);
    expect([code, output]).toEqual([1, expect.stringContaining('prova.pdf passa de 50 MB')]);
  });

  it.each([
    [['prova.pdf', '--tipo', '1'], 'diga qual com --gabarito'],
    [['um.pdf', 'dois.pdf', '--gabarito', 'g.pdf'], 'diga um arquivo só'],
    [['prova.pdf', '--gabarito-de-outra'], 'diga qual com --gabarito'],
  ])('names what the command lacks: %j', async (argv, sentence) => {
    const { code, output } = await importer.run(...argv);
    expect([code, output]).toEqual([2, expect.stringContaining(sentence)]);
  });
});

/** A paper without its third question. */
async function saveGap() {
  const lines = [1, 2, 4, 5].flatMap((number) => questionLines(number));
  await writeFile(path('prova.pdf'), writePdf([{ texts: column(lines) }]));
  await writeFile(path('gabarito.csv'), '1;A\n2;B\n3;C\n4;D\n5;A\n');
}
const COMMAND = ['prova.pdf', '--gabarito', 'gabarito.csv', ...PAPER];

describe('a question that was not found', () => {
  it('is reported with its page, and is an empty draft with its answer', async () => {
    await saveGap();
    const { output } = await importer.run(...COMMAND);
    expect(output).toContain('números não encontrados: 3 (na página 1)');
    const report = await readFile(path('prova.rascunhos.html'), 'utf8');
    expect(report).toContain('não foi encontrada na prova; deve estar na página 1');
    expect(report).toContain('Nada foi lido dela');
    const xml = await readFile(path('prova.rascunhos.xml'), 'utf8');
    expect(xml).toMatch(/<text>Questão 3<\/text>[^]*?<questiontext format="html"><text><\/text>/);
    const filled = xml
      .replace(/(Questão 3<\/text><\/name>\s*<questiontext format="html"><text>)/, '$1O que falta?')
      .replace(/(O que falta\?[^]*?<\/question>)/, (all) =>
        all.replaceAll('"><text></text></answer>', () => `"><text>${(letter += 1)}</text></answer>`),
      );
    await writeFile(path('prova.rascunhos.xml'), filled);
    expect((await importer.run('prova.rascunhos.xml', ...PAPER)).output).toContain('aceitas: 1');
    const [{ right }] = await importer.rows(`
      select a.letter as right from exam_questions eq join alternatives a on a.question_id = eq.question_id where eq.number = 3 and correct`);
    expect(right).toBe('C');
  });
});
let letter = 0;

describe('an uncorrected draft', () => {
  const sentence =
    /Questão 4": é um rascunho que ninguém corrigiu: corrija-o ou, se está certo como está, tire dele a etiqueta “rascunho \w+”/;
  const edited = async (edit: (xml: string) => string) => {
    const xml = await readFile(path('prova.rascunhos.xml'), 'utf8');
    await writeFile(path('copia.xml'), edit(xml));
    return (await importer.run('copia.xml', ...PAPER)).output;
  };
  beforeEach(async () => {
    await savePaper();
    await importer.run('prova.pdf', '--gabarito', 'gabarito.pdf', '--tipo', '1', ...PAPER);
  });

  it('is refused, even if its file was only reformatted', async () => {
    expect(await edited((xml) => xml)).toMatch(sentence);
    expect(await edited((xml) => xml.replaceAll('><', '>\n  <'))).toMatch(sentence);
  });

  it('is imported once it was changed, or its mark was removed', async () => {
    expect(await edited((xml) => xml.replace('alternativa B da 4', 'alternativa B, corrigida'))).toContain(
      'aceitas: 1',
    );
    expect(await edited((xml) => xml.replace(/<tag><text>rascunho[^<]*<\/text><\/tag>/g, ''))).toContain(
      'atualizadas: 1',
    );
  });
});

describe('a file with the extension .pdf', () => {
  it.each([
    ['<!DOCTYPE html><html><body>404</body></html>', 'é uma página da internet (HTML) que foi gravada no lugar do PDF'],
    ['PK\u0003\u0004resto', 'é um zip, ou um documento do Word'],
    ['\u0089PNG\r\n', 'é uma imagem'],
    ['', 'está vazio'],
  ])('and other content is named by that content: %j', async (content, told) => {
    await savePaper();
    await writeFile(path('baixada.pdf'), Buffer.from(content, 'latin1'));
    const [paper, key, attached] = [
      await importer.run('baixada.pdf', ...PAPER),
      await importer.run('prova.pdf', '--gabarito', 'baixada.pdf', ...PAPER),
      await importer.run('prova.pdf', '--gabarito', 'gabarito.pdf', '--pdf-prova', 'baixada.pdf', ...PAPER),
    ];
    expect([paper.code, key.code, attached.code]).toEqual([1, 1, 2]);
    expect([paper.output, key.output, attached.output]).toEqual([
      expect.stringContaining(`o arquivo ${told}`),
      expect.stringContaining(`o gabarito ${told}`),
      expect.stringContaining(`O arquivo baixada.pdf ${told}`),
    ]);
  });
});

describe('drafts as Moodle XML', () => {
  it('are readable: texts as HTML, letters before alternatives, and instructions for marking the right one', () => {
    const raw: RawQuestion = {
      ...emptyQuestion(7, []),
      name: 'Questão 7',
      kind: 'multichoice',
      statement: { text: '<p>a &lt; b ]]> c</p>', format: 'html' },
      answers: ['<p>um</p>', '<p>dois</p>'].map((text) => ({ text, format: 'html', fraction: 0 })),
    };
    const xml = writeDraftXml([{ raw, doubts: ['não há gabarito'] }]);
    expect(xml).toContain('<text><![CDATA[<p>a &lt; b ]]]]><![CDATA[> c</p>]]></text>');
    expect(xml).toContain(
      '<!-- A -->\n<answer fraction="0" format="html"><text><![CDATA[<p>um</p>]]></text></answer>\n<!-- B -->',
    );
    expect(xml).toContain('a certa é a de fraction="100"');
  });

  it('are read back unchanged', async () => {
    await savePaper();
    const source = { path: path('prova.pdf'), keyPath: path('gabarito.pdf'), booklet: '1' };
    const { sure, drafts } = await readPaperSource(source, readPaperFile);
    const given = [...sure, ...drafts.map(({ raw }) => raw)];
    async function* bytes() {
      yield Buffer.from(writeDraftXml(given.map((raw) => ({ raw, doubts: ['por quê -- <motivo>'] }))));
    }
    const back: RawQuestion[] = [];
    for await (const raw of openQuestions(bytes())) back.push(raw);
    const essence = ({ name, kind, statement, answers, tags, files, statement: { files: own } }: RawQuestion) => ({
      name,
      kind,
      tags: tags.filter((tag) => !tag.startsWith('rascunho ')),
      statement: statement.text,
      answers: answers.map(({ text, fraction }) => [text, fraction]),
      files: [...files, ...(own ?? [])].map((file) => [file.name, file.bytes.toString('base64')]),
    });
    expect(back.map(essence)).toEqual(given.map(essence));
    expect(back.map(untouchedMark)).toEqual(given.map(draftTag));
    expect(given.some(({ files }) => files.length > 0)).toBe(true);
  });
});
