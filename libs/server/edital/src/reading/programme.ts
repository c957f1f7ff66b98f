import { type EditalLine, isInCapitals, type LineJoiner, type Place, placeOf, withoutNumbering } from './lines';
import {
  CLOSING,
  disciplineHeading,
  endsSentence,
  FOR_WHOM,
  type Heading,
  type IsMatter,
  LONGEST_HEADING,
  mattersWithin,
  titled,
  UNCLOSED,
  UNFINISHED,
} from './headings';
import { levelIn } from './levels';
import { EVERYBODY, type Office, officeHeading, officeKey, officesNamed, type Scope, scopeOf } from './offices';
import { bodyBetween, pageAt, type Topic, topicsOf } from './topics';

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

interface Open {
  name: string;
  group: Group | null;
  scope: Scope;
  line: EditalLine;
  text: string;
  pages: { from: number; page: number | null }[];
  isUnderLevel: boolean;
}

const groupOf = (word: string): Group => (/^espec/i.test(word) ? 'especificos' : 'basicos');
class ProgrammeParser {
  readonly disciplines: Discipline[] = [];
  /** Names of disciplines that are no introduction. */
  readonly certain = new Set<string>();
  private group: Group | null = null;
  private groupScope: Scope = EVERYBODY;
  private officeScope: Scope | null = null;
  /** Whether specific knowledge was read under the present office: then a following group belongs to another one. */
  private isOfficeRead = false;
  private open: Open | null = null;
  private before = '';
  /** The rest of an office's name that the next line may have. */
  private cutName = '';
  /** Whether the heading of a level was read: what follows it is no introduction. */
  private isUnderLevel = false;

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
    if (this.cutName !== '' && officeKey(line.text) === this.cutName) {
      this.cutName = '';
      return true;
    }
    this.cutName = '';
    if (open?.text !== '') return false;
    if (UNCLOSED.test(open.name)) {
      const [closing = ''] = CLOSING.exec(line.text) ?? [];
      if (closing === '') return false;
      open.name = `${open.name} ${closing}`;
      const rest = line.text.slice(closing.length).replace(/^[\s:–—-]+/, '');
      if (rest !== '') this.addText(rest, line);
      return true;
    }
    if (!UNFINISHED.test(open.name)) return false;
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
    const named = this.officesIn(line.text);
    if (!named) return false;
    this.close();
    this.officeScope = { offices: named, isSure: true };
    this.isOfficeRead = false;
    this.group ??= 'especificos';
    const [, rest = ''] = /:\s(?=\d)(.*)$/u.exec(line.text) ?? [];
    if (rest !== '') this.addText(rest, line);
    return true;
  }

  /** The offices of a heading: one with its name, whose end may stand on the next line, or several names alone. */
  private officesIn(text: string): number[] | null {
    const office = officeHeading(text);
    const key = office ? officeKey(office.nome) : '';
    const exact = this.offices.findIndex(({ nome }) => office !== null && officeKey(nome) === key);
    if (exact !== -1) return [exact];
    const cut = this.offices.findIndex(
      ({ numero, nome }) => office !== null && numero === office.numero && officeKey(nome).startsWith(`${key} `),
    );
    if (cut !== -1 && office?.numero) {
      this.cutName = officeKey(this.offices[cut]?.nome ?? '').slice(key.length + 1);
      return [cut];
    }
    const isApart = endsSentence(this.before) && !/[.;,]$/.test(text);
    return isApart ? officesNamed(withoutNumbering(text).replace(/:$/, ''), this.offices) : null;
  }

  private openLevel(text: string): 'heading' {
    this.close();
    this.groupScope = scopeOf(text, this.offices);
    this.officeScope = null;
    this.isOfficeRead = false;
    this.isUnderLevel = true;
    return 'heading';
  }

  private openDiscipline({ name, rest }: Heading, line: EditalLine): 'heading' | 'text' {
    this.close();
    // `ENFERMEIRO: 1 Sistematização`: the office's specific knowledge.
    const named = this.officesIn(titled(name));
    if (named) {
      this.officeScope = { offices: named, isSure: true };
      this.group ??= 'especificos';
    } else this.begin(titled(name), line);
    return rest === '' ? 'heading' : this.addText(rest, line);
  }

  private begin(name: string, line: EditalLine): Open {
    const scope = this.officeScope ?? this.groupScope;
    if (this.officeScope && this.group === 'especificos') this.isOfficeRead = true;
    const { group, isUnderLevel } = this;
    return (this.open = { name, group, scope, line, text: '', pages: [], isUnderLevel });
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
    const { name, group, scope, line, text, pages, isUnderLevel } = this.open;
    this.open = null;
    // A paragraph that begins with a matéria has others as well; elsewhere one is only named.
    const own = isInCapitals(name) || !this.isMatter(name) ? [] : mattersWithin(text, this.isMatter);
    const topicos = topicsOf(bodyBetween({ text, pages }, 0, own[0]?.at));
    const within = own.map(({ name: nome, at, end }, index) => {
      const body = bodyBetween({ text, pages }, end, own[index + 1]?.at);
      return { nome, lugar: { pagina: pageAt({ text, pages }, at), trecho: nome }, topicos: topicsOf(body) };
    });
    this.note({ name, group, scope, line, topicos, isUnderLevel });
    for (const one of within)
      if (one.topicos.length > 0) this.disciplines.push({ ...one, grupo: group, escopo: scope });
  }

  private note({
    name,
    group,
    scope,
    line,
    topicos,
    isUnderLevel,
  }: Omit<Open, 'text' | 'pages'> & { topicos: Topic[] }): void {
    if (topicos.length === 0) return;
    const [, alone = name, whom = ''] = FOR_WHOM.exec(name) ?? [];
    const said = whom === '' ? null : scopeOf(whom, this.offices);
    const nome = titled(alone);
    this.disciplines.push({
      nome,
      grupo: group,
      escopo: said?.isSure ? said : scope,
      lugar: placeOf(line),
      topicos,
    });
    if (isUnderLevel || this.isMatter(nome)) this.certain.add(nome);
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
  const found = withoutSignature(parser.disciplines, (nome) => parser.certain.has(nome));
  const first = found.findIndex(({ grupo }) => grupo !== null);
  // What precedes the first group introduces the programme, unless it is a matéria or stands under a level.
  return found.filter(({ nome }, at) => at >= first || parser.certain.has(nome));
}

/** A name in capitals with an office below it, at the end of a programme without annexes after it: who signs it. */
function withoutSignature(disciplines: Discipline[], isCertain: (nome: string) => boolean): Discipline[] {
  const last = disciplines.at(-1);
  const [topic, ...others] = last?.topicos ?? [];
  const isSigned =
    disciplines.length > 1 &&
    topic &&
    others.length === 0 &&
    topic.numero === '' &&
    !/[.;:,\d]/.test(topic.texto) &&
    last?.lugar.trecho === last?.nome;
  return last && isSigned && !isCertain(last.nome) && isInCapitals(last.nome) ? disciplines.slice(0, -1) : disciplines;
}
