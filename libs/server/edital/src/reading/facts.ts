import { normalisedText } from '@mapa/domain';
import { type EditalLine, isInCapitals, type Place, placeOf } from './lines';

/** A value read from an edital, with its place. */
export interface Fact<T> {
  valor: T;
  lugar: Place;
  /** A person should check it. */
  duvida: boolean;
}

const MONTHS = 'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');
const UNITS =
  'zero um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split(
    ' ',
  );
const TENS: Readonly<Record<string, number>> = { vinte: 20, trinta: 30, quarenta: 40, cinquenta: 50 };

/** A number below sixty in words: `vinte e sete`. */
function inWords(text: string): number | null {
  let sum = 0;
  for (const word of text.split(/\s+e\s+|\s+/).filter((one) => one !== '')) {
    const unit = word === 'primeiro' ? 1 : word === 'catorze' ? 14 : UNITS.indexOf(word);
    const value = unit >= 0 ? unit : (TENS[word] ?? null);
    if (value === null) return null;
    sum += value;
  }
  return sum > 0 ? sum : null;
}

const isoOf = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 2000 && year < 2100;
  return isReal ? date.toISOString().slice(0, 10) : null;
};

interface FoundDate {
  value: string;
  at: number;
  end: number;
}

const MONTH = MONTHS.join('|');
const NUMERIC = /\b(\d{1,2})[/.](\d{1,2})[/.](\d{4})\b/g;
const NAMED = new RegExp(`\\b(\\d{1,2})[oº°]?\\s+de\\s+(${MONTH})\\s+de\\s+(\\d{4})\\b`, 'g');
const WORDED = new RegExp(
  `\\b((?:[a-z]+\\s+e\\s+)?[a-z]+)\\s+de\\s+(${MONTH})\\s+de\\s+dois\\s+mil\\s+e\\s+((?:[a-z]+\\s+e\\s+)?[a-z]+)`,
  'g',
);

const spanOf = ({ index, 0: text }: RegExpExecArray) => ({ at: index, end: index + text.length });

/** The dates in a text without accents and capitals: in digits, with the month's name, or all in words. */
function datesIn(text: string): FoundDate[] {
  const found = [
    ...[...text.matchAll(NUMERIC)].map((one) => ({
      ...spanOf(one),
      value: isoOf(Number(one[3]), Number(one[2]), Number(one[1])),
    })),
    ...[...text.matchAll(NAMED)].map((one) => ({
      ...spanOf(one),
      value: isoOf(Number(one[3]), MONTHS.indexOf(one[2] ?? '') + 1, Number(one[1])),
    })),
    ...[...text.matchAll(WORDED)].map((one) => {
      const [day, year] = [inWords(one[1] ?? ''), inWords(one[3] ?? '')];
      const value = day === null || year === null ? null : isoOf(2000 + year, MONTHS.indexOf(one[2] ?? '') + 1, day);
      return { ...spanOf(one), value };
    }),
  ];
  return found
    .flatMap(({ value, ...span }) => (value === null ? [] : [{ ...span, value }]))
    .sort((one, other) => one.at - other.at);
}

const OF_EXAM = /provas?\b/;
const OBJECTIVE = /objetiv|escrit/;
const HELD = /aplica|realiza|data provavel|ocorrer/;
const OTHER_DAY =
  /inscri|isenc|recurso|gabarito|resultado|homolog|pagamento|retific|convoca|local|consulta|titulos|edital n|nascid|posse|lei n|decreto|redacao definitiva|prazo/;
const BEFORE_CHARS = 160;
const LONGEST_DATE = 60;

function scoreOf(context: string): number {
  const near = context.slice(-70);
  return (
    (OF_EXAM.test(context) ? 3 : 0) +
    (OBJECTIVE.test(context) ? 2 : 0) +
    (HELD.test(context) ? 2 : 0) -
    (OTHER_DAY.test(near) ? 5 : 0)
  );
}

const LEAST_SCORE = 4;

/** The day of the objective exam. */
export function examDate(lines: readonly EditalLine[]): Fact<string> | null {
  let best: { fact: Fact<string>; score: number } | null = null;
  for (const [index, line] of lines.entries()) {
    const [before = '', text = '', after = ''] = [index - 1, index, index + 1].map((at) =>
      normalisedText(lines[at]?.text ?? ''),
    );
    // A date may continue on the next line, and what it is the date of may be on the line before.
    const lead = before.endsWith('.') ? '' : `${before} `;
    const whole = lead + text;
    let last = 0;
    for (const { value, at, end } of datesIn(`${whole} ${after.slice(0, LONGEST_DATE)}`)) {
      if (at >= whole.length) break;
      // In a schedule the words since the last date say what this one is of.
      const own = whole.slice(last, at);
      const context = last > 0 && OF_EXAM.test(own) ? own : whole.slice(Math.max(0, at - BEFORE_CHARS), at);
      last = end;
      // Dates of the line before had their turn.
      if (end <= lead.length) continue;
      const score = scoreOf(context);
      if (score < LEAST_SCORE) continue;
      if (best && score === best.score && value !== best.fact.valor) best.fact.duvida = true;
      if (!best || score > best.score)
        best = { score, fact: { valor: value, lugar: placeOf(line), duvida: context.includes('provavel') } };
    }
  }
  return best?.fact ?? null;
}

/** An institution that the bank knows. */
export interface KnownInstitution {
  id: number;
  sigla: string;
  nome: string;
}

