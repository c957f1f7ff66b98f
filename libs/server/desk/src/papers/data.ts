import type { ResultOf } from '@mapa/api-contract';
import { NO_OPTIONS } from '@mapa/server-importer';

/** A paper's data, by the wire's names. */
export type PaperData = ResultOf<'GET /api/customer-area/desk/paper/{id}'>['dados'];

const NAME_LENGTH = 200;
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/;

/** Name and year of a paper as proposed by its file's name. */
export function proposedData(fileName: string): PaperData {
  const words = fileName
    .replace(/\.\w{1,5}$/, '')
    .replace(/[_-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, NAME_LENGTH);
  const year = YEAR.exec(words)?.[0];
  return {
    nome: words === '' ? null : words,
    banca: null,
    orgao: null,
    cargo: null,
    ano: year === undefined ? null : Number(year),
    escolaridade: null,
    uf: null,
    area: null,
    duracao_minutos: null,
    penaliza_erro: null,
  };
}

/** A text with blanks collapsed; null if nothing is left. */
const tidy = (text: string | null): string | null => text?.replace(/\s+/g, ' ').trim() || null;

/** The data as it is stored. */
export const tidyData = (data: PaperData): PaperData => ({
  ...data,
  nome: tidy(data.nome),
  banca: tidy(data.banca),
  orgao: tidy(data.orgao),
  cargo: tidy(data.cargo),
  area: tidy(data.area),
});

/** The paper's data as options of the command `import`. */
export const optionsOf = (data: PaperData) => ({
  ...NO_OPTIONS,
  exam: data.nome,
  board: data.banca,
  institution: data.orgao,
  position: data.cargo,
  year: data.ano,
  educationLevel: data.escolaridade,
  state: data.uf,
  area: data.area,
  durationMinutes: data.duracao_minutos,
  negativeMarking: data.penaliza_erro,
});
