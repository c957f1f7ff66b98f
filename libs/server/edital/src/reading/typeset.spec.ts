import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headingNames } from '@mapa/domain';
import { readDocumentText } from '@mapa/server-pdf';
import { type EditalReading, readEdital } from './read-edital';
import { weightsOf } from './weights';

/** As much of a bank's tree as these headings name. */
const isMatter = headingNames(
  [
    'Língua Portuguesa',
    'Raciocínio Lógico',
    'Matemática',
    'Informática',
    'Direito Administrativo',
    'Direito Civil',
    'Direito Processual Civil',
    'Ética no Serviço Público',
  ].map((nome, id) => ({ id, nome, questoes: 9, assuntos: [] })),
);

/** Editais as three boards typeset them (tools/demo-paper), which no rule was made for before they were read once. */
async function read(name: string): Promise<EditalReading> {
  const bytes = await readFile(join(import.meta.dirname, '../testing/typeset', `${name}.pdf`));
  return readEdital(await readDocumentText(bytes), { boards: [], bodies: [], isMatter });
}

const officesOf = ({ cargos }: EditalReading) =>
  cargos.map(({ numero, nome, escolaridade }) => [numero, nome, escolaridade]);
/** Names, questions and weights of an office's disciplines, with their numbers of topics. */
function programmeOf({ disciplinas, pesos }: EditalReading, office: number) {
  const own = disciplinas.filter(({ escopo }) => escopo.offices?.includes(office) ?? true);
  const weights = weightsOf(own, pesos, office);
  return own.map(({ nome, topicos }, at) => [nome, weights[at]?.questoes, weights[at]?.peso, topicos.length]);
}

describe('an edital that a board typeset', () => {
  it('in numbered paragraphs has offices whose names are cut by lines, and groups of disciplines', async () => {
    const edital = await read('minerals');
    expect(officesOf(edital)).toEqual([
      [1, 'ESPECIALISTA EM RECURSOS MINERAIS – ESPECIALIDADE: GEOLOGIA', 'superior'],
      [2, 'Especialista em Recursos Minerais – Especialidade: Qualquer Área de Formação', 'superior'],
      [3, 'TÉCNICO EM ATIVIDADES DE MINERAÇÃO', 'medio'],
    ]);
    expect([edital.data_prova?.valor, edital.vagas?.valor, edital.banca?.valor.nome]).toEqual([
      '2027-04-11',
      46,
      'Centro Nacional de Seleção e Avaliação',
    ]);
    // Shares of 50 questions of basic knowledge and 70 of specific knowledge.
    const basics = [
      ['LÍNGUA PORTUGUESA', 12.5, 1, 14],
      ['RACIOCÍNIO LÓGICO', 12.5, 1, 10],
      ['LEGISLAÇÃO DO SETOR MINERAL', 12.5, 1, 6],
      ['ÉTICA NO SERVIÇO PÚBLICO', 12.5, 1, 5],
    ];
    expect(programmeOf(edital, 1)).toEqual([
      ...basics,
      ['DIREITO ADMINISTRATIVO', 35, 1, 11],
      ['ECONOMIA E REGULAÇÃO', 35, 1, 8],
    ]);
    expect(programmeOf(edital, 2)).toEqual([
      ...basics,
      ['NOÇÕES DE MINERAÇÃO', 35, 1, 6],
      ['NOÇÕES DE INFORMÁTICA', 35, 1, 7],
    ]);
  });

  it('in small letters has the offices of a table, and cells of several lines', async () => {
    const edital = await read('consumer');
    expect(officesOf(edital)).toEqual([
      [null, 'Agente Fiscal de Relações de Consumo', 'superior'],
      [null, 'Conciliador de Conflitos', 'superior'],
      [null, 'Atendente de Orientação ao Cidadão', 'medio'],
    ]);
    expect([edital.data_prova?.valor, edital.vagas, edital.banca?.valor.nome]).toEqual([
      '2027-03-14',
      null,
      'Fundação Paulista de Concursos – FUPACON',
    ]);
    expect(programmeOf(edital, 0)).toEqual([
      ['Língua Portuguesa', 15, 1, 9],
      ['Raciocínio Lógico', 8, 1, 2],
      ['Noções de Informática', 7, 1, 5],
      ['Conhecimentos específicos', 30, 1, expect.any(Number)],
    ]);
    expect(
      programmeOf(edital, 1)
        .slice(3)
        .map(([nome, questoes]) => [nome, questoes]),
    ).toEqual([
      ['Direito Civil', 10],
      ['Direito Processual Civil', 10],
      ['Direito Administrativo', 10],
    ]);
    expect(programmeOf(edital, 2).map(([nome, questoes]) => [nome, questoes])).toEqual([
      ['Língua Portuguesa', 15],
      ['Matemática', 10],
      ['Noções de Informática', 10],
      ['Conhecimentos específicos', 15],
    ]);
  });

  it('in two columns has offices by code, a table for each level, and a schedule', async () => {
    const edital = await read('schools');
    expect(officesOf(edital)).toEqual([
      [201, 'Nutricionista', 'superior'],
      [202, 'Professor de Educação Física', 'superior'],
      [301, 'Cozinheiro Escolar', 'fundamental'],
    ]);
    expect([edital.data_prova?.valor, edital.vagas?.valor, edital.banca?.valor.nome]).toEqual([
      '2027-04-04',
      41,
      'INSTITUTO MINEIRO DE SELEÇÃO – IMSEL',
    ]);
    expect(programmeOf(edital, 1)).toEqual([
      ['LÍNGUA PORTUGUESA', 10, 2, 10],
      ['LEGISLAÇÃO E ÉTICA', 5, 2, 5],
      ['INFORMÁTICA', 5, 2, 5],
      ['Conhecimentos específicos', 20, 3, 11],
    ]);
    expect(programmeOf(edital, 2)).toEqual([
      ['LÍNGUA PORTUGUESA', 15, 2.5, 7],
      ['MATEMÁTICA', 10, 2.5, 7],
      ['Conhecimentos específicos', 15, 2.5, 7],
    ]);
  });
});
