import { EDUCATION_LEVELS, NOTICE_STATES, SPHERES } from '@mapa/domain';
import { Type } from 'typebox';
import { nullable, oneOf } from './common';
import { flag, integer, text } from './leaves';

/** A calendar day in Brasília. */
const day = (example: string) => nullable(text(example, { format: 'date' }));
const cents = (example: number) => nullable(integer(example));

/** The notice (edital) of an exam. Its body, board and state are those of the exam. */
export const Notice = Type.Object({
  /** Derived from its dates, as of today. */
  situacao: oneOf(NOTICE_STATES),
  suspenso: flag(false),
  esfera: nullable(oneOf(SPHERES)),
  escolaridades: Type.Array(oneOf(EDUCATION_LEVELS, 'superior')),
  cargos: Type.Array(text('Analista Judiciário')),
  vagas: nullable(integer(28)),
  cadastro_reserva: flag(true),
  salario_min_centavos: cents(849_202),
  salario_max_centavos: cents(1_392_440),
  taxa_centavos: cents(12_000),
  inscricoes_de: day('2026-03-02'),
  inscricoes_ate: day('2026-03-20'),
  data_prova: day('2026-05-10'),
  link: nullable(text('https://www.exemplo.com.br/edital.pdf')),
  observacao: nullable(text('Provas em dois turnos.')),
  /** Whether a wrong answer cancels a right one; absent if the notice does not state it. */
  penaliza_erro: Type.Optional(flag(true)),
  /** Whether its edital was read, so that its programme can be studied; absent if not. */
  com_programa: Type.Optional(flag(true)),
  /** Number of papers and maps of the same body, of any exam. */
  provas_orgao: integer(3),
  mapas_orgao: integer(2),
});
