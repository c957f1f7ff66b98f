import { EDITAL, type editais, refuse } from '@mapa/server-platform';
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
