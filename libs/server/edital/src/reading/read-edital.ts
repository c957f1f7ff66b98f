import {
  boardOf,
  bodyOf,
  examDate,
  type Fact,
  type KnownInstitution,
  type NamedInstitution,
  vacanciesOf,
} from './facts';
import { type EditalLine, LineJoiner, tidyLines } from './lines';
import { type Office, officesOf } from './offices';
import type { IsMatter } from './headings';
import { type Discipline, programmeRange, readProgramme } from './programme';
import { type WeightRow, weightRows } from './weights';

/** Known names that an edital is compared with. */
export interface Knowledge {
  boards: readonly KnownInstitution[];
  bodies: readonly KnownInstitution[];
  isMatter: IsMatter;
}

/** An edital as it was read. */
export interface EditalReading {
  banca: Fact<NamedInstitution> | null;
  orgao: Fact<NamedInstitution> | null;
  data_prova: Fact<string> | null;
  vagas: Fact<number> | null;
  cargos: Office[];
  disciplinas: Discipline[];
  pesos: WeightRow[];
  /** No heading marks the programme's beginning: the whole text was read as the programme. */
  sem_titulo: boolean;
}

/** Reads an edital. Pure; its time is linear in the length of the text. */
export function readEdital(given: readonly EditalLine[], { boards, bodies, isMatter }: Knowledge): EditalReading {
  const lines = tidyLines(given);
  const range = programmeRange(lines);
  const programme = range ? lines.slice(range.from, range.to) : lines;
  const outside = range ? [...lines.slice(0, range.from), ...lines.slice(range.to)] : lines;
  const cargos = officesOf(lines);
  const banca = boardOf(lines, boards);
  return {
    banca,
    orgao: bodyOf(lines, bodies, banca),
    data_prova: examDate(outside),
    vagas: vacanciesOf(outside),
    cargos,
    disciplinas: readProgramme(programme, cargos, isMatter, new LineJoiner(lines)),
    pesos: weightRows(outside, cargos, isMatter),
    sem_titulo: range === null,
  };
}
