import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CREDIT_RULES, EDUCATION_LEVELS, STATES } from '@mapa/domain';
import type { ExamDocuments } from '../documents/attach-documents';
import { PdfError, readPdf, type Pdf } from '../documents/read-pdf';
import type { ImportOptions } from '../writer/options';
import { QUESTION_STATES, STATE_NAMES } from '../model/question-states';
import { decodeWhole, WINDOWS_1252_NOTICE } from '../decoding/windows-1252';
import type { Warning } from '../model/refusal';
import { readSubjectLabels } from '../subjects/subject-labels';
import { SubjectMapError, type SubjectMap } from '../subjects/subject-map';
import { normalisedWords, slugOf } from '../rules/normalised-words';
import type { InstitutionKind } from '../writer/institutions';

export const USAGE = `Uso: npm run import -- ARQUIVO… [opções]

ARQUIVO é Moodle XML, GIFT, Aiken ou CSV, em UTF-8, um zip de um deles com as suas figuras, um pacote IMS QTI, o PDF
de uma prova, ou o JSON de um banco inteiro (npm run export -- --tudo), que vai sem opções de prova.

  --prova "NOME"          o arquivo também vira uma prova e um mapa de questões
  --gabarito ARQUIVO      as respostas da prova em PDF: um PDF, ou um CSV com linhas 1;A
  --tipo "CADERNO"        de qual caderno é a prova, como "1 branca"; sem ele, o que ela mesma diz
  --gabarito-de-outra     o gabarito vale, embora diga que é de outra prova, ou a prova diga outro caderno
  --parte "NOME"          a parte da prova que o arquivo é, onde cada uma se numera desde o 1; vira uma prova própria
  --prova-inteira         o arquivo é a prova inteira: o que não está nele sai dela
  --banca "SIGLA"         banca da prova (sigla ou nome)
  --instituicao "SIGLA"   órgão da prova (sigla ou nome)
  --cargo "NOME"          cargo da prova
  --ano AAAA              ano; sem ele, o que estiver no nome da prova
  --escolaridade NÍVEL    fundamental, medio ou superior
  --uf UF                 estado da prova
  --area "NOME"           área da prova
  --penaliza-erro sim     cada errada anula uma certa nesta prova; nao, para dizer que não anula
  --credito-parcial REGRA   parte da nota por parte das corretas no somatório: proporcional ou ufsc
  --duracao MINUTOS       quanto tempo se tem para a prova inteira: o simulado dela dura isso
  --substitui-mapa MAPA   o mapa da prova fica no lugar deste (nome ou número): quem o estuda pode migrar
  --materia "NOME"        matéria das questões sem categoria
  --mapa-assuntos CSV     linhas chave;matéria;assunto, onde a chave é número, faixa (1-8) ou categoria; ou um JSON com
                          numero, materia e assunto de cada questão
  --retira-anulacao       o que está anulado no banco, e o arquivo não marca como anulado, volta a valer
  --retira-desatualizacao   o mesmo com o que está desatualizado no banco
  --treinar-assuntos      aprende, das questões do banco, a sugerir o assunto das que vierem sem ele
  --pdf-prova PDF         o caderno da prova, com ou sem outros arquivos; até 20 MB
  --pdf-gabarito PDF      o gabarito da prova, do mesmo modo
  --editais CSV           concursos, um por linha, com ou sem outros arquivos; as colunas estão em docs/import.md
  --itens CSV             parâmetros TRI dos itens, como o INEP os publica ou com as colunas de docs/import.md
  --cadernos "1055,1065"  os cadernos que a prova é; sem eles, os que têm o gabarito dela
  --demonstracao          os parâmetros de --itens foram inventados para uma demonstração
  --junta-banca SIGLA     as bancas desta sigla são uma só; --junta-orgao SIGLA, os órgãos
  --verifica              sozinha: lista o que importações antigas podem ter misturado, e não grava nada

Sai com 0 quando todos os arquivos foram lidos, com 1 quando algum foi recusado ou nada entrou, com 2 quando o comando está errado.`;

/** Thrown for a command that cannot be carried out; the message is a Portuguese sentence. */
export class UsageError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'UsageError';
  }
}

export interface ImportCommand {
  files: string[];
  /** A table of notices. */
  notices: string | null;
  documents: ExamDocuments;
  /** A table of item parameters, the codes of the paper's booklets, and whether the parameters are invented. */
  items: { file: string; codes: string[]; isDemonstration: boolean } | null;
  /** Acronyms whose boards or bodies are merged into one. */
  joins: { kind: InstitutionKind; acronym: string }[];
  /** Trains the classifier of subjects, after the files. */
  train: boolean;
  /** Lists possible mix-ups, and imports nothing. */
  check: boolean;
  /** The answers to a paper in PDF, and which booklet's. */
  key: { file: string | null; booklet: string | null; isForced: boolean };
  options: ImportOptions;
  /** Warnings about the files that options name. */
  warnings: Warning[];
  help: boolean;
}

