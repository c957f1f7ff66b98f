import {
  EDUCATION_LEVELS,
  SPHERES,
  calendarText,
  counted,
  daysUntil,
  figure,
  inDaysText,
  money,
  noticeState,
  optionLabel,
  shortName,
  type NoticeState,
} from '@mapa/domain';
import type { Exam } from '../papers/model';
import { factsText } from '../papers/texts';

/** Texts about an exam's notice. */
export type Notice = NonNullable<Exam['edital']>;

/** Notices, counted: "Nenhum concurso", "1 concurso", "12 concursos". */
export const noticesOf = (count: number): string =>
  count === 0 ? 'Nenhum concurso' : counted(count, 'concurso', 'concursos');

export interface Deadline {
  text: string;
  /** Whether the deadline is close. */
  isNear: boolean;
}

const NEAR_DAYS = 3;

/**
 * Next event of a notice: opening, closing, or its exam; null when no day is known, or all are past.
 * @param today AAAA-MM-DD, in Brasília
 */
export function deadlineOf(notice: Notice, today: string): Deadline | null {
  const state = noticeState(notice, today);
  if (state === 'suspenso') return null;
  if (state === 'aberto' && notice.inscricoes_ate) {
    const days = daysUntil(today, notice.inscricoes_ate);
    return { text: `Encerra ${inDaysText(days)}`, isNear: days <= NEAR_DAYS };
  }
  const [verb, day] =
    state === 'previsto' && notice.inscricoes_de ? ['Abre', notice.inscricoes_de] : ['Prova', notice.data_prova];
  return day !== null && day >= today ? { text: `${verb} ${inDaysText(daysUntil(today, day))}`, isNear: false } : null;
}

/** State of a notice on the browser's current day; before that day is known, the state that the server sent. */
export const stateOn = (notice: Notice, today: string | null): NoticeState =>
  today === null ? notice.situacao : noticeState(notice, today);

/**
 * Body, board, state, level and schooling of a notice: "Tribunal de Contas · FUNDAVE · MG · Estadual · Médio, Superior".
 */
export const noticeOrigin = ({ banca, instituicao, uf }: Exam, { esfera, escolaridades }: Notice): string =>
  factsText(
    instituicao?.nome,
    banca && shortName(banca),
    uf?.toUpperCase(),
    esfera && optionLabel(SPHERES, esfera),
    escolaridades.map((level) => optionLabel(EDUCATION_LEVELS, level)).join(', '),
  );

const RESERVE = 'cadastro de reserva';

function placesText({ vagas, cadastro_reserva }: Notice): string {
  if (!vagas) return cadastro_reserva ? RESERVE : 'não informadas';
  return cadastro_reserva ? `${figure(vagas)} + ${RESERVE}` : figure(vagas);
}

function salaryText({ salario_min_centavos: min, salario_max_centavos: max }: Notice): string {
  if (min === null || max === null) return 'não informado';
  return min === max ? money(max) : `${money(min)} a ${money(max)}`;
}

function feeText({ taxa_centavos }: Notice): string {
  if (taxa_centavos === null) return 'não informada';
  return taxa_centavos === 0 ? 'gratuita' : money(taxa_centavos);
}

const registrationText = ({ inscricoes_de, inscricoes_ate }: Notice): string =>
  inscricoes_de && inscricoes_ate ? `${calendarText(inscricoes_de)} a ${calendarText(inscricoes_ate)}` : 'a definir';

/**
 * The facts of a notice as pairs of name and value; missing ones are shown as open, so that notices can be compared row
 * by row.
 */
export const noticeFacts = (notice: Notice): readonly (readonly [name: string, value: string])[] => [
  ['Inscrições', registrationText(notice)],
  ['Prova', notice.data_prova ? calendarText(notice.data_prova) : 'a definir'],
  ['Vagas', placesText(notice)],
  ['Taxa', feeText(notice)],
  ['Salário', salaryText(notice)],
];
