import { type EditalLine, isInCapitals, type LineJoiner, type Place, placeOf, withoutNumbering } from './lines';
import { EVERYBODY, levelIn, type Office, officeHeading, officeKey, type Scope, scopeOf } from './offices';
import { type Topic, topicsOf } from './topics';

export type Group = 'basicos' | 'especificos';

/** A discipline of the programme, with the offices it is for. */
export interface Discipline {
  nome: string;
  grupo: Group | null;
  escopo: Scope;
  lugar: Place;
  topicos: Topic[];
}

const PROGRAMME =
  /^(?:anexo [ivx\d]{1,5} ?(?:[-–—:.] ?)?)?(?:d[oa]s? )?(?:conte[úu]dos? program[áa]ticos?|objetos? de avalia[çc][ãa]o|programas? d[ae]s? (?:provas?|disciplinas?)|conte[úu]dos? das? provas?|programas?$)/i;
const AFTER_PROGRAMME =
  /^(?:anexo\b|cronograma|calend[áa]rio|disposi[çc][õo]es\s+finais|modelo\s+de|formul[áa]rio|requerimento|atribui[çc][õo]es\s+d[oae]s?\s+(?:cargo|emprego)|quadro\s+de\s+vagas|declara[çc][ãa]o\s+de)/i;
const GROUP =
  /^(?:[\p{L} ]{0,40}[-–—:] ?)?conhecimentos? (b[áa]sicos?|gerais|comuns|complementares|espec[íi]ficos?)(?![\p{L}])(.*)$/iu;
const LONGEST_HEADING = 110;

/** Where the programme begins and ends: of several headings the one followed by most text. */
export function programmeRange(lines: readonly EditalLine[]): { from: number; to: number } | null {
  let best: { from: number; to: number } | null = null;
  for (const [at, { text }] of lines.entries()) {
    const title = withoutNumbering(text);
    if (title.length > LONGEST_HEADING || !PROGRAMME.test(title)) continue;
    const end = lines.findIndex(
      (line, index) =>
        index > at + 1 && isInCapitals(line.text) && AFTER_PROGRAMME.test(line.text) && !PROGRAMME.test(line.text),
    );
    const range = { from: at + 1, to: end === -1 ? lines.length : end };
    if (!best || range.to - range.from > best.to - best.from) best = range;
  }
  return best;
}

/** Whether a name is that of a matéria of the bank; tells headings from text. */
export type IsMatter = (name: string) => boolean;

interface Heading {
  name: string;
  /** What follows the name on its line. */
  rest: string;
}

const endsSentence = (text: string): boolean => text === '' || /[.;:!?)]$/.test(text);

/** The heading of a discipline at the start of a line, or null. */
function disciplineHeading(text: string, before: string, isMatter: IsMatter): Heading | null {
  const line = withoutNumbering(text);
  const [, name = '', rest = ''] = /^([^:]{3,110}):(.*)$/u.exec(line) ?? [];
  if (name !== '' && isInCapitals(name)) return { name, rest: rest.trim() };
  const dashed = /^(\p{Lu}[\p{Lu}\s,()/]{4,80})\s[–—-]\s(.+)$/u.exec(line);
  if (dashed && isInCapitals(dashed[1] ?? '')) return { name: dashed[1] ?? '', rest: dashed[2] ?? '' };
  const whole = line.replace(/[.:]$/, '');
  if (whole.length <= LONGEST_HEADING && isInCapitals(whole)) return { name: whole, rest: '' };
  if (!endsSentence(before)) return null;
  if (name !== '' && name.length <= 60 && /^\p{Lu}/u.test(name) && text === line && isMatter(name))
    return { name, rest: rest.trim() };
  return line.length <= 60 && /^\p{Lu}/u.test(line) && !/[.;,]$/.test(line) && isMatter(whole)
    ? { name: whole, rest: '' }
    : null;
}

interface Open {
  name: string;
  group: Group | null;
  scope: Scope;
  line: EditalLine;
  text: string;
  pages: { from: number; page: number | null }[];
}

const groupOf = (word: string): Group => (/^espec/i.test(word) ? 'especificos' : 'basicos');
const titled = (name: string): string =>
  name
    .replace(/\s+/g, ' ')
    .replace(/[\s:.;,–—-]+$/u, '')
    .trim();
/** `NOÇÕES DE DIREITO ADMINISTRATIVO E DE`: the heading continues on the next line. */
const UNFINISHED = /(?:\b(?:de|da|do|das|dos|e|em|a|o|para|ao)|[,–—/-])$/i;

class ProgrammeParser {
  readonly disciplines: Discipline[] = [];
  private group: Group | null = null;
  private groupScope: Scope = EVERYBODY;
  private officeScope: Scope | null = null;
  /** Whether specific knowledge was read under the present office: then a following group belongs to another one. */
  private isOfficeRead = false;
  private open: Open | null = null;
  private before = '';

  constructor(
    private readonly offices: Office[],
    private readonly isMatter: IsMatter,
    private readonly joiner: LineJoiner,
  ) {}

  read(lines: readonly EditalLine[]): void {
    for (const line of lines) {
      // After a heading the next line starts afresh.
      this.before = this.readLine(line) === 'heading' ? '' : line.text;
    }
    this.close();
  }

