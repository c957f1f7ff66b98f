import { bookletIn, colourIn, type Booklet } from '../paper/booklet';

/** What a paper or a key states about its exam in titles and running lines: all values of each kind, unordered. */
export interface PrintedFacts {
  /** The edition in an exam's series: "25" of "XXV EXAME", "2010.2". */
  exams: string[];
  /** Years of the application. */
  years: number[];
  /** Years of the notice (edital), which may be the year before. */
  noticeYears: number[];
  /** Dates of the application, as 2018-04-08. */
  dates: string[];
  /** Day of an exam that takes several days, from 1. */
  days: number[];
  shifts: string[];
  /** Hiring bodies, as printed. */
  bodies: string[];
  /** Cargos, as printed, and their numbers in the notice. */
  positions: string[];
  positionNumbers: number[];
  booklets: Booklet[];
}

export const NO_FACTS: PrintedFacts = {
  exams: [],
  years: [],
  noticeYears: [],
  dates: [],
  days: [],
  shifts: [],
  bodies: [],
  positions: [],
  positionNumbers: [],
  booklets: [],
};

/** A word in small letters and without accents. */
export const plainly = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const unique = <Value>(values: readonly Value[]): Value[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

const ROMAN: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100 };

/** The value of a Roman numeral in capitals; 0 for other text. */
function romanOf(text: string): number {
  let sum = 0;
  for (const [at, sign] of [...text].entries()) {
    const value = ROMAN[sign] ?? 0;
    sum += value < (ROMAN[text.charAt(at + 1)] ?? 0) ? -value : value;
  }
  return sum;
}

function examsIn(text: string): string[] {
  const before = [...text.matchAll(/\b([IVXLC]{1,8}|\d{1,3}) ?[ºo°.]? (?:EXAME|Exame)\b/g)];
  const after = [
    ...text.matchAll(
      /\b(?:EXAME|Exame) (?:DE|de) (?:ORDEM|Ordem)(?: (?:UNIFICADO|Unificado))? ?[-–]? ?([IVXLC]{1,8})\b/g,
    ),
  ];
  const halves = [...text.matchAll(/\bexame\b[^|]*?\b((?:19|20)\d{2}[./][1-3])(?!\d)/gi)];
  return [
    ...[...before, ...after].map(([, sign = '']) => String(/^\d/.test(sign) ? Number(sign) : romanOf(sign))),
    ...halves.map(([, half = '']) => half.replace('/', '.')),
  ];
}

const MONTHS = 'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');
const DATE =
  /(?<!\d)(\d{1,2})[/.](\d{1,2})[/.]((?:19|20)\d{2})(?!\d)|(?<!\d)(\d{1,2})[ºo°]? de ([a-zç]{4,9}) de ((?:19|20)\d{2})(?!\d)|(?<![\d.,])((?:19|20)\d{2})(?![\d,]|\.\d{3})/giu;
/** Words that tell what a following year or date refers to; the last one before it counts. */
const SUBJECTS = [
  ['notice', /\b(?:edital|concurso|sele[çc][ãa]o|processo seletivo|certame)(?!\p{L})/giu],
  ['answers', /\bgabaritos?\b/giu],
  ['published', /\b(?:publica|divulga|atualiza|retifica|recurso)\p{L}*/giu],
  ['application', /\b(?:aplica\p{L}*|realizad[oa]s?|provas?|dia|data|enem|exame|vestibular|ano)(?!\p{L})/giu],
] as const;

type YearSubject = (typeof SUBJECTS)[number][0];

function subjectBefore(text: string): YearSubject | null {
  const found = SUBJECTS.map(([subject, pattern]) => ({
    subject,
    at: [...text.matchAll(pattern)].at(-1)?.index ?? -1,
  }));
  const last = found.reduce((best, one) => (one.at > best.at ? one : best));
  return last.at < 0 ? null : last.subject;
}

/** Years and dates of a line, by what they refer to. */
function timesIn(text: string): Pick<PrintedFacts, 'years' | 'noticeYears' | 'dates'> {
  const times: Pick<PrintedFacts, 'years' | 'noticeYears' | 'dates'> = { years: [], noticeYears: [], dates: [] };
  for (const match of text.matchAll(DATE)) {
    const [all, day, month, year, dayOfWords, monthName = '', yearOfWords, alone] = match;
    const subject = text.trim() === all ? 'application' : subjectBefore(text.slice(0, match.index));
    const value = Number(year ?? yearOfWords ?? alone);
    if (subject === 'notice') times.noticeYears.push(value);
    // A key's own date is that of its publication.
    if (subject === 'application' || (subject === 'answers' && alone !== undefined)) {
      times.years.push(value);
      const monthNumber = month ? Number(month) : MONTHS.indexOf(plainly(monthName)) + 1;
      if (alone === undefined && monthNumber > 0)
        times.dates.push(
          [value, monthNumber, Number(day ?? dayOfWords)].map((part) => String(part).padStart(2, '0')).join('-'),
        );
    }
  }
  return times;
}

const daysIn = (text: string): number[] =>
  [...text.matchAll(/(?<!\d)([1-4]) ?[ºo°ª] ?dia\b|\bdia ?([1-4])(?!\d| ?de\b|[/.]\d)/giu)].map((match) =>
    Number(match[1] ?? match[2]),
  );

const SHIFT = /(?<!\p{L})(manhã|tarde)(?!\p{L})/iu;
const SHIFT_CHARS = 80;

