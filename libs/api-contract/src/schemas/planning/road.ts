import { Type } from 'typebox';
import { named, nullable } from '../common';
import { flag, integer, real, text } from '../leaves';

const day = (example: string) => text(example, { format: 'date' });

/** Expected points with the bounds of their 95 % interval. */
const Gain = Type.Object({ pontos: real(0.82), minimo: real(0.21), maximo: real(1.43) });

/** A week: parts of the programme's expected points at its end, in percent, which sum to 100. */
const RoadWeek = Type.Object({
  /** Its Monday. */
  inicio: day('2026-11-23'),
  /** True for a week as it is planned; the present week occurs twice, as it is and as planned. */
  prevista: flag(false),
  /** First answers in it, or new questions planned for the rest of it. */
  questoes: integer(64),
  fortes: real(31.5),
  fracos: real(12),
  em_aberto: real(20.5),
  /** Untouched so far, and planned up to then. */
  planejados: real(0),
  nao_vistos: real(36),
});

const Whole = Type.Object({
  mapa: named(42, 'TRT 10ª Região – Analista'),
  /** Null without a day ahead: then no week is planned. */
  data_prova: nullable(day('2027-02-14')),
  dias: nullable(integer(83)),
  /** Expected points of the whole programme, as far as the bank has it. */
  pontos: real(118.4),
  assuntos: Type.Object({
    fortes: integer(14),
    fracos: integer(5),
    em_aberto: integer(9),
    nao_vistos: integer(21),
  }),
  semanas: Type.Array(RoadWeek),
  /** How many more first answers tell what practice brings; 0: enough. */
  faltam_respostas: integer(0),
  /** Points that the rest of this week's plan brings; null without a day or with too few answers. */
  esta_semana: nullable(Gain),
  /** Points that one more week before the exam would bring. */
  semana_a_mais: nullable(Gain),
});

/** The road to the exam of the student's goal; `caminho` is null for a student without a map that has points. */
export const Road = Type.Object({ caminho: nullable(Whole) });
