import { listText } from '@mapa/domain';

/** The subject of the sentence: a file, a paper's key, or either of them where it is unknown which. */
const SUBJECTS = { file: 'o arquivo', key: 'o gabarito', either: 'a prova ou o gabarito' } as const;

export type DocumentSubject = keyof typeof SUBJECTS;

/** Predicates of any file that is opened, paper or key. */
export const OPENING_FAULTS = {
  hugeImage: () => 'tem uma imagem grande demais (mais de 40 megapixels)',
  locked: () => 'está protegido por senha',
  broken: () => 'está incompleto ou corrompido',
  manyPages: (pages: number, most: number) => `tem ${pages} páginas; são lidas no máximo ${most}`,
  muchText: (page: number) => `tem texto demais na página ${page}`,
} as const;

/** Predicates of a paper's file. */
export const PAPER_FAULTS = {
  noText: () => 'não tem texto: as páginas são imagens (digitalizadas), e não há o que ler nelas',
  noUnicode: () =>
    'não diz que letras são as do seu texto (as fontes não têm a tabela Unicode): copiado, ele sai ilegível; procure a mesma prova em outro PDF',
  noQuestions: () => 'não tem questões que se possam reconhecer',
  /** @param printed @param given names of booklets */
  otherBooklet: (printed: string, given: string) =>
    `diz que é o caderno ${printed}, e o comando pede o ${given}; se o comando está certo, repita-o com --gabarito-de-outra`,
  noSuchBooklet: (name: string) =>
    `não tem um caderno de nome “${name}”; diga o número ou a cor, como em --tipo "1 branca"`,
} as const;

/** Predicates of a key. */
export const KEY_FAULTS = {
  unreadable: () => 'não tem respostas que se possam ler',
  noAnswers: () => 'não tem nenhuma resposta',
  line: (line: number) => `não traz número e letra na linha ${line}`,
  otherBooklet: (names: string) => `é de outro caderno (${names})`,
  severalBooklets: (names: string) => `é de vários cadernos (${names}); diga qual com --tipo`,
  severalPapers: (names: string) => `é de várias provas (${names}); diga qual com --cargo`,
  otherPosition: (names: string) => `não tem o cargo desta prova; tem ${names}`,
  /** @param differences each as `differenceText` writes it */
  otherPaper: (differences: readonly string[]) =>
    `é de outra prova: ${differences.join('; ')}; se é mesmo o desta, repita o comando com --gabarito-de-outra`,
  /** @param reasons each a predicate of `FOREIGN_REASONS` */
  foreign: (reasons: readonly string[]) => `não é o desta prova: ${reasons.join('; ')}`,
} as const;

/** What a fact of an exam is called before its value. */
const FACT_NAMES = {
  exam: 'exame',
  year: 'ano',
  noticeYear: 'edital de',
  date: 'data',
  day: 'dia',
  shift: 'turno da',
  body: 'órgão',
  positionNumber: 'cargo número',
  position: 'cargo',
  booklet: 'caderno',
} as const;

export type FactKind = keyof typeof FACT_NAMES;

/** A fact with its value: "ano 2018". */
export const factText = (kind: FactKind, value: string): string => `${FACT_NAMES[kind]} ${value}`;

const IN_PAPER = {
  paper: (value: string) => `na prova, ${value}`,
  command: (value: string) => `no comando, ${value}`,
  file: (value: string) => `no arquivo, ${value}`,
  cited: (value: string) => `a prova cita textos de ${value}`,
} as const;

/** The source of a fact about a paper: its pages, the command, its file's name, or the texts that it cites. */
export type FactSource = keyof typeof IN_PAPER;

/** A fact on which key and paper disagree: "ano 2018 (na prova, 2016)". */
export const differenceText = (kind: FactKind, ofKey: string, ofPaper: string, from: FactSource): string =>
  `${factText(kind, ofKey)} (${IN_PAPER[from](ofPaper)})`;

/** Why a key is another paper's: each a predicate of the key. */
export const FOREIGN_REASONS = {
  unanswered: (numbers: QuestionNumbers) => `não responde ${numbers.one ? 'à' : 'às'} ${numbers.text}`,
  unknown: (numbers: QuestionNumbers) =>
    `tem ${numbers.one ? 'a resposta da' : 'as respostas das'} ${numbers.text}, que a prova não tem`,
  lettered: (numbers: QuestionNumbers) => `dá letras que não existem ${numbers.one ? 'na' : 'nas'} ${numbers.text}`,
} as const;

/** Predicates of a file whose reader process ended early. */
export const READING_FAULTS = {
  slow: (seconds: number) => `exige tempo demais para a leitura (mais de ${seconds} s)`,
  expands: () => 'se expande além do razoável ao ser descompactado',
  memory: () => 'precisa de mais memória do que a leitura pode usar',
  /** @param words the process's last output; empty where there was none */
  noResult: (code: number, words: string) =>
    `não pôde ser lido: a leitura terminou sem resultado (código ${code})${words === '' ? '' : `; as últimas palavras dela: “${words}”`}`,
  /** @param words message of the library that failed */
  failed: (words: string) => `não pôde ser lido: ${words}`,
} as const;

/** Numbers of questions, worded to follow an article. */
export interface QuestionNumbers {
  one: boolean;
  /** "questão 5", "questões 5 e 6". */
  text: string;
}

/** A sentence lists at most this many numbers. */
const LISTED = 8;

/** Numbers of questions in words; beyond eight, the rest are only counted. */
export function questionNumbers(numbers: readonly number[]): QuestionNumbers {
  const one = numbers.length === 1;
  const list =
    numbers.length > LISTED
      ? `${numbers.slice(0, LISTED).join(', ')} e mais ${numbers.length - LISTED}`
      : listText(numbers.map(String));
  return { one, text: `${one ? 'questão' : 'questões'} ${list}` };
}

/**
 * Thrown for a file that cannot be read as a paper or key; the message is a Portuguese sentence without its full stop.
 */
export class DocumentError extends Error {
  readonly predicate: string;
  readonly subject: DocumentSubject;

  /** @param predicate what is wrong with the file: one of the tables above */
  constructor(predicate: string, subject: DocumentSubject = 'file') {
    super(`${SUBJECTS[subject]} ${predicate}`);
    this.name = 'DocumentError';
    this.predicate = predicate;
    this.subject = subject;
  }
}