  private readLine(line: EditalLine): 'heading' | 'text' {
    if (this.isHeadingContinued(line)) return 'heading';
    const plain = withoutNumbering(line.text);
    const group = plain.length <= 200 ? GROUP.exec(plain) : null;
    if (group && (isInCapitals(plain.slice(0, 24)) || endsSentence(this.before))) return this.openGroup(group, line);
    if (this.opensOffice(line)) return 'heading';
    if (isInCapitals(plain) && plain.length <= LONGEST_HEADING && levelIn(plain)) return this.openLevel(plain);
    const heading = disciplineHeading(line.text, this.before, this.isMatter);
    if (heading) return this.openDiscipline(heading, line);
    return this.addText(line.text, line);
  }

  /** A heading on two lines. */
  private isHeadingContinued(line: EditalLine): boolean {
    const { open } = this;
    if (open?.text !== '' || !UNFINISHED.test(open.name)) return false;
    const [name = '', ...after] = line.text.split(':');
    const rest = after.join(':').trim();
    if (!isInCapitals(name)) return false;
    open.name = titled(`${open.name} ${name}`);
    if (rest !== '') this.addText(rest, line);
    return true;
  }

  private openGroup([, word = '', rest = '']: RegExpExecArray, line: EditalLine): 'heading' | 'text' {
    this.close();
    this.group = groupOf(word);
    const said = rest.replace(/^[(\s:–—-]+|[)\s:]+$/g, '');
    const isScope =
      said !== '' && (isInCapitals(said) || /cargo|emprego|n[íi]vel|todos/i.test(said)) && !/^\d/.test(said);
    if (isScope) {
      this.groupScope = scopeOf(said, this.offices);
      this.officeScope = null;
    } else {
      if (this.isOfficeRead) this.officeScope = null;
      // Text that follows directly is the group's own discipline.
      if (said !== '') this.addText(said, line);
    }
    this.isOfficeRead = false;
    return said === '' || isScope ? 'heading' : 'text';
  }

  private opensOffice(line: EditalLine): boolean {
    const office = officeHeading(line.text);
    if (!office) return false;
    const key = officeKey(office.nome);
    const at = this.offices.findIndex((one) => officeKey(one.nome) === key);
    if (at === -1) return false;
    this.close();
    this.officeScope = { offices: [at], isSure: true };
    this.isOfficeRead = false;
    this.group ??= 'especificos';
    const [, rest = ''] = /:\s(?=\d)(.*)$/u.exec(line.text) ?? [];
    if (rest !== '') this.addText(rest, line);
    return true;
  }

  private openLevel(text: string): 'heading' {
    this.close();
    this.groupScope = scopeOf(text, this.offices);
    this.officeScope = null;
    this.isOfficeRead = false;
    return 'heading';
  }

  private openDiscipline({ name, rest }: Heading, line: EditalLine): 'heading' | 'text' {
    this.close();
    // `ENFERMEIRO: 1 Sistematização`: the office's specific knowledge.
    const office = officeHeading(titled(name));
    const at = office ? this.offices.findIndex((one) => officeKey(one.nome) === officeKey(office.nome)) : -1;
    if (at !== -1) {
      this.officeScope = { offices: [at], isSure: true };
      this.group ??= 'especificos';
    } else this.begin(titled(name), line);
    return rest === '' ? 'heading' : this.addText(rest, line);
  }

  private begin(name: string, line: EditalLine): Open {
    const scope = this.officeScope ?? this.groupScope;
    if (this.officeScope && this.group === 'especificos') this.isOfficeRead = true;
    return (this.open = { name, group: this.group, scope, line, text: '', pages: [] });
  }

  private addText(text: string, line: EditalLine): 'text' {
    // Text before any heading does not belong to the programme.
    if (!this.open && this.group === null) return 'text';
    const open = this.open ?? this.begin('Conhecimentos específicos', line);
    const joined = this.joiner.join(open.text, text);
    if (open.pages.at(-1)?.page !== line.page || open.pages.length === 0)
      open.pages.push({ from: joined.length - text.length, page: line.page });
    open.text = joined;
    return 'text';
  }

  private close(): void {
    if (!this.open) return;
    const { name, group, scope, line, text, pages } = this.open;
    this.open = null;
    const topicos = topicsOf({ text, pages });
    if (topicos.length > 0)
      this.disciplines.push({ nome: name, grupo: group, escopo: scope, lugar: placeOf(line), topicos });
  }
}

/**
 * Reads the disciplines of a programme with their topics.
 * @param lines only the programme's lines
 * @param offices of the edital, which headings refer to
 */
export function readProgramme(
  lines: readonly EditalLine[],
  offices: Office[],
  isMatter: IsMatter,
  joiner: LineJoiner,
): Discipline[] {
  const parser = new ProgrammeParser(offices, isMatter, joiner);
  parser.read(lines);
  const first = parser.disciplines.findIndex(({ grupo }) => grupo !== null);
  // What precedes the first group introduces the programme.
  return first > 0 ? parser.disciplines.slice(first) : parser.disciplines;
}
