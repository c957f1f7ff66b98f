import type { ResultOf } from '@mapa/api-contract';
import { MAP_QUESTIONS_PER_PAGE, PACK_CACHE } from '@mapa/domain';

export type PackSource = { mapa_id: number } | { caderno_id: string };
export type PackDetail =
  ResultOf<'GET /api/customer-area/question-map/detail'> | ResultOf<'GET /api/customer-area/question-notebook/id'>;
type QuestionPage = ResultOf<'GET /api/customer-area/question-notebook/{id}/questions'>;
export type PackQuestion = QuestionPage['data'][number];

/** What became of a pack's map or notebook; without one it is among the student's own. */
export type PackStanding =
  /** Removed or deleted. */
  | { kind: 'gone' }
  /** The student has moved to another edition of the map. */
  | { kind: 'moved'; to: { id: number; nome: string } };

/** How many numbers are answered, right, wrong and open: two languages of one number count once. */
export interface PackTally {
  respondidas: number;
  certas: number;
  erradas: number;
  abertas: number;
}

/** A map or notebook that a student took along on this device. */
export interface Pack {
  key: string;
  detail: PackDetail;
  /** Its questions in the order of the walk. */
  ids: readonly number[];
  /** Milliseconds since 1970. */
  takenAt: number;
  /** Of texts and pictures together. */
  bytes: number;
  /** Questions that the daily limit withheld, and pictures that failed to load. */
  withheld: number;
  lostPictures: number;
  /** How many numbers its questions are. Absent in packs of earlier builds, like all that follows. */
  numbers?: number;
  /** When it was last compared with the server, in milliseconds since 1970. */
  checkedAt?: number;
  standing?: PackStanding | undefined;
  /** What the server told when its answers were last loaded: they are loaded again when that changes. */
  seen?: PackSeen;
}

export interface PackSeen {
  epoch: number;
  tally: PackTally;
  /** The sittings that were open: each withholds its questions. */
  sittings: readonly string[];
}

/** The key under which a map's or notebook's pack is stored. */
export const packKey = (source: PackSource): string =>
  'mapa_id' in source ? `mapa-${source.mapa_id}` : `caderno-${source.caderno_id}`;

/** The cache of a pack's pictures. */
export const packPictures = (student: string, source: PackSource): string =>
  `${PACK_CACHE}${student}:${packKey(source)}`;

/** The map or notebook that a pack is of. */
export const packSource = ({ detail }: Pick<Pack, 'detail'>): PackSource =>
  'mapa' in detail ? { mapa_id: detail.mapa.id } : { caderno_id: detail.id };

/** The name of the map or notebook of a pack, as it was told last. */
export const packName = ({ detail }: Pick<Pack, 'detail'>): string =>
  'mapa' in detail ? detail.mapa.nome : detail.nome;

/** The state that a student is told of a pack: what is wrong with it comes first. */
export type PackState =
  | PackStanding
  /** The map has a new edition, to which the student has not moved. */
  | { kind: 'replaced'; by: { id: number; nome: string } }
  /** So many numbers are not on the device: of a limited pack the day's limit kept them back. */
  | { kind: 'incomplete'; missing: number; isLimited: boolean }
  | { kind: 'current' };

/** The state of a pack, as far as this device was told. */
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

/** The number that two questions share, as one in two languages. */
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

/** What the server tells of a collection's answers. */
export const tallyOf = ({ total, respondidas, certas, erradas, abertas }: PackDetail['progresso']): PackTally => ({
  respondidas,
  certas,
  erradas,
  abertas: abertas ?? total - respondidas,
});

/** How many numbers a pack's questions are, and how they were answered. */
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

/** A question as the server shows it while an open sitting withholds it, or after its answer is void. */
export const asUnanswered = (question: PackQuestion): PackQuestion => ({
  ...question,
  resposta: null,
  gabarito: null,
  redacao_anterior: null,
  ...(question.resposta_fora && { resposta_fora: null }),
});

/** What of a pack is on the device, in order, and which questions open sittings withhold. */
export interface PackContent {
  questions: readonly PackQuestion[];
  withheld: ReadonlySet<number>;
}

interface Place {
  question: PackQuestion;
  step: readonly PackQuestion[];
  isWithheld: boolean;
}

/** As the server's: what a sitting withholds stays answered, and is neither right nor wrong (docs/decisions/100). */
const STATES: Readonly<Record<string, (place: Place) => boolean>> = {
  nao_respondidas: ({ step }) => step.every(({ resposta }) => !resposta),
  respondidas: ({ question: { resposta } }) => resposta != null && !resposta.revelada,
  certas: ({ question: { resposta }, isWithheld }) => resposta?.acertou === true && !resposta.revelada && !isWithheld,
  erradas: ({ question: { resposta }, isWithheld }) => resposta?.acertou === false && !resposta.revelada && !isWithheld,
};

/** The progress of a map or notebook, or of a subject of it, of which so many numbers are: what is not on the device is open. */
export function packProgress(total: number, { questions, withheld }: PackContent): PackDetail['progresso'] {
  const shown = questions.map((question) => {
    const { resposta } = question;
    return withheld.has(question.id) && resposta ? { ...question, resposta: { ...resposta, acertou: null } } : question;
  });
  const { numbers, abertas, ...tally } = packTally(shown);
  return { total, ...tally, abertas: Math.max(0, total - numbers) + abertas };
}

/** A map or notebook with its progress as the device knows it, whole and by subject: the same that its lists are cut by. */
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

/** The subject of a collection that a question belongs to: the nearest to it of those that the collection lists. */
function subjectOf(question: PackQuestion, subjects: ReadonlySet<number>): number | undefined {
  return question.assunto.findLast(({ id }) => subjects.has(id))?.id;
}

/**
 * A page of a pack's questions as the server would cut it: by steps, of which two languages of one number are one.
 * Undefined for a page that there is not.
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
 * Merges a fresh question into the stored one; keeps the answer key of the same answer to the same wording where this call did not
 * request it.
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
