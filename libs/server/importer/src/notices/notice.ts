import {
  decimalFigure,
  EDUCATION_LEVELS,
  NOTICE_LIMITS,
  SPHERES,
  STATES,
  type EducationLevel,
  type NoticeDates,
  type Sphere,
  type StateCode,
  WEB_ADDRESS_MAX_LENGTH,
} from '@mapa/domain';
import type { InstitutionNames } from '../writer/options';
import { slugOf } from '../rules/normalised-words';
import { type NoticeFault, noticeFault } from './faults';
import { NoticeRefusal, readCount, readDay, readFlag, readLine, readLines, readMoney, readOption } from './fields';

/** A notice from a file or the demo's manifest. Money in centavos, days AAAA-MM-DD. */
export interface NoticeInput extends NoticeDates {
  chave: string;
  concurso: string;
  /** As typed, or acronym and name. */
  orgao: string | InstitutionNames;
  banca: string | InstitutionNames | null;
  ano: number | null;
  uf: StateCode | null;
  esfera: Sphere | null;
  escolaridades: EducationLevel[];
  cargos: string[];
  vagas: number | null;
  cadastro_reserva: boolean;
  salario_min_centavos: number | null;
  salario_max_centavos: number | null;
  taxa_centavos: number | null;
  /** Whether a wrong answer cancels a right one; null if the notice does not state it. */
  penaliza_erro: boolean | null;
  /** As typed. */
  link: string | null;
  observacao: string | null;
}

/** Allowed columns, in any order; the first three are mandatory. */
export const COLUMNS = [
  'chave',
  'concurso',
  'orgao',
  'banca',
  'ano',
  'uf',
  'esfera',
  'escolaridade',
  'cargos',
  'vagas',
  'cadastro_reserva',
  'salario_min',
  'salario_max',
  'taxa',
  'inscricoes_de',
  'inscricoes_ate',
  'data_prova',
  'suspenso',
  'penaliza_erro',
  'link',
  'observacao',
  'edital',
] as const;
export type Column = (typeof COLUMNS)[number];
export const REQUIRED_COLUMNS: readonly Column[] = COLUMNS.slice(0, 3);

const NAMELESS = 'precisa de letras ou números';

/** What a row is refused with that breaks a rule. */
const FAULTS: Readonly<Record<NoticeFault, string>> = {
  name: `concurso ${NAMELESS}`,
  body: `orgao ${NAMELESS}`,
  board: `banca ${NAMELESS}`,
  halfRegistration: 'inscricoes_de e inscricoes_ate vêm juntas',
  registrationOrder: 'inscricoes_de é depois de inscricoes_ate',
  salaryOrder: 'salario_min é maior que salario_max',
  address: `link pede um endereço http ou https de até ${decimalFigure(WEB_ADDRESS_MAX_LENGTH)} caracteres, sem usuário nem senha`,
};

type Fields = Partial<Record<Column, string>>;

/** Throws NoticeRefusal for the first rule that a notice breaks. */
export function demandSound(notice: NoticeInput): void {
  const fault = noticeFault(notice);
  if (fault) throw new NoticeRefusal(FAULTS[fault]);
}

/** Parses a row; rules between fields are checked on storing. Throws NoticeRefusal for the first invalid field. */
export function readNotice(fields: Fields): NoticeInput {
  const of = (column: Column) => fields[column] ?? '';
  const words = (column: Column, most: number = NOTICE_LIMITS.name) => readLine(column, of(column), most);
  const chave = words('chave');
  if (chave === null || slugOf(chave) === '') throw new NoticeRefusal(`chave ${NAMELESS}`);
  const cargos = readLines('cargos', of('cargos'), NOTICE_LIMITS.name);
  if (cargos.length > NOTICE_LIMITS.positions)
    throw new NoticeRefusal(`cargos passa de ${NOTICE_LIMITS.positions} nomes`);
  return {
    chave,
    concurso: words('concurso') ?? '',
    orgao: words('orgao', NOTICE_LIMITS.institution) ?? '',
    banca: words('banca', NOTICE_LIMITS.institution),
    ano: readYear(of('ano')),
    uf: readOption('uf', of('uf'), STATES),
    esfera: readOption('esfera', of('esfera'), SPHERES),
    escolaridades: [
      ...new Set(
        of('escolaridade')
          .split('|')
          .flatMap((one) => readOption('escolaridade', one.trim(), EDUCATION_LEVELS) ?? []),
      ),
    ],
    cargos,
    vagas: readCount('vagas', of('vagas')),
    cadastro_reserva: readFlag('cadastro_reserva', of('cadastro_reserva')),
    salario_min_centavos: readMoney('salario_min', of('salario_min')),
    salario_max_centavos: readMoney('salario_max', of('salario_max')),
    taxa_centavos: readMoney('taxa', of('taxa')),
    inscricoes_de: readDay('inscricoes_de', of('inscricoes_de')),
    inscricoes_ate: readDay('inscricoes_ate', of('inscricoes_ate')),
    data_prova: readDay('data_prova', of('data_prova')),
    suspenso: readFlag('suspenso', of('suspenso')),
    penaliza_erro: of('penaliza_erro') === '' ? null : readFlag('penaliza_erro', of('penaliza_erro')),
    link: of('link') || null,
    observacao: readLine('observacao', of('observacao'), NOTICE_LIMITS.remark),
  };
}

function readYear(text: string): number | null {
  if (text === '') return null;
  if (!/^20\d{2}$/.test(text)) throw new NoticeRefusal('ano pede quatro algarismos, como 2026');
  return Number(text);
}
