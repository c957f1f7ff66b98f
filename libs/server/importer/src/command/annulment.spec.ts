import { createImporter, gift, type Importer } from '../testing/importer';

let importer: Importer;
beforeEach(async () => {
  importer = await createImporter();
});
afterEach(() => importer.drop());

const PAPER = ['--prova', 'Exame 2024', '--banca', 'FGV'];
const WITHDRAW = '--retira-anulacao';
const STAYS = `continua anulada, embora o arquivo não a marque como anulada`;
const COUNTS_AGAIN = 'não é mais anulada e voltou a valer';

const paper = (tag?: string, text = 'Qual é o prazo do recurso contra a decisão?') =>
  gift({ name: 'Questão 1', text, ...(tag !== undefined && { tag }) }, { name: 'Questão 2', text: 'E a outra?' });
const states = () =>
  importer.rows('select id, annulled, status_reason as reason, current_version from questions order by id');

async function importing(text: string, ...flags: string[]) {
  await importer.save('p.gift', text);
  return importer.run('p.gift', ...PAPER, ...flags);
}

describe('a paper imported again without its earlier annulment', () => {
  it('leaves the question annulled, names it and explains how to withdraw the annulment', async () => {
    await importing(paper('anulada: duas respostas'));
    const before = await importer.fingerprint();
    const { code, output } = await importing(paper());
    expect(code).toBe(0);
    expect(output).toContain(`inalteradas: 2\n`);
    expect(output).toContain(`continuam anuladas: 1 (${WITHDRAW} retira a anulação delas)\n`);
    expect(output).toContain(`"Questão 1" (Q1): ${STAYS}\n`);
    expect(await importer.fingerprint()).toBe(before);
  });

  it('does so for a changed question as well, and for an annulment by moderation', async () => {
    await importing(paper());
    await importer.rows("update questions set annulled = true, status_reason = 'dois gabaritos' where id = 1");
    const { output } = await importing(paper(undefined, 'Qual é o prazo do recurso contra esta decisão?'));
    expect(output).toContain('atualizadas: 1\n');
    expect(output).toContain(`"Questão 1" (Q1): ${STAYS}\n`);
    expect(await states()).toMatchObject([{ id: 1, annulled: true, reason: 'dois gabaritos', current_version: 2 }, {}]);
  });

  it('reports nothing if the file and the bank agree', async () => {
    await importing(paper('anulada'));
    expect((await importing(paper('anulada'))).output).not.toMatch(/continua|anulaç/);
    expect((await importing(paper('anulada'), WITHDRAW)).output).not.toMatch(/continua|anulaç/);
    expect(await states()).toMatchObject([{ annulled: true }, { annulled: false }]);
  });

  it('withdraws the annulment and its reason on request, once', async () => {
    await importing(paper('anulada: duas respostas'));
    const noted = async () => (await importer.rows('select 1 from bank_changes')).length;
    const before = await noted();
    const { code, output } = await importing(paper(), WITHDRAW);
    expect(code).toBe(0);
    expect(output).toContain('inalteradas: 1\natualizadas: 1\n');
    expect(output).toContain('anulações retiradas: 1\n');
    expect(output).toContain(`"Questão 1" (Q1): ${COUNTS_AGAIN}\n`);
    expect(output).not.toContain('continua');
    expect(await states()).toMatchObject([{ id: 1, annulled: false, reason: null, current_version: 1 }, { id: 2 }]);
    expect(await noted()).toBeGreaterThan(before);
    const after = await importer.fingerprint();
    expect((await importing(paper(), WITHDRAW)).output).not.toMatch(/anulaç|voltou/);
    expect(await importer.fingerprint()).toBe(after);
  });

  it('gives the question the key that an annulled question may lack', async () => {
    await importing('// [tag:anulada]\n::Questão 1::Qual é o prazo? {~%100%um ~%100%dois ~três}\n');
    const output = (await importing('::Questão 1::Qual é o prazo? {=um ~dois ~três}\n', WITHDRAW)).output;
    expect(output).toContain(`"Questão 1" (Q1): ${COUNTS_AGAIN}\n`);
    expect(await states()).toMatchObject([{ id: 1, annulled: false, current_version: 2 }]);
  });

  it('keeps the reason of a question that is also outdated', async () => {
    await importing(paper('desatualizada: lei nova'));
    await importer.rows('update questions set annulled = true where id = 1');
    await importing(paper(), WITHDRAW);
    expect(await states()).toMatchObject([{ annulled: false, reason: 'lei nova' }, {}]);
  });

  it('separates the question from another paper that still annuls it', async () => {
    await importing(paper('anulada'));
    await importer.save('outra.gift', paper('anulada'));
    const other = ['outra.gift', '--prova', 'Outro 2025', '--banca', 'FGV'];
    expect((await importer.run(...other)).output).toContain('inalteradas: 2\n');
    const { output } = await importing(paper(), WITHDRAW);
    expect(output).toContain(`"Questão 1": era a Q1, que continua em outra prova ou arquivo; agora é a Q3\n`);
    expect(output).toContain(`"Questão 1" (Q3): ${COUNTS_AGAIN}\n`);
    expect(await states()).toMatchObject([{ annulled: true }, { annulled: false }, { id: 3, annulled: false }]);
    expect((await importer.run(...other)).output).not.toMatch(/continua anulada/);
  });

  it('lists twenty and counts the others; its option requires a file', async () => {
    const many = (tag?: string) =>
      gift(
        ...Array.from({ length: 22 }, (_, at) => ({
          name: `Q${at + 1}`,
          text: `Pergunta${at} sobre isto?`,
          ...(tag !== undefined && { tag }),
        })),
      );
    await importing(many('anulada'));
    const { output } = await importing(many());
    expect(output).toContain('continuam anuladas: 22 ');
    expect(output.match(/continua anulada, /g)).toHaveLength(20);
    expect(output).toContain('\n… e mais 2\n');
    expect(await importer.run(WITHDRAW, '--verifica')).toMatchObject({ code: 2 });
    expect(await importer.run(WITHDRAW)).toEqual({
      code: 2,
      output: expect.stringMatching(/^A opção --retira-anulacao é das questões de um arquivo: diga qual\.\n/),
    });
  });
});

