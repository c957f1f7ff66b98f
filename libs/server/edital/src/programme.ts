import type { Discipline } from './reading/programme';
import { weightsOf, type Weight } from './reading/weights';
import type { Choices, StoredReading } from './stored';

/** A discipline of the chosen office, with the student's corrections. */
export interface OwnDiscipline extends Weight {
  /** Its index in the reading. */
  indice: number;
  discipline: Discipline;
  /** Excluded by the student. */
  fora: boolean;
  materias: readonly number[];
  /** The assuntos of each topic. */
  topicos: readonly { assuntos: readonly number[]; corrigido: boolean }[];
}

/** The applicable office: the chosen one, or the only one; null without any or without a choice. */
export function officeOf({ cargos }: StoredReading, { cargo }: Choices): number | null {
  if (cargo !== undefined && cargo !== null && cargo < cargos.length) return cargo;
  return cargos.length === 1 ? 0 : null;
}

/** The programme of an office: its own disciplines and the common ones. */
export function programmeOf(reading: StoredReading, choices: Choices): OwnDiscipline[] {
  const office = officeOf(reading, choices);
  const own = reading.disciplinas.flatMap((discipline, indice) => {
    const { offices } = discipline.escopo;
    return offices === null || office === null || offices.includes(office) ? [{ discipline, indice }] : [];
  });
  const weights = weightsOf(
    own.map(({ discipline }) => discipline),
    reading.pesos,
    office,
  );
  return own.map(({ discipline, indice }, at) => {
    const read = weights[at] ?? { questoes: 1, peso: 1, lugar: null, duvida: true };
    const corrected = choices.disciplinas?.find((one) => one.indice === indice);
    const { materias = [], topicos = [] } = reading.achados[indice] ?? {};
    return {
      ...read,
      ...(corrected && { questoes: corrected.questoes, peso: corrected.peso, duvida: false }),
      fora: corrected?.fora ?? false,
      indice,
      discipline,
      materias,
      topicos: discipline.topicos.map((_, topico) => {
        const own = choices.topicos?.find((one) => one.disciplina === indice && one.topico === topico);
        return { assuntos: own?.assuntos ?? topicos[topico] ?? [], corrigido: own !== undefined };
      }),
    };
  });
}