const FLAGS = {
  prova: { type: 'string' },
  gabarito: { type: 'string' },
  tipo: { type: 'string' },
  parte: { type: 'string' },
  'prova-inteira': { type: 'boolean' },
  banca: { type: 'string' },
  instituicao: { type: 'string' },
  cargo: { type: 'string' },
  ano: { type: 'string' },
  escolaridade: { type: 'string' },
  uf: { type: 'string' },
  area: { type: 'string' },
  'penaliza-erro': { type: 'string' },
  'credito-parcial': { type: 'string' },
  duracao: { type: 'string' },
  'substitui-mapa': { type: 'string' },
  materia: { type: 'string' },
  'mapa-assuntos': { type: 'string' },
  'gabarito-de-outra': { type: 'boolean' },
  'retira-anulacao': { type: 'boolean' },
  'retira-desatualizacao': { type: 'boolean' },
  'pdf-prova': { type: 'string' },
  'pdf-gabarito': { type: 'string' },
  editais: { type: 'string' },
  itens: { type: 'string' },
  cadernos: { type: 'string' },
  demonstracao: { type: 'boolean' },
  'junta-banca': { type: 'string' },
  'junta-orgao': { type: 'string' },
  'treinar-assuntos': { type: 'boolean' },
  verifica: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const MAX_TEXT_CHARS = 200;
const MAX_MAP_BYTES = 5 * 1024 * 1024;

/** Reads the command line; file names are taken from `cwd`. Throws UsageError. */
export function readArguments(argv: string[], cwd: string): ImportCommand {
  const { values, positionals } = parse(argv);
  const text = (name: keyof typeof values): string | null => readText(name, values[name]);
  const [paper, part] = [text('prova'), text('parte')];
  if (paper === null && part !== null) throw new UsageError('Uma parte é de uma prova: diga qual com --prova.');
  const isWholePaper = values['prova-inteira'] ?? false;
  if (isWholePaper && (paper === null || positionals.length !== 1))
    throw new UsageError('Com --prova-inteira, diga a prova com --prova e o arquivo, um só.');
  const warnings: Warning[] = [];
  const options: ImportOptions = {
    exam: paper === null || part === null ? paper : `${paper} – ${part}`,
    isWholePaper,
    board: text('banca'),
    institution: text('instituicao'),
    year: readYear(values.ano),
    printedYear: null,
    educationLevel: readChoice('escolaridade', values.escolaridade, EDUCATION_LEVELS),
    position: text('cargo'),
    state: readChoice('uf', values.uf, STATES),
    area: text('area'),
    negativeMarking: readYesNo('penaliza-erro', values['penaliza-erro']),
    creditRule: readChoice('credito-parcial', values['credito-parcial'], CREDIT_RULES),
    durationMinutes: readMinutes(values.duracao),
    replacesMap: text('substitui-mapa'),
    subject: text('materia'),
    subjectMap: readSubjectMap(values['mapa-assuntos'], cwd, warnings),
    withdraws: STATE_NAMES.filter((state) => values[QUESTION_STATES[state].flag] ?? false),
  };
  const help = values.help ?? false;
  const train = values['treinar-assuntos'] ?? false;
  const check = values.verifica ?? false;
  if (check && argv.length > 1 && !help) throw new UsageError('A opção --verifica vai sozinha.');
  const [withdrawn] = options.withdraws;
  if (withdrawn && positionals.length === 0)
    throw new UsageError(`A opção --${QUESTION_STATES[withdrawn].flag} é das questões de um arquivo: diga qual.`);
  const isForced = values['gabarito-de-outra'] ?? false;
  const key = { file: values.gabarito ?? null, booklet: text('tipo'), isForced };
  if (key.file === null && key.booklet !== null)
    throw new UsageError('O caderno de --tipo é o de um gabarito: diga qual com --gabarito.');
  if (key.file === null && key.isForced)
    throw new UsageError('A opção --gabarito-de-outra fala de um gabarito: diga qual com --gabarito.');
  if (key.file !== null && positionals.length !== 1)
    throw new UsageError('Um gabarito é de uma prova: com --gabarito, diga um arquivo só, o PDF da prova.');
  const notices = values.editais ?? null;
  const codes =
    text('cadernos')
      ?.split(/[\s,;]+/)
      .filter(Boolean) ?? [];
  const items =
    values.itens === undefined ? null : { file: values.itens, codes, isDemonstration: values.demonstracao ?? false };
  if (items === null && (codes.length > 0 || values.demonstracao))
    throw new UsageError('As opções --cadernos e --demonstracao são de um arquivo de itens: diga qual com --itens.');
  if (codes.length > 0 && options.exam === null)
    throw new UsageError('Os cadernos são de uma prova: diga qual com --prova.');
  const documents = { paper: readDocument(values['pdf-prova'], cwd), key: readDocument(values['pdf-gabarito'], cwd) };
  const hasDocuments = documents.paper !== null || documents.key !== null;
  if (hasDocuments && options.exam === null) throw new UsageError('Os PDFs são de uma prova: diga qual com --prova.');
  if (options.replacesMap !== null && (options.exam === null || positionals.length === 0)) {
    throw new UsageError('Um mapa é substituído pelo de uma prova: diga qual com --prova, com o arquivo das questões.');
  }
  const joins = [
    { kind: 'banca' as const, acronym: text('junta-banca') },
    { kind: 'orgao' as const, acronym: text('junta-orgao') },
  ].flatMap(({ kind, acronym }) => (acronym === null ? [] : [{ kind, acronym }]));
  if (
    positionals.length === 0 &&
    notices === null &&
    items === null &&
    joins.length === 0 &&
    !hasDocuments &&
    !train &&
    !help &&
    !check
  )
    throw new UsageError('Diga ao menos um arquivo.');
  return { files: positionals, notices, items, documents, joins, train, check, key, options, warnings, help };
}

function parse(argv: string[]) {
  try {
    return parseArgs({ args: argv, options: FLAGS, allowPositionals: true });
  } catch (error) {
    throw wrongFlag(error, Object.keys(FLAGS));
  }
}

/** Converts an error of parseArgs to a sentence about the option. */
export function wrongFlag(error: unknown, known: readonly string[]): UsageError {
  const flag = /'(-{1,2}[^' ]+)/.exec(String(error))?.[1] ?? '';
  return new UsageError(
    known.includes(flag.replace(/^-+/, '')) ? `A opção ${flag} precisa de um valor.` : `A opção ${flag} não existe.`,
  );
}

