import { type CurrentIds, EDITAL, type editais, refuse } from '@mapa/server-platform';
import type { EditalReading } from './reading/read-edital';

/** What is kept of an edital that was read. */
export interface StoredReading extends EditalReading {
  /** Of each discipline the matérias that its heading names, and of each of its topics the assuntos that it means. */
  achados: { materias: number[]; topicos: number[][] }[];
}

/** What a student has chosen and corrected; what is absent is as it was read. */
export interface Choices {
  cargo?: number | null;
  banca_id?: number | null;
  data_prova?: string | null;
  /** By the discipline's place in the reading. */
  disciplinas?: { indice: number; questoes: number; peso: number; fora: boolean }[];
  topicos?: { disciplina: number; topico: number; assuntos: number[] }[];
}

export type Edital = typeof editais.$inferSelect;

/** An edital whose reading is there; refuses any other. */
export function readingOf(edital: Edital): StoredReading {
  if (edital.state !== 'lido' || edital.reading === null) throw refuse(EDITAL.notRead);
  return edital.reading as StoredReading;
}

/** What the student has chosen and corrected. */
export const choicesOf = (edital: Edital): Choices => edital.choices as Choices;

/** An edital with today's subjects and board in place of those that were merged since it was read or corrected. */
export function followMerges(edital: Edital, { subjects, institutions }: CurrentIds): Edital {
  if (edital.reading === null || subjects.size + institutions.size === 0) return edital;
  const reading = edital.reading as StoredReading;
  const choices = choicesOf(edital);
  const today = (ids: readonly number[]) => [...new Set(ids.map((id) => subjects.get(id) ?? id))];
  const board = <Id extends number | null>(id: Id) => institutions.get(id ?? 0) ?? id;
  return {
    ...edital,
    reading: {
      ...reading,
      banca: reading.banca && {
        ...reading.banca,
        valor: { ...reading.banca.valor, id: board(reading.banca.valor.id) },
      },
      achados: reading.achados.map(({ materias, topicos }) => ({
        materias: today(materias),
        topicos: topicos.map(today),
      })),
    } satisfies StoredReading,
    choices: {
      ...choices,
      ...(choices.banca_id !== undefined && { banca_id: board(choices.banca_id) }),
      ...(choices.topicos && {
        topicos: choices.topicos.map((one) => ({ ...one, assuntos: today(one.assuntos) })),
      }),
    } satisfies Choices,
  };
}
