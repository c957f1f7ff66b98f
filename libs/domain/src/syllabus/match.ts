import { meaningfulWords } from './words';

/** A matéria with its assuntos, as the tree of subjects has them. */
export interface SyllabusMatter {
  id: number;
  nome: string;
  questoes: number;
  assuntos: readonly { id: number; nome: string; pai_id: number | null; questoes: number }[];
}

export interface RecognisedSubject {
  id: number;
  name: string;
  questions: number;
  /** A part of it was recognised as well: chosen, it would bring the rest along. */
  isBroad: boolean;
}

export interface RecognisedMatter {
  id: number;
  name: string;
  questions: number;
  /** Empty where the text names the matéria alone. */
  subjects: RecognisedSubject[];
}

export interface RecognisedSyllabus {
  matters: RecognisedMatter[];
  /** Points of the text in which nothing was recognised, as they stand there. */
  unknown: string[];
}

/** A syllabus is read up to here. */
export const SYLLABUS_MAX_LENGTH = 100_000;
const MOST_UNKNOWN = 100;
const LONGEST_UNKNOWN = 160;

interface Place {
  matter: SyllabusMatter;
  /** Null for the matéria itself. */
  subject: SyllabusMatter['assuntos'][number] | null;
}

/** Names by their words: what follows a word, and what ends with it. */
interface Step {
  next: Map<string, Step>;
  places: Place[];
  depth: number;
}

const newStep = (depth: number): Step => ({ next: new Map(), places: [], depth });

function learn(root: Step, name: string, place: Place): void {
  let step = root;
  for (const word of meaningfulWords(name)) {
    const next = step.next.get(word) ?? newStep(step.depth + 1);
    step.next.set(word, next);
    step = next;
  }
  if (step !== root) step.places.push(place);
}

/** The longest name that begins at a word; the tree is as deep as its longest name, which bounds the walk. */
function longestAt(root: Step, words: readonly string[], start: number): Step | null {
  let found: Step | null = null;
  let step: Step | undefined = root;
  for (let at = start; step && at < words.length; at++) {
    step = step.next.get(words[at] ?? '');
    if (step && step.places.length > 0) found = step;
  }
  return found;
}

/** A name of one word means what the matéria at hand means by it; a longer one speaks for itself. */
function meant({ places, depth }: Step, current: SyllabusMatter | null): Place | null {
  const whole = places.find(({ subject }) => subject === null);
  if (whole) return whole;
  const here = places.find(({ matter }) => matter === current);
  if (here) return here;
  const isClear = places.length === 1 && (depth > 1 || current === null);
  return isClear ? (places[0] ?? null) : null;
}

/** Points are what lines, semicolons, full stops and colons part; numbering is no point. */
const pointsOf = (text: string): string[] =>
  text
    .split(/[\n\r;:.•·–—]+/)
    .filter((point) => /\p{L}/u.test(point))
    .map((point) => point.replace(/^[^\p{L}]+/u, '').trimEnd());

function present(matter: SyllabusMatter, ids: ReadonlySet<number>): RecognisedMatter {
  const parents = new Set<number | null>();
  const byId = new Map(matter.assuntos.map((subject) => [subject.id, subject]));
  for (const id of ids) {
    // A tree that loops would loop here: no parent is followed twice.
    for (let up = byId.get(id)?.pai_id ?? null; up !== null && !parents.has(up); up = byId.get(up)?.pai_id ?? null) parents.add(up);
  }
  const subjects = matter.assuntos
    .filter(({ id }) => ids.has(id))
    .map(({ id, nome, questoes }) => ({ id, name: nome, questions: questoes, isBroad: parents.has(id) }));
  return { id: matter.id, name: matter.nome, questions: matter.questoes, subjects };
}

/**
 * Recognises matérias and assuntos in the programme of an edital: longest names first, accents, capitals and plurals
 * aside, each in the light of the matéria that the text spoke of last. Linear in the text, of which the first
 * `SYLLABUS_MAX_LENGTH` characters are read.
 */
export function matchSyllabus(text: string, matters: readonly SyllabusMatter[]): RecognisedSyllabus {
  const root = newStep(0);
  for (const matter of matters) {
    learn(root, matter.nome, { matter, subject: null });
    for (const subject of matter.assuntos) learn(root, subject.nome, { matter, subject });
  }
  const found = new Map<SyllabusMatter, Set<number>>();
  const unknown: string[] = [];
  let current: SyllabusMatter | null = null;
  for (const point of pointsOf(text.slice(0, SYLLABUS_MAX_LENGTH))) {
    const words = meaningfulWords(point);
    let isKnown = false;
    for (let at = 0; at < words.length; ) {
      const step = longestAt(root, words, at);
      const place: Place | null = step && meant(step, current);
      at += place && step ? step.depth : 1;
      if (!place) continue;
      isKnown = true;
      const ids = found.get(place.matter) ?? new Set<number>();
      found.set(place.matter, place.subject ? ids.add(place.subject.id) : ids);
      if (!place.subject) current = place.matter;
    }
    if (!isKnown && words.length > 0 && unknown.length < MOST_UNKNOWN) unknown.push(point.slice(0, LONGEST_UNKNOWN));
  }
  return { matters: [...found].map(([matter, ids]) => present(matter, ids)), unknown };
}
