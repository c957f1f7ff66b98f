import type { ResultOf } from '@mapa/api-contract';
import { MAP_QUESTIONS_PER_PAGE, PACK_CACHE } from '@mapa/domain';

export type PackSource = { mapa_id: number } | { caderno_id: string };
export type PackDetail =
  ResultOf<'GET /api/customer-area/question-map/detail'> | ResultOf<'GET /api/customer-area/question-notebook/id'>;
type QuestionPage = ResultOf<'GET /api/customer-area/question-notebook/{id}/questions'>;
export type PackQuestion = QuestionPage['data'][number];

/** The status of a pack's map or notebook; undefined while the student still has it. */
export type PackStanding =
  /** Removed or deleted. */
  | { kind: 'gone' }
  /** The student has moved to another edition of the map. */
  | { kind: 'moved'; to: { id: number; nome: string } };

/** Numbers answered, right, wrong and open; two languages of one number count once. */
export interface PackTally {
  respondidas: number;
  certas: number;
  erradas: number;
  abertas: number;
}

/** A map or notebook downloaded to this device. */
export interface Pack {
  key: string;
  detail: PackDetail;
  /** Its questions in study order. */
  ids: readonly number[];
  /** Milliseconds since 1970. */
  takenAt: number;
  /** Size of texts and pictures together. */
  bytes: number;
  /** Questions that the daily limit withheld, and pictures that failed to load. */
  withheld: number;
  lostPictures: number;
  /** Number of the questions' numbers. Absent in packs of earlier builds, as are all fields below. */
  numbers?: number;
  /** When it was last compared with the server, in milliseconds since 1970. */
  checkedAt?: number;
  standing?: PackStanding | undefined;
  /** The server's counts when its answers were last loaded: they are reloaded when these change. */
  seen?: PackSeen;
}

export interface PackSeen {
  epoch: number;
  tally: PackTally;
  /** The open sittings at that time: each withholds its questions. */
  sittings: readonly string[];
}

/** The key under which a map's or notebook's pack is stored. */
export const packKey = (source: PackSource): string =>
  'mapa_id' in source ? `mapa-${source.mapa_id}` : `caderno-${source.caderno_id}`;

/** The cache of a pack's pictures. */
export const packPictures = (student: string, source: PackSource): string =>
  `${PACK_CACHE}${student}:${packKey(source)}`;

/** The map or notebook of a pack. */
export const packSource = ({ detail }: Pick<Pack, 'detail'>): PackSource =>
  'mapa' in detail ? { mapa_id: detail.mapa.id } : { caderno_id: detail.id };

/** The last known name of a pack's map or notebook. */
export const packName = ({ detail }: Pick<Pack, 'detail'>): string =>
  'mapa' in detail ? detail.mapa.nome : detail.nome;

/** The state of a pack that the student sees; problems come first. */
export type PackState =
  | PackStanding
  /** The map has a new edition to which the student has not moved. */
  | { kind: 'replaced'; by: { id: number; nome: string } }
  /** Some numbers are not on the device; in a limited pack, because of the daily limit. */
  | { kind: 'incomplete'; missing: number; isLimited: boolean }
  | { kind: 'current' };

/** The state of a pack, as far as this device knows. */
export function packState({ standing, detail, numbers, withheld }: Pack): PackState {
  if (standing) return standing;
  if ('mapa' in detail && detail.nova_versao) return { kind: 'replaced', by: detail.nova_versao };
  const missing = numbers === undefined ? withheld : detail.progresso.total - numbers;
  return missing > 0 ? { kind: 'incomplete', missing, isLimited: withheld > 0 } : { kind: 'current' };
}

/** Parameters of the calls that select a pack's questions. */
export interface PackQuery {
  assunto_id?: number | undefined;
  estado?: string | undefined;
  estado_ate?: number | undefined;
  gabarito?: boolean | undefined;
  page?: number | undefined;
  per_page?: number | undefined;
}

/** Whether two questions share a number, in two languages. */
const isSameStep = (one: PackQuestion, other: PackQuestion): boolean =>
  one.numero !== null &&
  one.numero === other.numero &&
  one.variante !== null &&
  other.variante !== null &&
  one.variante !== other.variante &&
  one.prova?.id === other.prova?.id;

function stepsOf(questions: readonly PackQuestion[]): PackQuestion[][] {
  const steps: PackQuestion[][] = [];
  for (const question of questions) {
    const last = steps.at(-1);
    if (last?.[0] && isSameStep(last[0], question)) last.push(question);
    else steps.push([question]);
  }
  return steps;
}

/** The server's counts of a collection's answers. */
export const tallyOf = ({ total, respondidas, certas, erradas, abertas }: PackDetail['progresso']): PackTally => ({
  respondidas,
  certas,
  erradas,
  abertas: abertas ?? total - respondidas,
});

/** The number of a pack's numbers, and how they were answered. */
export function packTally(questions: readonly PackQuestion[]): PackTally & { numbers: number } {
  const tally = { numbers: 0, respondidas: 0, certas: 0, erradas: 0, abertas: 0 };
  for (const step of stepsOf(questions)) {
    tally.numbers += 1;
    const given = step.flatMap(({ resposta }) => (resposta ? [resposta] : []));
    const answered = given.filter(({ revelada }) => !revelada);
    if (given.length === 0) tally.abertas += 1;
    if (answered.length > 0) tally.respondidas += 1;
    if (answered.some(({ acertou }) => acertou === true)) tally.certas += 1;
    else if (answered.some(({ acertou }) => acertou === false)) tally.erradas += 1;
  }
  return tally;
}

