import { type CurrentIds, refuse } from '@mapa/server-platform';
import { EDITAL } from './errors/error-messages';
import type { EditalReading } from './reading/read-edital';
import type { editais } from './tables/editais';

/** The stored reading of an edital. */
export interface StoredReading extends EditalReading {
  /** For each discipline the matérias that its heading refers to, and for each of its topics the assuntos. */
  achados: { materias: number[]; topicos: number[][] }[];
}

/** A student's choices and corrections; what is absent is as it was read. */
export interface Choices {
  cargo?: number | null;
  banca_id?: number | null;
  data_prova?: string | null;
  /** By the discipline's index in the reading. */
  disciplinas?: { indice: number; questoes: number; peso: number; fora: boolean }[];
  topicos?: { disciplina: number; topico: number; assuntos: number[] }[];
}

export type Edital = typeof editais.$inferSelect;

/** What a programme, its order of study and its map follow from: a student's edital, or a notice's. */
export type ReadEdital = Pick<Edital, 'state' | 'reading' | 'choices'>;

/** The reading of an edital; refuses one without. */
export function readingOf(edital: ReadEdital): StoredReading {
  if (edital.state !== 'lido' || edital.reading === null) throw refuse(EDITAL.notRead);
  return edital.reading as StoredReading;
}

/** The student's choices and corrections. */
export const choicesOf = (edital: ReadEdital): Choices => edital.choices as Choices;

/** An edital with the present subjects and board in place of those merged since it was read or corrected. */
export function followMerges<E extends ReadEdital>(edital: E, { subjects, institutions }: CurrentIds): E {
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