/** An institution as an edital names it; `id` if the bank has it. */
export interface NamedInstitution {
  id: number | null;
  nome: string;
}

const LEAST_ACRONYM = 3;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const asWord = (text: string): RegExp => new RegExp(`(?<![\\p{L}\\d])${escaped(text)}(?![\\p{L}\\d])`, 'gu');
const ORGANISES = /execu|organiza|realiza|responsabilidade|banca|contratad/;

/** The known institution mentioned most; mentions as organiser count threefold. */
function mostNamed(
  lines: readonly EditalLine[],
  known: readonly KnownInstitution[],
  weightOf: (text: string) => number,
): Fact<NamedInstitution> | null {
  const plain = lines.map(({ text }) => ({ text, folded: normalisedText(text) }));
  let best: { fact: Fact<NamedInstitution>; score: number } | null = null;
  let isTie = false;
  for (const { id, sigla, nome } of known) {
    const acronym = sigla.length >= LEAST_ACRONYM ? asWord(sigla) : null;
    const name = nome.length > 6 ? asWord(normalisedText(nome)) : null;
    let [score, first] = [0, -1];
    for (const [at, { text, folded }] of plain.entries()) {
      const many = (acronym ? (text.match(acronym)?.length ?? 0) : 0) + (name ? (folded.match(name)?.length ?? 0) : 0);
      if (many > 0 && first === -1) first = at;
      score += many * weightOf(folded);
    }
    isTie = best !== null && score === best.score ? true : isTie;
    const line = lines[first];
    if (line && (!best || score > best.score)) {
      isTie = false;
      best = { score, fact: { valor: { id, nome: sigla || nome }, lugar: placeOf(line), duvida: false } };
    }
  }
  return best ? { ...best.fact, duvida: isTie } : null;
}

const UNKNOWN_BOARD =
  /(?:execu[çc][ãa]o|organiza[çc][ãa]o|responsabilidade|realiza[çc][ãa]o|executado|organizado|realizado)[^.;]{0,60}?\b((?:Funda[çc][ãa]o|Instituto|Centro|Companhia|Empresa|FUNDA[ÇC][ÃA]O|INSTITUTO|CENTRO|COMPANHIA|EMPRESA)\s[^,.;()]{3,100})/u;

/** What a pattern finds that begins on a line: the line's end may cut it. */
function foundFrom(lines: readonly EditalLine[], at: number, pattern: RegExp): RegExpExecArray | null {
  const text = lines[at]?.text ?? '';
  const isWhole = /[.:;]$/.test(text) || text.includes('|');
  const found = pattern.exec(isWhole ? text : `${text} ${lines[at + 1]?.text ?? ''}`);
  return found && found.index < text.length ? found : null;
}

/** The board that organises the exam. */
export function boardOf(
  lines: readonly EditalLine[],
  known: readonly KnownInstitution[],
): Fact<NamedInstitution> | null {
  const named = mostNamed(lines, known, (text) => (ORGANISES.test(text) ? 3 : 1));
  if (named) return named;
  for (const [at, line] of lines.entries()) {
    const [, nome] = foundFrom(lines, at, UNKNOWN_BOARD) ?? [];
    if (nome) return { valor: { id: null, nome: nome.trim() }, lugar: placeOf(line), duvida: true };
  }
  return null;
}

const HEAD_LINES = 40;
const BODY =
  /\b(?:TRIBUNAL|PREFEITURA|MINIST[ÉE]RIO|UNIVERSIDADE|INSTITUTO|SECRETARIA|POL[ÍI]CIA|C[ÂA]MARA|ASSEMBLEIA|BANCO|CONSELHO|DEFENSORIA|EMPRESA|COMPANHIA|MUNIC[ÍI]PIO|FUNDA[ÇC][ÃA]O|AG[ÊE]NCIA|AUTARQUIA|SUPERINTEND[ÊE]NCIA|CORPO DE BOMBEIROS|GOVERNO)\b/;

/** The body that the exam is for, as named in the first lines. */
export function bodyOf(
  lines: readonly EditalLine[],
  known: readonly KnownInstitution[],
  board: Fact<NamedInstitution> | null,
): Fact<NamedInstitution> | null {
  const head = lines.slice(0, HEAD_LINES);
  const named = mostNamed(head, known, () => 1);
  if (named) return named;
  const line = head.find(
    ({ text }) => isInCapitals(text) && BODY.test(text) && text !== board?.lugar.trecho && text.length <= 140,
  );
  return line ? { valor: { id: null, nome: line.text.trim() }, lugar: placeOf(line), duvida: true } : null;
}

const VACANCIES = /(\d{1,2}\.\d{3}|\d{1,4})\s*(?:\([^)]{3,60}\)\s*)?vagas?\b|total\s+de\s+vagas[\s:|]*(\d{1,4})/i;
const OF_OFFICES = /provimento|total|preenchimento|destina|oferta|concurso/i;

/** Number of vacancies. */
export function vacanciesOf(lines: readonly EditalLine[]): Fact<number> | null {
  let fallback: Fact<number> | null = null;
  for (const [at, line] of lines.entries()) {
    const match = foundFrom(lines, at, VACANCIES);
    const valor = Number((match?.[1] ?? match?.[2] ?? '').replace('.', ''));
    if (!match || valor < 1) continue;
    if (OF_OFFICES.test(line.text)) return { valor, lugar: placeOf(line), duvida: false };
    fallback ??= { valor, lugar: placeOf(line), duvida: true };
  }
  return fallback;
}