function readText(name: string, value: string | boolean | undefined): string | null {
  if (typeof value !== 'string') return null;
  const text = value.replace(/\s+/g, ' ').trim();
  if (slugOf(text) === '') throw new UsageError(`A opção --${name} precisa de letras ou números.`);
  if (text.length > MAX_TEXT_CHARS) throw new UsageError(`A opção --${name} passa de ${MAX_TEXT_CHARS} caracteres.`);
  return text;
}

/** The year of `--ano`; null where it is absent. Throws UsageError. */
export function readYear(value: string | undefined): number | null {
  if (value === undefined) return null;
  if (!/^(?:19|20)\d{2}$/.test(value))
    throw new UsageError('A opção --ano pede um ano com quatro algarismos, como 2022.');
  return Number(value);
}

const MOST_MINUTES = 1_440;

function readMinutes(value: string | undefined): number | null {
  if (value === undefined) return null;
  const minutes = /^\d{1,4}$/.test(value) ? Number(value) : 0;
  if (minutes < 1 || minutes > MOST_MINUTES)
    throw new UsageError(`A opção --duracao pede minutos, de 1 a ${MOST_MINUTES}.`);
  return minutes;
}

const YES_NO = [
  { value: 'sim', label: 'sim' },
  { value: 'nao', label: 'não' },
] as const;

function readYesNo(name: string, value: string | undefined): boolean | null {
  const choice = readChoice(name, value, YES_NO);
  return choice === null ? null : choice === 'sim';
}

function readChoice<Value extends string>(
  name: string,
  value: string | undefined,
  choices: readonly { value: Value; label: string }[],
): Value | null {
  if (value === undefined) return null;
  const found = choices.find((choice) =>
    [choice.value, choice.label].some((words) => normalisedWords(words) === normalisedWords(value)),
  );
  if (!found) throw new UsageError(`A opção --${name} aceita ${choices.map((choice) => choice.value).join(', ')}.`);
  return found.value;
}

const unreadable = (file: string) => new UsageError(`O arquivo ${file} não pôde ser lido.`);

function readDocument(file: string | undefined, cwd: string): Pdf | null {
  if (file === undefined) return null;
  try {
    return readPdf(resolve(cwd, file));
  } catch (error) {
    if (error instanceof PdfError) throw new UsageError(`O arquivo ${file} ${error.message}.`);
    throw unreadable(file);
  }
}

function readSubjectMap(file: string | undefined, cwd: string, warnings: Warning[]): SubjectMap | null {
  if (file === undefined) return null;
  try {
    const path = resolve(cwd, file);
    if (statSync(path).size > MAX_MAP_BYTES) throw new UsageError(`O arquivo ${file} passa de 5 MB.`);
    const decoded = decodeWhole(readFileSync(path));
    if (!decoded) throw new UsageError(`O arquivo ${file} não está em UTF-8.`);
    if (decoded.isWindows1252) warnings.push({ file, line: 0, name: '', reason: WINDOWS_1252_NOTICE });
    return readSubjectLabels(decoded.text);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    if (error instanceof SubjectMapError) throw new UsageError(`${file}:${error.line}: ${error.message}.`);
    throw unreadable(file);
  }
}
