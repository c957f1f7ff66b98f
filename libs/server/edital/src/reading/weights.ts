import { meaningfulWords } from '@mapa/domain';
import { type EditalLine, isInCapitals, type Place, placeOf } from './lines';
import type { IsMatter } from './headings';
import type { Discipline, Group } from './programme';
import { levelIn } from './levels';
import { type Office, officeHeading, officesNamed, type Scope, scopeOf } from './offices';
import { cellRows } from './weight-cells';

/** A row of the table of disciplines: number of questions and points for each. */
export interface WeightRow {
  nome: string;
  questoes: number | null;
  peso: number | null;
  escopo: Scope;
  lugar: Place;
  /** The numbers of the row contradict each other, or the weight is implausible. */
  duvida: boolean;
}

const COUNT = /(?:quest[õo]es|quest[ãa]o|itens|n[úu]mero\s+de\s+quest)/i;
const WEIGHT = /(?:peso|valor|pontos?\s+por|pontua[çc][ãa]o\s+por)/i;
const SUBJECT = /(?:disciplina|mat[ée]ria|[áa]rea|prova|conte[úu]do|conhecimento|componente)/i;
const TOTAL = /^(?:total|soma|pontua[çc][ãa]o|m[íi]nim|m[áa]xim|subtotal|perfil)/i;
/** The last cell before the numbers is the name; others may precede it. */
const ROW = /^(?:[^|]{1,60}\| ?){0,2}(\p{L}[^|\d]{2,90})(?:\| ?)?(\d.*)$/u;
const NUMBERS = /^(?:[\d.,\s|x×=–-]|quest[õo]es|quest[ãa]o|itens|pontos)+$/i;
/** Lines without a row that end a table. */
const MOST_BETWEEN = 3;
/** Lines above a table's heading in which its office is named. */
const LINES_ABOVE = 4;
const LONGEST_ROW = 240;
const MOST_QUESTIONS = 200;
const MOST_WEIGHT = 20;

const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\d{1,4}(?:[.,]\d{1,2})?/g)].map(([number]) => Number(number.replace(',', '.')));

/** Positions of the columns in a row, from their order in the heading. */
function columnsOf(heading: string): { count: number; weight: number } {
  const [count, weight] = [heading.search(COUNT), heading.search(WEIGHT)];
  return weight >= 0 && weight < count ? { count: 1, weight: 0 } : { count: 0, weight: 1 };
}

function rowOf(line: EditalLine, columns: { count: number; weight: number }, escopo: Scope): WeightRow | null {
  // Words behind the numbers, such as `Eliminatório`, are of a column that does not count.
  const text = line.text.replace(/(?<=\d ?)(?:\| ?\p{L}[^|\d]*)+$/u, '').trim();
  const match = text.length <= LONGEST_ROW ? ROW.exec(text) : null;
  const name = match?.[1]?.replace(/^[|\s]+|[|\s.:–—-]+$/g, '') ?? '';
  const numbers = numbersIn(match?.[2] ?? '');
  if (!match || !NUMBERS.test(match[2] ?? '') || TOTAL.test(name) || numbers.length === 0) return null;
  const questoes = numbers[numbers.length === 1 ? 0 : columns.count] ?? null;
  const peso = numbers.length === 1 ? null : (numbers[columns.weight] ?? null);
  if (questoes === null || !Number.isInteger(questoes) || questoes < 1 || questoes > MOST_QUESTIONS) return null;
  const isWeight = peso !== null && peso > 0 && peso <= MOST_WEIGHT;
  const total = numbers[2];
  const duvida = peso !== null && (!isWeight || (total !== undefined && Math.abs(questoes * peso - total) > 0.01));
  return { nome: name, questoes, peso: isWeight ? peso : null, escopo, lugar: placeOf(line), duvida };
}

const isTableHeading = (text: string): boolean => COUNT.test(text) && text.length < 160 && !/[.;]$/.test(text);

/** `4 DAS FASES DO CONCURSO` */
const SECTION = /^\d{1,2}\.?\s+D[AOE]S?\s/;
/** `Quadro 1 – Nível Superior` */
const LONGEST_LEVEL = 40;
const OF_LEVEL = /^(?:cargos?|empregos?|n[íi]vel)\b/i;

function scopeAbove(lines: readonly EditalLine[], at: number, offices: readonly Office[]): Scope {
  for (let up = at - 1; up >= Math.max(0, at - LINES_ABOVE); up -= 1) {
    const text = lines[up]?.text ?? '';
    // Running text is not part of the table's heading.
    if (SECTION.test(text) || /[.;]$/.test(text)) break;
    if (officeHeading(text)) return scopeOfList(lines, up, offices);
    if (levelIn(text) && (isInCapitals(text) || OF_LEVEL.test(text) || text.length <= LONGEST_LEVEL))
      return scopeOf(text, offices);
  }
  return { offices: null, isSure: true };
}

/** The offices of a list that ends on a line: a table below several offices is for all of them. */
function scopeOfList(lines: readonly EditalLine[], last: number, offices: readonly Office[]): Scope {
  let first = last;
  while (first > 0 && officeHeading(lines[first - 1]?.text ?? '')) first -= 1;
  const scopes = lines.slice(first, last + 1).map(({ text }) => scopeOf(text, offices));
  const named = [...new Set(scopes.flatMap((scope) => scope.offices ?? []))];
  return { offices: named.length > 0 ? named : null, isSure: scopes.every(({ isSure }) => isSure) };
}

/** A table's heading may take several lines. */
const HEADING_LINES = 3;

