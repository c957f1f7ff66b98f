import { proposedData } from './data';
import { completed, proposedByCover, type KnownInstitution } from './proposals';

const KNOWN: KnownInstitution[] = [
  { kind: 'banca', acronym: 'FUNDAVE', name: 'Fundação de Avaliação de Paraverde' },
  { kind: 'orgao', acronym: 'CRJ', name: 'Conselho Regional de Jardinagem do Rio Grande do Sul' },
];
const cover = (words: string, changes: object = {}) => ({
  exam: null,
  body: null,
  position: null,
  year: null,
  level: null,
  minutes: null,
  isPenalised: null,
  words,
  ...changes,
});

describe('the data that a cover proposes', () => {
  it('name the board by what the bank and the world know, unless the cover names several', () => {
    const board = (words: string) => proposedByCover(cover(words), KNOWN).banca;
    expect(board('A Fundação de Avaliação de Paraverde fará a coleta.')).toBe('FUNDAVE');
    expect(board('Execução: FUNDAVE')).toBe('FUNDAVE');
    expect(board('A FGV realizará identificação.')).toBe('FGV');
    expect(board('FGV e FUNDAVE')).toBeNull();
    expect(board('Nada de bancas, nem de fundave.')).toBeNull();
  });

  it('name the paper by its exam, else by body, year and cargo; a known body by its acronym', () => {
    expect(proposedByCover(cover('', { exam: 'XL Exame de Ordem', year: 2031 }), KNOWN).nome).toBe(
      'XL Exame de Ordem 2031',
    );
    const body = 'Conselho Regional de Jardinagem do Rio Grande do Sul';
    expect(proposedByCover(cover('', { body, position: 'Analista', year: 2031 }), KNOWN)).toMatchObject({
      nome: `${body} 2031 – Analista`,
      orgao: 'CRJ',
      uf: 'rs',
      cargo: 'Analista',
    });
  });

  it('replace what the file’s name proposed, never what a person wrote', () => {
    const file = 'prova_2030.pdf';
    const byCover = proposedByCover(cover('FGV', { exam: 'Exame de Ordem', year: 2031 }), KNOWN);
    expect(completed(proposedData(file), byCover, file)).toMatchObject({
      data: { nome: 'Exame de Ordem 2031', ano: 2031, banca: 'FGV' },
      fields: ['nome', 'banca', 'ano'],
    });
    const written = { ...proposedData(file), nome: 'Prova de Rui', banca: 'FUNDAVE' };
    expect(completed(written, byCover, null)).toMatchObject({
      data: { nome: 'Prova de Rui', ano: 2030, banca: 'FUNDAVE' },
      fields: [],
    });
  });
});