describe('a paper imported again without the outdated mark of its question', () => {
  const STAYS_OUTDATED = 'continua desatualizada, embora o arquivo não a marque como desatualizada';
  const WITHDRAW_OUTDATED = '--retira-desatualizacao';
  const outdated = () => importer.rows('select annulled, outdated, status_reason as reason from questions order by id');

  it('leaves the mark, names the question and explains how to withdraw it', async () => {
    await importing(paper('desatualizada: lei nova'));
    const before = await importer.fingerprint();
    for (const flags of [[], [WITHDRAW]]) {
      const { output } = await importing(paper(), ...flags);
      expect(output).toContain(`continuam desatualizadas: 1 (${WITHDRAW_OUTDATED} retira essa marca delas)\n`);
      expect(output).toContain(`"Questão 1" (Q1): ${STAYS_OUTDATED}\n`);
    }
    expect((await importing(paper('desatualizada'))).output).not.toContain('continua');
    expect(await importer.fingerprint()).toBe(before);
  });

  it('withdraws the mark and its reason on request, once', async () => {
    await importing(paper('desatualizada: lei nova'));
    const { output } = await importing(paper(), WITHDRAW_OUTDATED);
    expect(output).toContain('inalteradas: 1\natualizadas: 1\n');
    expect(output).toContain('desatualizações retiradas: 1\n');
    expect(output).toContain('"Questão 1" (Q1): não está mais desatualizada\n');
    expect(await outdated()).toMatchObject([{ outdated: false, reason: null }, {}]);
    const after = await importer.fingerprint();
    expect((await importing(paper(), WITHDRAW_OUTDATED)).output).not.toMatch(/desatualiza/);
    expect(await importer.fingerprint()).toBe(after);
  });

  it('keeps the reason while the question is annulled, and withdraws both on request', async () => {
    await importing(paper('anulada: duas respostas'));
    await importer.rows('update questions set outdated = true where id = 1');
    await importing(paper(), WITHDRAW_OUTDATED);
    expect(await outdated()).toMatchObject([{ annulled: true, outdated: false, reason: 'duas respostas' }, {}]);
    await importer.rows('update questions set outdated = true where id = 1');
    const { output } = await importing(paper(), WITHDRAW_OUTDATED, WITHDRAW);
    expect(output).toContain('anulações retiradas: 1\ndesatualizações retiradas: 1\n');
    expect(await outdated()).toMatchObject([{ annulled: false, outdated: false, reason: null }, {}]);
  });

  it('separates the question from another paper that still marks it', async () => {
    await importing(paper('desatualizada'));
    await importer.save('outra.gift', paper('desatualizada'));
    await importer.run('outra.gift', '--prova', 'Outro 2025', '--banca', 'FGV');
    await importing(paper(), WITHDRAW_OUTDATED);
    expect(await outdated()).toMatchObject([{ outdated: true }, { outdated: false }, { outdated: false }]);
    expect(await importer.run(WITHDRAW_OUTDATED)).toEqual({
      code: 2,
      output: expect.stringMatching(/^A opção --retira-desatualizacao é das questões de um arquivo: diga qual\.\n/),
    });
  });
});