/** The rows of the tables of disciplines. */
function tableRows(lines: readonly EditalLine[], known: readonly Office[], isMatter: IsMatter): WeightRow[] {
  const rows: WeightRow[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const heading = lines.slice(Math.max(0, at - HEADING_LINES + 1), at + HEADING_LINES).map(({ text }) => text);
    if (!isTableHeading(lines[at]?.text ?? '') || !heading.some((text) => SUBJECT.test(text))) continue;
    const columns = columnsOf(heading.filter((text) => !ROW.test(text)).join(' '));
    let scope = scopeAbove(lines, at, known);
    let between = 0;
    let last = at;
    for (let next = at + 1; between <= MOST_BETWEEN && next < lines.length; next += 1) {
      const line = lines[next] as EditalLine;
      const cells = cellRows(line.text, isMatter);
      if (cells) {
        const offices = officesNamed(cells.whom, known);
        if (offices) scope = { offices, isSure: true };
        for (const { name, questions } of cells.counts)
          rows.push({ nome: name, questoes: questions, peso: null, escopo: scope, lugar: placeOf(line), duvida: true });
        [last, between] = [next, 0];
        continue;
      }
      const row = rowOf(line, columns, scope);
      if (!row && isTableHeading(lines[next]?.text ?? '') && (last > at || lines[next]?.text.includes('|'))) break;
      if (row) rows.push(row);
      if (row) last = next;
      between = row ? 0 : between + 1;
    }
    // Without a row it was a sentence: the table's heading may follow it.
    at = last;
  }
  return rows;
}

const IN_WORDS =
  /(\d{1,3})\s*(?:\([^)]{3,30}\)\s*)?quest(?:ões|ão)\s+(?:de|sobre)\s+(\p{Lu}[\p{L}\s-]{3,60}?)(?=\s*(?:[,;.(]|\se\s\d|$))/gu;

/** `10 questões de Língua Portuguesa, 5 de …`: weights in running text. */
const proseRows = (lines: readonly EditalLine[]): WeightRow[] =>
  lines.flatMap((line) =>
    [...line.text.matchAll(IN_WORDS)].map(([, count, name = '']) => ({
      nome: name.trim(),
      questoes: Number(count),
      peso: null,
      escopo: { offices: null, isSure: true },
      lugar: placeOf(line),
      duvida: false,
    })),
  );

/** The number and weight of questions as stated in an edital. */
export function weightRows(lines: readonly EditalLine[], offices: readonly Office[], isMatter: IsMatter): WeightRow[] {
  const rows = tableRows(lines, offices, isMatter);
  return rows.length > 0 ? rows : proseRows(lines);
}

/** The weight of a discipline in an exam. */
export interface Weight {
  /** Number of its questions; may be its share of a number that a table gives for a group of disciplines. */
  questoes: number;
  peso: number;
  lugar: Place | null;
  /** Not stated in the edital for this discipline. */
  duvida: boolean;
}

const groupIn = (name: string): Group | null =>
  /conhecimentos?\s+espec/i.test(name)
    ? 'especificos'
    : /conhecimentos?\s+(?:b[áa]sicos|gerais|comuns)/i.test(name)
      ? 'basicos'
      : null;

/** Similarity of two names of a discipline, 0–1: the share of common words. */
function similarity(one: string, other: string): number {
  const [left, right] = [new Set(meaningfulWords(one)), new Set(meaningfulWords(other))];
  const shared = [...left].filter((word) => right.has(word)).length;
  return shared / Math.max(1, Math.min(left.size, right.size)) - Math.abs(left.size - right.size) * 0.05;
}

const LEAST_SIMILARITY = 0.6;
const isFor = ({ offices }: Scope, office: number | null): boolean =>
  offices === null || office === null || offices.includes(office);

/** Of rows of several tables, those for the office precede those for all. */
function rowsFor(rows: readonly WeightRow[], office: number | null): WeightRow[] {
  const own = rows.filter(({ escopo }) => isFor(escopo, office));
  const named = own.filter(({ escopo }) => escopo.offices !== null);
  return named.length > 0 ? named : own;
}

/**
 * The weight of each discipline of an office, in order. A group's row is divided equally among its disciplines without
 * a row of their own; a discipline without any statement gets the others' average.
 */
export function weightsOf(
  disciplines: readonly Discipline[],
  allRows: readonly WeightRow[],
  office: number | null,
): Weight[] {
  const rows = rowsFor(allRows, office);
  const taken = new Set<WeightRow>();
  const own = disciplines.map(({ nome }) => {
    const [best] = rows
      .filter((row) => groupIn(row.nome) === null && !taken.has(row))
      .map((row) => ({ row, score: similarity(row.nome, nome) }))
      .sort((one, other) => other.score - one.score);
    if (!best || best.score < LEAST_SIMILARITY) return null;
    taken.add(best.row);
    return best.row;
  });
  const shares = disciplines.map(({ grupo, nome }, at) => {
    if (own[at]) return null;
    const row = rows.find((one) => groupIn(one.nome) !== null && groupIn(one.nome) === (grupo ?? groupIn(nome)));
    const together = disciplines.filter((one, index) => !own[index] && one.grupo === grupo).length;
    return row ? { row, part: (row.questoes ?? 0) / together, isAlone: together === 1 } : null;
  });
  const known = disciplines.map((_, at): Weight | null => {
    const [row, share] = [own[at], shares[at]];
    if (row) return { questoes: row.questoes ?? 1, peso: row.peso ?? 1, lugar: row.lugar, duvida: row.duvida };
    return share
      ? { questoes: share.part, peso: share.row.peso ?? 1, lugar: share.row.lugar, duvida: !share.isAlone }
      : null;
  });
  const given = known.filter((weight) => weight !== null);
  const mean = given.length > 0 ? given.reduce((sum, { questoes }) => sum + questoes, 0) / given.length : 1;
  return known.map((weight) => weight ?? { questoes: mean, peso: 1, lugar: null, duvida: true });
}