/** A question as the server shows it while an open sitting withholds it, or after its answer became void. */
export const asUnanswered = (question: PackQuestion): PackQuestion => ({
  ...question,
  resposta: null,
  gabarito: null,
  redacao_anterior: null,
  ...(question.resposta_fora && { resposta_fora: null }),
});

/** The questions of a pack on the device, in order, and those that open sittings withhold. */
export interface PackContent {
  questions: readonly PackQuestion[];
  withheld: ReadonlySet<number>;
}

interface Place {
  question: PackQuestion;
  step: readonly PackQuestion[];
  isWithheld: boolean;
}

/**
 * The same rules as the server's: a withheld question stays answered, and is neither right nor wrong
 * (docs/decisions/100).
 */
const STATES: Readonly<Record<string, (place: Place) => boolean>> = {
  nao_respondidas: ({ step }) => step.every(({ resposta }) => !resposta),
  respondidas: ({ question: { resposta } }) => resposta != null && !resposta.revelada,
  certas: ({ question: { resposta }, isWithheld }) => resposta?.acertou === true && !resposta.revelada && !isWithheld,
  erradas: ({ question: { resposta }, isWithheld }) => resposta?.acertou === false && !resposta.revelada && !isWithheld,
};

/** The progress of a map or notebook, or of a subject in it, with `total` numbers: those not on the device are open. */
export function packProgress(total: number, { questions, withheld }: PackContent): PackDetail['progresso'] {
  const shown = questions.map((question) => {
    const { resposta } = question;
    return withheld.has(question.id) && resposta ? { ...question, resposta: { ...resposta, acertou: null } } : question;
  });
  const { numbers, abertas, ...tally } = packTally(shown);
  return { total, ...tally, abertas: Math.max(0, total - numbers) + abertas };
}

/**
 * A map or notebook with its progress as the device knows it, as a whole and by subject; consistent with its filtered
 * lists.
 */
export function detailOf(detail: PackDetail, content: PackContent): PackDetail {
  const subjects = new Set(detail.assuntos.map(({ assunto_id }) => assunto_id));
  const of = (id: number) => content.questions.filter((question) => subjectOf(question, subjects) === id);
  return {
    ...detail,
    progresso: packProgress(detail.progresso.total, content),
    assuntos: detail.assuntos.map((subject) => ({
      ...subject,
      ...packProgress(subject.total, { ...content, questions: of(subject.assunto_id) }),
    })),
  };
}

/**
 * The subject of a collection that a question belongs to: its nearest ancestor among those that the collection lists.
 */
function subjectOf(question: PackQuestion, subjects: ReadonlySet<number>): number | undefined {
  return question.assunto.findLast(({ id }) => subjects.has(id))?.id;
}

/**
 * A page of a pack's questions, divided as the server does: by steps, in which two languages of one number are one.
 * Undefined for a page beyond the end.
 */
export function packPage(
  { assuntos }: Pick<PackDetail, 'assuntos'>,
  { questions, withheld }: PackContent,
  {
    assunto_id,
    estado = 'todas',
    estado_ate,
    gabarito = false,
    page = 1,
    per_page = MAP_QUESTIONS_PER_PAGE,
  }: PackQuery,
): QuestionPage | undefined {
  const subjects = new Set(assuntos.map((subject) => subject.assunto_id));
  const inSubject = questions.filter(
    (question) => assunto_id === undefined || subjectOf(question, subjects) === assunto_id,
  );
  const wanted = STATES[estado];
  const steps = stepsOf(inSubject)
    .map((step) => {
      const isWanted = (question: PackQuestion) => wanted?.({ question, step, isWithheld: withheld.has(question.id) });
      return wanted ? step.filter(isWanted) : step;
    })
    .filter((step) => step.length > 0);
  const last = Math.max(1, Math.ceil(steps.length / per_page));
  if (page > last) return undefined;
  const shown = steps
    .slice((page - 1) * per_page, page * per_page)
    .flat()
    .map((question) => (withheld.has(question.id) ? asUnanswered(question) : question));
  return {
    data: gabarito ? shown : shown.map((question) => ({ ...question, gabarito: null })),
    total: steps.length,
    current_page: page,
    last_page: last,
    per_page,
    ...(estado_ate !== undefined && { estado_ate }),
  };
}

/**
 * Merges a fresh question into the stored one; keeps the answer key of the same answer to the same wording if this call
 * did not request it.
 */
export function withKnownKey(fresh: PackQuestion, known: PackQuestion): PackQuestion {
  const isSameAnswer = fresh.resposta != null && fresh.resposta.uuid === known.resposta?.uuid;
  const isKnown = isSameAnswer && fresh.versao === known.versao;
  return { ...fresh, gabarito: fresh.gabarito ?? (isKnown ? known.gabarito : null) };
}

const PICTURE = /\bsrc="(\/api\/media\/[0-9a-f]+)"/g;

type QuestionTexts = Pick<PackQuestion, 'enunciado' | 'alternativas'> & Partial<Pick<PackQuestion, 'gabarito'>>;

/** The pictures in the texts of a question, and in the comments of its key where it is known. */
export const picturesOf = ({ enunciado, alternativas, gabarito }: QuestionTexts): string[] =>
  [
    enunciado,
    ...alternativas.map(({ texto }) => texto),
    gabarito?.comentario ?? '',
    ...(gabarito?.comentarios_alternativas ?? []).map(({ texto }) => texto),
  ].flatMap((html) => [...html.matchAll(PICTURE)].map(([, source = '']) => source));
