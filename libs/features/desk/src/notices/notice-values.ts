import { calendarText, centsOf, money, NOTICE_LIMITS, type Option } from '@mapa/domain';
import type { NoticeFields } from '../model';
import { NOTICE_FIELDS, type FieldKind, type FieldName } from './notice-fields';

/** What the controls of the form hold. Several choices, and several lines, are separated by line breaks. */
export type NoticeValues = Record<FieldName, string>;

const NAMES = Object.keys(NOTICE_FIELDS) as FieldName[];
const YES = 'sim';

const forEach = (valueOf: (name: FieldName) => string): NoticeValues =>
  Object.fromEntries(NAMES.map((name) => [name, valueOf(name)])) as NoticeValues;

function typed(name: FieldName, value: NoticeFields[FieldName]): string {
  if (value === null || value === false) return value === false && name === 'penaliza_erro' ? 'nao' : '';
  if (value === true) return YES;
  if (Array.isArray(value)) return value.join('\n');
  return NOTICE_FIELDS[name].is.kind === 'money' ? money(Number(value)).replace(/^R\$\s*/, '') : String(value);
}

export const EMPTY_VALUES: NoticeValues = forEach(() => '');

/** A notice as the form shows it. */
export const valuesOf = (fields: NoticeFields): NoticeValues => forEach((name) => typed(name, fields[name]));

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** The notice that the form holds; only for values without problems. */
export function fieldsOf(values: NoticeValues): NoticeFields {
  const text = (name: FieldName) => values[name].trim() || null;
  const number = (name: FieldName) => (text(name) === null ? null : Number(values[name].replaceAll('.', '')));
  const cents = (name: FieldName) => centsOf(values[name]);
  const fields: Record<FieldName, unknown> = {
    concurso: values.concurso.trim(),
    orgao: values.orgao.trim(),
    banca: text('banca'),
    ano: number('ano'),
    uf: text('uf'),
    esfera: text('esfera'),
    escolaridades: linesOf(values.escolaridades),
    cargos: linesOf(values.cargos),
    vagas: number('vagas'),
    cadastro_reserva: values.cadastro_reserva === YES,
    salario_min_centavos: cents('salario_min_centavos'),
    salario_max_centavos: cents('salario_max_centavos'),
    taxa_centavos: cents('taxa_centavos'),
    inscricoes_de: text('inscricoes_de'),
    inscricoes_ate: text('inscricoes_ate'),
    data_prova: text('data_prova'),
    suspenso: values.suspenso === YES,
    penaliza_erro: text('penaliza_erro') && values.penaliza_erro === YES,
    link: text('link'),
    observacao: text('observacao'),
  };
  return fields as NoticeFields;
}

/** The sentence of what cannot be read; null for a value that the server may judge. */
const PROBLEMS: Partial<Record<FieldKind['kind'], (value: string) => string | null>> = {
  money: (value) => {
    const cents = centsOf(value);
    if (cents === null) return 'Escreva um valor em reais, como 4.567,89.';
    return cents > NOTICE_LIMITS.cents ? 'Este valor é alto demais: confira.' : null;
  },
  number: (value) => (/^(?:\d{1,3}(?:\.\d{3})+|\d+)$/.test(value) ? null : 'Escreva um número inteiro.'),
  day: (value) => (/^20\d{2}-/.test(value) ? null : 'Confira o ano deste dia.'),
  lines: (value) => {
    const lines = linesOf(value);
    if (lines.length > NOTICE_LIMITS.positions) return `São no máximo ${NOTICE_LIMITS.positions} cargos.`;
    const long = lines.find((one) => one.length > NOTICE_LIMITS.name);
    return long ? `“${long.slice(0, 40)}…” passa de ${NOTICE_LIMITS.name} caracteres.` : null;
  },
};

/** Problems that are known without the server, as sentences. */
export function problemsOf(values: NoticeValues): Partial<NoticeValues> {
  const problems: Partial<NoticeValues> = {};
  for (const name of NAMES) {
    const { is, required } = NOTICE_FIELDS[name];
    const value = values[name].trim();
    const problem = value === '' ? (required ? 'Preencha este campo.' : null) : (PROBLEMS[is.kind]?.(value) ?? null);
    if (problem) problems[name] = problem;
  }
  if (!problems.ano && values.ano.trim() !== '' && !/^20\d{2}$/.test(values.ano.trim()))
    problems.ano = 'Escreva o ano com quatro algarismos, como 2026.';
  return problems;
}

interface Merged {
  values: NoticeValues;
  /** Fields that both people changed, with the other person's value; `values` has one's own. */
  conflicts: Partial<NoticeValues>;
}

/** Joins what two people made of the same notice: what only one of them changed, and one's own where both did. */
export function mergeValues(seen: NoticeValues, mine: NoticeValues, theirs: NoticeValues): Merged {
  const conflicts: Partial<NoticeValues> = {};
  const values = forEach((name) => {
    if (mine[name] === seen[name]) return theirs[name];
    if (theirs[name] !== seen[name] && theirs[name] !== mine[name]) conflicts[name] = theirs[name];
    return mine[name];
  });
  return { values, conflicts };
}

const labelsOf = (options: readonly Option[], value: string): string =>
  options
    .filter((option) => value.split('\n').includes(option.value))
    .map(({ label }) => label)
    .join(', ');

/** A value of a field for people. */
export function valueText(name: FieldName, value: string): string {
  const { is } = NOTICE_FIELDS[name];
  if (is.kind === 'flag') return value === YES ? 'Sim' : 'Não';
  if (value === '') return 'nada';
  if (is.kind === 'choice' || is.kind === 'choices') return labelsOf(is.options, value);
  return is.kind === 'day' ? calendarText(value) : value.replaceAll('\n', ', ');
}
