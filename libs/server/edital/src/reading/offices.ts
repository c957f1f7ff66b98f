import { normalisedText } from '@mapa/domain';
import { type Level, levelIn } from './levels';
import { type EditalLine, isInCapitals, type Place, placeOf, withoutNumbering } from './lines';
import { officesInTables } from './office-tables';

/** An office (cargo) offered in an edital. */
export interface Office {
  nome: string;
  /** Its number in the edital, as in `CARGO 3`; null without one. */
  numero: number | null;
  escolaridade: Level | null;
  lugar: Place;
}

// Lines have single spaces (`tidyLines`).
const NAMED =
  /^(?:para (?:o|os) )?(?:cargo|emprego(?: público)?|função|especialidade|perfil)s? ?(?:n[º°o.]{1,2} ?)?(\d{1,3})? ?[:–—-] ?(\p{L}.{2,140})$/iu;
/** `CONHECIMENTOS ESPECÍFICOS PARA O CARGO DE ANALISTA`. */
const OF_OFFICE =
  /^(?:para )?(?:[oa]s? |d[oa]s? )?(?:cargo|emprego|função)s? (?:públicos? )?(?:de )?(?:\d{1,3} )?(?:[:–—-] )?(.*)$/iu;
/** First words of names of offices, for headings that consist of the name alone. */
const OFFICE_WORD =
  /^(?:administrador|advogado|agente|analista|arquiteto|arquivista|assistente|auditor|auxiliar|bibliotecário|biólogo|bombeiro|consultor|contador|coordenador|cozinheiro|defensor|delegado|dentista|economista|eletricista|enfermeiro|engenheiro|escritur[áa]rio|escrivão|especialista|estatístico|farmacêutico|fiscal|fisioterapeuta|gestor|guarda|inspetor|investigador|jornalista|juiz|médico|merendeir[oa]|monitor|motorista|nutricionista|odontólogo|oficial|operador|pedagogo|pedreiro|perito|policial|procurador|professor|programador|promotor|psicólogo|recepcionista|secretário|soldado|técnico|tesoureiro|veterinário|vigia|zootecnista)(?:\(?a\)?)?(?![\p{L}])/iu;
