import type { Page } from '../document/model';
import { linesOf } from '../layout/lines';
import { factsIn, plainly } from './facts';
import { titlesOf } from './printed';

/** What a paper states about itself on its cover and in its running lines; null where it does not, or not clearly. */
export interface PaperCover {
  /** Name of an exam that has one of its own, such as "XXV Exame de Ordem Unificado". */
  exam: string | null;
  body: string | null;
  position: string | null;
  year: number | null;
  level: 'fundamental' | 'medio' | 'superior' | null;
  minutes: number | null;
  isPenalised: boolean | null;
  /** The words of cover and running lines, in which others look for names that they know. */
  words: string;
}

const MOST_WORDS = 8_000;
const SMALL = new Set('a ao aos as à às com da das de do dos e em na nas no nos o os para por'.split(' '));
const ROMAN = /^[IVXLC]+$/;

/** A word of a title in capitals as it is written in running text; acronyms stay. */
function asWritten(word: string, at: number): string {
  const small = word.toLowerCase();
  if (at > 0 && SMALL.has(small)) return small;
  const isAcronym = ROMAN.test(word) || [...word].length <= 2 || !/[aeiouáàâãéêíóôõú]/i.test(word);
  return isAcronym ? word : word.charAt(0) + small.slice(1);
}

/** A name without capitals throughout: a title's are for the eye only. */
function nameOf(title: string): string {
  const tidy = title.replace(/\s+/g, ' ').trim();
  return /\p{Ll}/u.test(tidy) ? tidy : tidy.split(' ').map(asWritten).join(' ');
}

const EXAM = /^.{0,12}\bexame\s+(?:de|do|da|nacional|unificado)\b.{0,60}$/iu;
/** "CEBRASPE – TRT – Edital: 2024", which its papers repeat on each page. */
const BOARD_LINE = /^[\p{Lu}]{3,12} ?[–-] ?(.{2,60}?) ?[–-] ?(?:edital|aplica[çc][ãa]o)\b/iu;
const LEVEL =
  /\b(?:n[ií]vel|escolaridade:?|cargos? de) (?:de )?(?:ensino |escolaridade )?(superior|m[eé]dio|fundamental)\b/iu;

function levelIn(text: string): PaperCover['level'] {
  const found = [...text.matchAll(new RegExp(LEVEL, 'giu'))].map(([, level = '']) => plainly(level));
  const [level, ...others] = new Set(found);
  if (level !== undefined && others.length === 0) return level as PaperCover['level'];
  return found.length === 0 && /\bexame de ordem\b/i.test(text) ? 'superior' : null;
}

const COUNTS = 'zero uma duas tres quatro cinco seis'.split(' ');
const COUNT = '(\\d{1,2}|uma|duas|tr[êe]s|quatro|cinco|seis)(?: ?\\([^)]{1,20}\\))?';
const HOURS = `${COUNT} ?h(?:oras?)?(?:(?: ?e )?${COUNT} ?min(?:utos)?|(?: ?e)? ?(meia)|(\\d{2})(?!\\d))?`;
const DURATIONS = [
  new RegExp(`\\b(?:tempo|dura[çc][ãa]o|durar[áa])([^.;]{0,90}?)(?<![\\d,])${HOURS}(?!\\p{L})`, 'giu'),
  new RegExp(`()(?<![\\d,])${HOURS}(?= (?:é|ser[áa]) o tempo| de dura[çc][ãa]o)`, 'giu'),
];
/** Times of a paper other than its length. */
const OTHER_TIME = /ap[óo]s|antes|decorrid|m[íi]nim|permanec|retirar|sair|in[íi]cio|t[ée]rmino/iu;
const LONGEST_MINUTES = 600;

const countOf = (text: string | undefined): number => {
  if (text === undefined) return 0;
  return /^\d/.test(text) ? Number(text) : Math.max(0, COUNTS.indexOf(plainly(text)));
};

function minutesIn(text: string): number | null {
  const found = DURATIONS.flatMap((pattern) => [...text.matchAll(pattern)])
    .filter(([, between = '']) => !OTHER_TIME.test(between))
    .map(([, , hours, minutes, half, bare]) => 60 * countOf(hours) + (half ? 30 : countOf(minutes ?? bare)))
    .filter((minutes) => minutes > 0 && minutes <= LONGEST_MINUTES);
  const [minutes, ...others] = new Set(found);
  return others.length === 0 ? (minutes ?? null) : null;
}

const NO_PENALTY =
  /n[ãa]o haver[áa] (?:desconto|penaliza|pontua[çc][ãa]o negativa)|(?:erradas?|incorretas?) n[ãa]o (?:anula|desconta|ser[áa] descontad)/iu;
const PENALTY =
  /(?:em desacordo com o gabarito|em discord[âa]ncia|discordantes?|(?:resposta|item|marca[çc][ãa]o) (?:errad|incorret)\p{L}*|cada erro)[^.;]{0,140}?(?:negativ|desconto|descontad|anula|perda)/iu;

const penaltyIn = (text: string): boolean | null =>
  NO_PENALTY.test(text) ? false : PENALTY.test(text.replace(/(\d)\.(\d)/g, '$1$2')) ? true : null;

/**
 * The facts of a paper as a person would read them off its cover. @param titles its titles and running lines
 * @param lines the lines of its first page, from top to bottom
 */
export function coverOf(titles: readonly string[], lines: readonly string[]): PaperCover {
  const text = lines.join(' ').replace(/\s+/g, ' ');
  const facts = factsIn(titles);
  const exam = titles.find((title) => EXAM.test(title.trim()));
  const ofBoard = titles.flatMap((title) => BOARD_LINE.exec(title.trim())?.[1] ?? []);
  const bodies = ofBoard.length > 0 ? ofBoard : facts.bodies;
  const year = Math.max(...(facts.years.length > 0 ? facts.years : facts.noticeYears));
  return {
    exam: exam === undefined ? null : nameOf(exam),
    body: bodies[0] === undefined ? null : nameOf(bodies[0]),
    position: facts.positions[0] === undefined ? null : nameOf(facts.positions[0]),
    year: Number.isFinite(year) ? year : null,
    level: levelIn([...titles, text].join(' ')),
    minutes: minutesIn(text),
    isPenalised: penaltyIn(text),
    words: [...titles, text].join('\n').slice(0, MOST_WORDS),
  };
}

/** The cover of a read paper. */
export function coverOfPages(pages: readonly Page[]): PaperCover {
  const [first] = pages;
  return coverOf(titlesOf(pages), first ? linesOf(first.runs, first.number).map(({ text }) => text) : []);
}