/** What ends a name: a separator, or the beginning of another title. */
const PARTED = /\s[-–—|]\s|[|;]|\s{3,}| ?[-–—:]? ?\b(?:edital|gabarito|prova|aplica[çc][ãa]o|concurso p[úu]blico)\b/iu;
const nameFrom = (text: string): string => (text.split(PARTED)[0] ?? '').replace(/\s+/g, ' ').trim();

const BODY =
  /(?<!\p{L})(?:conselho|minist[ée]rio|tribunal|prefeitura|munic[íi]pio|c[âa]mara|secretaria|universidade|instituto federal|pol[íi]cia|banco|defensoria|procuradoria[- ]geral|assembleia|empresa|companhia|ag[êe]ncia|corpo de bombeiros|governo|ordem dos advogados|senado|caixa econ[ôo]mica)(?!\p{L}).*/iu;
const POSITION =
  /(?<!\p{L})(?<!n[íi]vel )(?:(?:cargo|emprego)s? ?(?:n[º°o.] ?)?(?:\d{1,3} ?)?[-–—:] ?(?=\p{L})|(?=(?:administrador|advogad[oa]|agente|analista|arquitet[oa]|assessor|assistente|auditor|auxiliar|bibliotec[áa]ri[oa]|biom[ée]dic[oa]|cirurgi[ãa]o|consultor|contador|defensor|delegad[oa]|desenhista|economista|enfermeir[oa]|engenheir[oa]|escriv[ãa]o|escritur[áa]rio|especialista|estat[íi]stico|farmac[êe]utic[oa]|fiscal(?= d)|fisioterapeuta|fonoaudi[óo]log[oa]|gestor|guarda|inspetor|investigador|juiz|jornalista|m[ée]dic[oa]|motorista|nutricionista|oficial(?= de)|papiloscopista|pedagog[oa]|perit[oa]|pesquisador|procurador|professor|programador|promotor|psic[óo]log[oa]|recepcionista|soldado|t[ée]cnico|tecn[óo]log[oa]|tecnologista|telefonista|vigia|veterin[áa]ri[oa])(?!\p{L})))(.*)/iu;
const AFTER_POSITION = / ?[-–—:(]* ?(?<!\p{L})(?:edital|gabarito|prova|tipo|caderno|manhã|tarde|nível)(?!\p{L}).*/iu;
const POSITION_NUMBERS = /(?<!\p{L})cargos? ?(?:de ?)?(?:n[º°o.] ?)?((?:\d{1,3}(?: ?(?:,|e|a|-|–) ?)?)+)/iu;
/** Longest title; a longer line is a sentence. */
const TITLE_CHARS = 140;

/** Parses cargo numbers such as "cargos 1 a 3 e 5". */
function positionNumbersIn(text: string): number[] {
  const list = POSITION_NUMBERS.exec(text)?.[1] ?? '';
  return [...list.matchAll(/(\d{1,3})(?: ?(?:a|-|–) ?(\d{1,3}))?/g)].flatMap(([, from, to]) => {
    const [first, last] = [Number(from), Number(to ?? from)];
    return last < first || last - first > 100
      ? [first]
      : Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
}

/** The cargo that a title names; null where it names none. */
function positionIn(text: string): string | null {
  if (text.length > TITLE_CHARS) return null;
  const name = (POSITION.exec(text)?.[1] ?? '').replace(AFTER_POSITION, '').replace(/\s+/g, ' ').trim();
  return /\p{L}{3}/u.test(name) ? name : null;
}

/** The facts that titles state about their exam. */
export function factsIn(titles: readonly string[]): PrintedFacts {
  const all = titles.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
  const times = all.map(timesIn);
  const short = all.filter((text) => text.length <= TITLE_CHARS);
  return {
    exams: unique(all.flatMap(examsIn)),
    years: unique(times.flatMap(({ years }) => years)),
    noticeYears: unique(times.flatMap(({ noticeYears }) => noticeYears)),
    dates: unique(times.flatMap(({ dates }) => dates)),
    days: unique(all.flatMap(daysIn)),
    shifts: unique(
      all.flatMap((text) => (text.length > SHIFT_CHARS ? [] : (SHIFT.exec(text)?.[1]?.toLowerCase() ?? []))),
    ),
    bodies: unique(short.flatMap((text) => BODY.exec(text)?.[0] ?? []).map(nameFrom)),
    positions: unique(short.flatMap((text) => positionIn(text) ?? [])),
    positionNumbers: unique(short.flatMap(positionNumbersIn)),
    booklets: joined(unique(short.flatMap((text) => bookletOfTitle(text) ?? []))),
  };
}

/** Joins a number and a colour from two titles into one booklet. */
function joined(booklets: readonly Booklet[]): Booklet[] {
  const [numbers, colours] = [
    booklets.filter(({ colour }) => colour === null),
    booklets.filter(({ type }) => type === ''),
  ];
  const [number, colour] = [numbers[0], colours[0]];
  return number && colour && numbers.length + colours.length === booklets.length && booklets.length === 2
    ? [{ type: number.type, colour: colour.colour }]
    : [...booklets];
}

/** A booklet as a key's title names it: also by its colour alone, or as "GABARITO 1". */
function bookletOfTitle(text: string): Booklet | null {
  if (/\bgabarito\b/i.test(text) && !/\b(?:tipo|caderno|modelo|vers[ãa]o|prova)\b/i.test(text))
    return /^gabarito\s*(?:n[º°.]\s*)?\d{1,2}$/i.test(text) ? bookletIn(text) : null;
  const colour = colourIn(text);
  const named = /\b(?:tipo|caderno|modelo|vers[ãa]o|prova)\b/i.test(text);
  return bookletIn(text) ?? (colour && (named || text.trim().split(' ').length === 1) ? { type: '', colour } : null);
}
