import { STATES } from '@mapa/domain';
import { normalisedWords } from '@mapa/server-importer';
import type { PaperCover } from '@mapa/server-pdf';
import { proposedData, type PaperData } from './data';

/** A board or body of the bank. */
export interface KnownInstitution {
  kind: 'banca' | 'orgao';
  acronym: string;
  name: string;
}

/** Boards of most papers, each by the words that name it on a cover. */
const BOARDS: readonly (readonly [acronym: string, words: RegExp])[] = [
  ['FGV', /\bFGV\b|Funda[çc][ãa]o Get[úu]lio Vargas/iu],
  ['CEBRASPE', /\bCEBRASPE\b|\bCESPE\b/u],
  ['FUNDATEC', /\bFUNDATEC\b/u],
  ['VUNESP', /\bVUNESP\b/iu],
  ['CESGRANRIO', /\bCESGRANRIO\b/iu],
  ['QUADRIX', /\bQUADRIX\b/iu],
  ['FCC', /\bFCC\b|Funda[çc][ãa]o Carlos Chagas/u],
  ['IBFC', /\bIBFC\b/u],
  ['AOCP', /\bAOCP\b/u],
  ['IDECAN', /\bIDECAN\b/u],
  ['IADES', /\bIADES\b/u],
  ['INEP', /\bINEP\b|Exame Nacional do Ensino M[ée]dio/iu],
];

const LEAST_ACRONYM = 3;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const wordOf = (text: string, flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(text)}(?![\\p{L}\\p{N}])`, flags);

/** Whether a cover names an institution: its whole name, or its acronym in capitals. */
const names = (words: string, { acronym, name }: KnownInstitution): boolean =>
  (name !== acronym && wordOf(name, 'iu').test(words)) ||
  (acronym.length >= LEAST_ACRONYM && wordOf(acronym.toUpperCase(), 'u').test(words));

/** The board that a cover names; null where it names none or several. */
function boardOn(words: string, known: readonly KnownInstitution[]): string | null {
  const found = [
    ...known.filter((one) => one.kind === 'banca' && names(words, one)).map(({ acronym }) => acronym),
    ...BOARDS.filter(([, pattern]) => pattern.test(words)).map(([acronym]) => acronym),
  ];
  const [first, ...others] = new Map(found.map((acronym) => [normalisedWords(acronym), acronym])).values();
  return others.length === 0 ? (first ?? null) : null;
}

/** The bank's acronym of a body, else its name as printed. */
const bodyOn = (body: string | null, known: readonly KnownInstitution[]): string | null =>
  known.find(
    ({ kind, name, acronym }) =>
      kind === 'orgao' &&
      body !== null &&
      [name, acronym].some((one) => normalisedWords(one) === normalisedWords(body)),
  )?.acronym ?? body;

/** The state that a body's name ends with. */
const stateOf = (body: string | null): PaperData['uf'] =>
  STATES.find(({ label }) => body !== null && new RegExp(` d[oae] ${escaped(label)}$`, 'iu').test(body))?.value ?? null;

const nameOn = ({ exam, body, position, year }: PaperCover): string | null => {
  const dated = (text: string) => (year === null || text.includes(String(year)) ? text : `${text} ${year}`);
  if (exam !== null) return dated(exam);
  if (body === null) return null;
  return position === null ? dated(body) : `${dated(body)} – ${position}`;
};

/** Data of a paper as its cover and the bank propose them; null for what they do not tell. */
export function proposedByCover(cover: PaperCover, known: readonly KnownInstitution[]): PaperData {
  return {
    nome: nameOn(cover),
    banca: boardOn(cover.words, known),
    orgao: bodyOn(cover.body, known),
    cargo: cover.position,
    ano: cover.year,
    escolaridade: cover.level,
    uf: stateOf(cover.body),
    area: null,
    duracao_minutos: cover.minutes,
    penaliza_erro: cover.isPenalised,
  };
}

/** A paper's data with proposals, and the fields that are proposed. */
export interface Proposed {
  data: PaperData;
  fields: (keyof PaperData)[];
}

/**
 * Completes a paper's data from its cover. A proposal never replaces what a person has written.
 * @param fileName null once a person has confirmed data; else what it proposed gives way to the cover
 */
export function completed(data: PaperData, cover: PaperData, fileName: string | null): Proposed {
  const byFile = fileName === null ? null : proposedData(fileName);
  const taken = (Object.keys(data) as (keyof PaperData)[]).filter(
    (field) => cover[field] !== null && (data[field] === null || data[field] === byFile?.[field]),
  );
  const kept = byFile
    ? (['nome', 'ano'] as const).filter((field) => data[field] !== null && !taken.includes(field))
    : [];
  return {
    data: { ...data, ...Object.fromEntries(taken.map((field) => [field, cover[field]])) },
    fields: [...taken, ...kept],
  };
}