const EVERY = /(?:comuns?|para)\s+(?:a\s+)?(?:todos|todas)|todos\s+os\s+(?:cargos|empregos)/i;
/** Normalised words of an office's name, for comparison. */
export const officeKey = (name: string): string =>
  normalisedText(name)
    .replace(/\b(?:cargo|emprego|funcao|area|especialidade|de|da|do|em|e|a|o)\b/g, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const tidyName = (name: string): string =>
  name
    .replace(/\s*[|;:.]\s*$/u, '')
    .replace(/\s+/g, ' ')
    .trim();

/** What may follow an office's name on its line: vacancies and requirements. */
const BEHIND_NAME = / ?[–—,(-]? ?(?:\d{1,4} (?:\([^)]{1,40}\) )?vagas?\b|\bvagas? ?:|\brequisitos?\b).*$/iu;

const readName = (text: string): { numero: number | null; nome: string } | null => {
  const match = NAMED.exec(withoutNumbering(text));
  if (!match) return null;
  const nome = tidyName((match[2] ?? '').replace(BEHIND_NAME, '').split(/\s\|\s|(?<=\p{L})\.\s|:\s(?=\d)/u)[0] ?? '');
  return nome === '' ? null : { numero: match[1] ? Number(match[1]) : null, nome };
};

/** The office that a line introduces, with its name only. */
export function officeHeading(text: string): { numero: number | null; nome: string } | null {
  const found = readName(text) ?? readBareName(text);
  if (!found || EVERY.test(text)) return null;
  return isInCapitals(text) || text.includes(':') ? found : null;
}

const LONGEST_BARE_NAME = 90;

function readBareName(text: string): { numero: null; nome: string } | null {
  const name = tidyName(withoutNumbering(text));
  const isName = isInCapitals(name) && OFFICE_WORD.test(name) && name.length <= LONGEST_BARE_NAME && !/[|:]/.test(name);
  return isName ? { numero: null, nome: name } : null;
}

/** Whether two names of offices are one name, which a line's end may have cut. */
const isCut = (one: string, other: string): boolean => one.startsWith(`${other} `) || other.startsWith(`${one} `);

/** Offices as they are found, each once. */
class OfficeList {
  readonly offices: Office[] = [];

  /** Notes an office. One of the same number whose name begins alike is the same; the longer name is the whole one. */
  note(office: Office): void {
    const key = officeKey(office.nome);
    if (key === '') return;
    const known = this.offices.find((one) => {
      const other = officeKey(one.nome);
      return other === key || (office.numero !== null && one.numero === office.numero && isCut(other, key));
    });
    if (!known) this.offices.push(office);
    else {
      if (officeKey(known.nome).length < key.length) known.nome = office.nome;
      known.numero ??= office.numero;
      known.escolaridade ??= office.escolaridade;
    }
  }
}

/** The offices of an edital, in headings and in tables; the first mention of each. */
export function officesOf(lines: readonly EditalLine[]): Office[] {
  const list = new OfficeList();
  let level: Level | null = null;
  for (const line of lines) {
    const named = isInCapitals(line.text) ? levelIn(line.text) : null;
    if (named) level = named;
    const office = officeHeading(line.text);
    if (!office || /\b(?:requisitos?|vagas|descri[çc][ãa]o)\b/i.test(office.nome)) continue;
    // Rows of tables are read as such: the level of the headings before them is not theirs.
    const escolaridade = levelIn(line.text) ?? (line.text.includes('|') ? null : level);
    list.note({ ...office, escolaridade, lugar: placeOf(line) });
  }
  for (const { name, code, level: escolaridade, line } of officesInTables(lines)) {
    const { numero, nome } = readName(name) ?? { numero: null, nome: tidyName(name) };
    list.note({ nome, numero: numero ?? code, escolaridade, lugar: placeOf(line) });
  }
  return list.offices;
}

interface KeyedOffice {
  at: number;
  key: string;
}

const keyed = new WeakMap<readonly Office[], KeyedOffice[]>();

/** The offices of a list that is complete, those with long names first. */
function keysOf(offices: readonly Office[]): KeyedOffice[] {
  const known = keyed.get(offices);
  if (known) return known;
  const keys = offices
    .map(({ nome }, at) => ({ at, key: officeKey(nome) }))
    .filter(({ key }) => key.length > 3)
    .sort((one, other) => other.key.length - one.key.length);
  keyed.set(offices, keys);
  return keys;
}

/** `201 – NUTRICIONISTA`: a code before a name. */
const CODE = /^\d{2,4} ?[–—-] ?/;
const LONGEST_NAMES = 160;

/**
 * The offices that a text consists of: `Agente e Técnico`, `201 – NUTRICIONISTA`.
 * @returns their indices; null for any other text
 */
export function officesNamed(text: string, offices: readonly Office[]): number[] | null {
  if (offices.length === 0 || text.length > LONGEST_NAMES || text.includes('|')) return null;
  let rest = ` ${officeKey(tidyName(text.replace(CODE, '')))} `;
  const named = keysOf(offices).flatMap(({ at, key }) => {
    if (!rest.includes(` ${key} `)) return [];
    rest = rest.replace(` ${key} `, ' ');
    return [at];
  });
  return named.length > 0 && rest.trim() === '' ? named.sort((one, other) => one - other) : null;
}

/** The offices that a heading refers to: `offices` as indices of the list, null for all; `sure` if it names them. */
export interface Scope {
  offices: number[] | null;
  isSure: boolean;
}

export const EVERYBODY: Scope = { offices: null, isSure: true };

const rangesIn = (text: string): number[] =>
  [...text.matchAll(/(\d{1,3})(?:\s*a\s*(\d{1,3}))?/g)].flatMap(([, from, to]) => {
    const [first, last] = [Number(from), Number(to ?? from)];
    return last >= first && last - first < 200 ? Array.from({ length: last - first + 1 }, (_, at) => first + at) : [];
  });

const where = (offices: readonly Office[], isIn: (office: Office) => boolean): number[] =>
  offices.flatMap((office, at) => (isIn(office) ? [at] : []));

/** The offices by the numbers in a heading: `PARA OS CARGOS 1 A 4 E 7`. */
function byNumbers(text: string, offices: readonly Office[]): number[] {
  if (!/\b(?:cargo|emprego|função)s?\s+(?:n[º°o.]*\s*)?\d/i.test(text)) return [];
  const numbers = new Set(rangesIn(text));
  return where(offices, ({ numero }) => numero !== null && numbers.has(numero));
}

/** The offices by their names: the longest name that the heading contains, or that begins with the heading. */
function byNames(text: string, offices: readonly Office[]): number[] {
  const key = officeKey(OF_OFFICE.exec(text)?.[1] ?? text);
  if (key.length < 4) return [];
  const same = where(offices, ({ nome }) => officeKey(nome) === key);
  if (same.length > 0) return same;
  return where(offices, ({ nome }) => key.includes(officeKey(nome)) || officeKey(nome).includes(key));
}

/** Reads which offices a heading applies to. */
export function scopeOf(text: string, offices: readonly Office[]): Scope {
  if (text.trim() === '') return EVERYBODY;
  const level = levelIn(text);
  if (level) {
    const known = where(offices, ({ escolaridade }) => escolaridade === level || escolaridade === null);
    return { offices: known, isSure: offices.every(({ escolaridade }) => escolaridade !== null) };
  }
  if (EVERY.test(text)) return EVERYBODY;
  const found = [byNumbers(text, offices), byNames(text, offices)].find((some) => some.length > 0);
  return found ? { offices: found, isSure: true } : { offices: null, isSure: false };
}
