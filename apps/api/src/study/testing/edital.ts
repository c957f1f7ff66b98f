import { announce } from '@mapa/server-edital/testing';
import type { TestContent } from '@mapa/server-search/testing';
import type { TestApp } from '../../testing/app';
import type { ModelDiscipline } from './model/edital-map';

/** An edital of the paper's board: the second office asks for more than the first. */
export const EDITAL = `Concurso executado pela Banca X.
CARGO 1: ANALISTA DE DADOS
CARGO 2: TÉCNICO DE CAMPO
Disciplina | Nº de questões | Peso
Português | 10 | 2
Línguas | 4 | 1
CONTEÚDO PROGRAMÁTICO
CONHECIMENTOS ESPECÍFICOS
CARGO 1: ANALISTA DE DADOS
PORTUGUÊS: 1 Crase.
CARGO 2: TÉCNICO DE CAMPO
PORTUGUÊS: 1 Crase. 2 Regência.
LÍNGUAS: 1 Idiomas dos povos do altiplano`;

/** The topic that the bank does not recognise: the student says its assunto. */
export const UNKNOWN_TOPIC = { disciplina: 2, topico: 0 } as const;

/** The office that is chosen from the notice. */
export const NOTICE_OFFICE = 1;

export const announceEdital = (api: TestApp, content: TestContent): Promise<number> =>
  announce(api.db, { ...content, text: EDITAL });

const PORTUGUESE_POINTS = 20;
const LANGUAGES_POINTS = 4;

/** What an office asks for. @param isCorrected whether the student said what the unknown topic means */
export function programmeOf(
  { crasis, regency, languages }: TestContent,
  office: number,
  isCorrected: boolean,
): ModelDiscipline[] {
  const portuguese = { points: PORTUGUESE_POINTS, subjects: [crasis.id, ...(office === 1 ? [regency.id] : [])] };
  return office === 1 && isCorrected
    ? [portuguese, { points: LANGUAGES_POINTS, subjects: [languages.id] }]
    : [portuguese];
}
