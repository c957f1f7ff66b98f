import {
  EDUCATION_LEVELS,
  SPHERES,
  STATES,
  type EducationLevel,
  type NoticeDates,
  type Sphere,
  type StateCode,
} from '@mapa/domain';
import type { InstitutionNames } from '../writer/options';
import { slugOf } from '../rules/normalised-words';
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
  /** As typed; it is validated on storing. */
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
] as const;
export type Column = (typeof COLUMNS)[number];
export const REQUIRED_COLUMNS: readonly Column[] = COLUMNS.slice(0, 3);

const MAX_NAME = 200;
const MAX_REMARK = 300;
const MAX_POSITIONS = 100;

type Fields = Partial<Record<Column, string>>;

/** Parses a row. Throws NoticeRefusal for the first invalid field. */
export function readNotice(fields: Fields): NoticeInput {
  const of = (column: Column) => fields[column] ?? '';
  const words = (column: Column) => readLine(column, of(column), MAX_NAME);
  const cargos = readLines('cargos', of('cargos'), MAX_NAME);
  if (cargos.length > MAX_POSITIONS) throw new NoticeRefusal(`cargos passa de ${MAX_POSITIONS} nomes`);
  return {
    chave: named('chave', words('chave')),
    concurso: named('concurso', words('concurso')),
    orgao: named('orgao', words('orgao')),
    banca: words('banca') === null ? null : named('banca', words('banca')),
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
    ...readSalaries(of('salario_min'), of('salario_max')),
    taxa_centavos: readMoney('taxa', of('taxa')),
    ...readRegistration(of('inscricoes_de'), of('inscricoes_ate')),
    data_prova: readDay('data_prova', of('data_prova')),
    suspenso: readFlag('suspenso', of('suspenso')),
    penaliza_erro: of('penaliza_erro') === '' ? null : readFlag('penaliza_erro', of('penaliza_erro')),
    link: of('link') || null,
    observacao: readLine('observacao', of('observacao'), MAX_REMARK),
  };
}

function named(column: Column, text: string | null): string {
  if (text === null || slugOf(text) === '') throw new NoticeRefusal(`${column} precisa de letras ou números`);
  return text;
}

function readYear(text: string): number | null {
  if (text === '') return null;
  if (!/^20\d{2}$/.test(text)) throw new NoticeRefusal('ano pede quatro algarismos, como 2026');
  return Number(text);
}

/** A single salary is both ends of the range. */
function readSalaries(min: string, max: string) {
  const [low, high] = [readMoney('salario_min', min), readMoney('salario_max', max)];
  if (low !== null && high !== null && low > high) throw new NoticeRefusal('salario_min é maior que salario_max');
  return { salario_min_centavos: low ?? high, salario_max_centavos: high ?? low };
}

function readRegistration(from: string, to: string) {
  const [inscricoes_de, inscricoes_ate] = [readDay('inscricoes_de', from), readDay('inscricoes_ate', to)];
  if ((inscricoes_de === null) !== (inscricoes_ate === null))
    throw new NoticeRefusal('inscricoes_de e inscricoes_ate vêm juntas');
  if (inscricoes_de !== null && inscricoes_ate !== null && inscricoes_de > inscricoes_ate) {
    throw new NoticeRefusal('inscricoes_de é depois de inscricoes_ate');
  }
  return { inscricoes_de, inscricoes_ate };
}
