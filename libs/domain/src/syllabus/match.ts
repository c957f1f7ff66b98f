import { pointsOf, type Point } from './points';
import { readPoint, type Context, type HowRead, type Reading } from './reading';
import { compileNames, type MatterNames, type SubjectLocation } from './subject-names';
import type { SyllabusMatter } from './syllabus-matter';

export interface RecognisedSubject {
  id: number;
  name: string;
  questions: number;
  /** Whether a part of it was recognised as well: choosing it would include the rest. */
  isBroad: boolean;
}

export interface RecognisedMatter {
  id: number;
  name: string;
  questions: number;
  /** Empty if the text only names the matéria. */
  subjects: RecognisedSubject[];
}

export interface RecognisedSyllabus {
  matters: RecognisedMatter[];
  /** Texts of points in which nothing was recognised. */
  unknown: string[];
}

/** Length up to which a syllabus is read. */
export const SYLLABUS_MAX_LENGTH = 100_000;
const MOST_UNKNOWN = 100;
const LONGEST_UNKNOWN = 160;

function present(matter: SyllabusMatter, ids: ReadonlySet<number>): RecognisedMatter {
  const parents = new Set<number | null>();
  const byId = new Map(matter.assuntos.map((subject) => [subject.id, subject]));
  for (const id of ids) {
    // Guards against a cyclic tree: no parent is followed twice.
    for (let up = byId.get(id)?.pai_id ?? null; up !== null && !parents.has(up); up = byId.get(up)?.pai_id ?? null)
      parents.add(up);
  }
  const subjects = matter.assuntos
    .filter(({ id }) => ids.has(id))
    .map(({ id, nome, questoes }) => ({ id, name: nome, questions: questoes, isBroad: parents.has(id) }));
  return { id: matter.id, name: matter.nome, questions: matter.questoes, subjects };
}

/** A point with the matérias of its heading and its recognised subjects. */
interface Read {
  point: Point;
  context: Context;
  reading: Reading;
}

/** Points under one heading. */
export type SyllabusSection = Read[];

/**
 * Minimum of recognised subjects of a matéria, other than the heading's, for a section to count as that matéria's
 * too.
 */
const LEAST_SUBJECTS = 2;
const LEAST_SUBJECTS_OF_ONE_POINT = 3;

/** Reads points in the context of headings, from a text or from a programme with known structure. */
export class SyllabusReader {
  private readonly names: readonly MatterNames[];
  private readonly readings = new Map<string, Reading>();

  constructor(matters: readonly SyllabusMatter[]) {
    this.names = compileNames(matters);
  }

  read(point: Point, context: Context, how: HowRead = {}): Reading {
    const key = [
      how.mayOpen ?? true,
      how.isImplied ?? false,
      point.isHeading,
      ...point.starts,
      '|',
      ...point.governed,
      '|',
      ...(context === null ? ['-'] : context.map(({ id }) => id)),
      '|',
      ...point.words,
    ].join(' ');
    const reading = this.readings.get(key) ?? readPoint(this.names, point, context, how);
    this.readings.set(key, reading);
    return reading;
  }

  sections(points: Iterable<Point>): SyllabusSection[] {
    let context: Context = null;
    let section: SyllabusSection = [];
    const sections = [section];
    for (const point of points) {
      const reading = this.read(point, context);
      if (reading.opens) {
        context = reading.opens;
        sections.push((section = []));
      }
      section.push({ point, context, reading });
    }
    return sections;
  }

  /**
   * The matéria with most subjects recognised in points that mean nothing under their heading; empty below the minimum.
   */
  private impliedBy(rest: readonly Read[]): SyllabusMatter[] {
    const all = this.names.map(({ matter }) => matter);
    const spokenOf = new Map<SyllabusMatter, { subjects: Set<number>; points: Set<Point> }>();
    for (const { point } of rest) {
      for (const { matter, subject } of this.read(point, all, { isImplied: true }).subjects) {
        const spoken = spokenOf.get(matter) ?? { subjects: new Set(), points: new Set() };
        spokenOf.set(matter, { subjects: spoken.subjects.add(subject.id), points: spoken.points.add(point) });
      }
    }
    const [best] = [...spokenOf].sort(([, one], [, other]) => other.subjects.size - one.subjects.size);
    if (!best) return [];
    const [matter, { subjects, points }] = best;
    return subjects.size >= (points.size > 1 ? LEAST_SUBJECTS : LEAST_SUBJECTS_OF_ONE_POINT) ? [matter] : [];
  }

  /** Reads points that mean nothing under their heading as points of the matéria that most of them refer to. */
  reread(section: SyllabusSection): SyllabusSection {
    const isKnown = (section[0]?.context?.length ?? 0) > 0;
    const rest = section.filter(
      ({ point, reading }) => !point.isHeading && (reading.subjects.length === 0 || !isKnown),
    );
    const implied = this.impliedBy(rest);
    if (implied.length === 0) return section;
    return section.map((read) => (rest.includes(read) ? { ...read, reading: this.both(read, implied) } : read));
  }

  private both({ point, reading }: Read, context: Context): Reading {
    return {
      ...reading,
      subjects: [...new Set([...reading.subjects, ...this.read(point, context, { isImplied: true }).subjects])],
    };
  }
}

/**
 * Recognises matérias and assuntos in the programme of an edital: by their words in any order, by synonyms of the
 * thesaurus, and by the acts of law that rule them; each in the context of the heading above it, or of neighbouring
 * points. Reads the first `SYLLABUS_MAX_LENGTH` characters.
 */
export function matchSyllabus(text: string, matters: readonly SyllabusMatter[]): RecognisedSyllabus {
  const reader = new SyllabusReader(matters);
  const found = new Map<SyllabusMatter, Set<number>>();
  const unknown: string[] = [];
  const note = (matter: SyllabusMatter, subject?: SubjectLocation['subject']) => {
    const ids = found.get(matter) ?? new Set<number>();
    found.set(matter, subject ? ids.add(subject.id) : ids);
  };
  for (const { point, reading } of reader
    .sections(pointsOf(text.slice(0, SYLLABUS_MAX_LENGTH)))
    .flatMap((section) => reader.reread(section))) {
    for (const { matter, subject } of reading.subjects) note(matter, subject);
    for (const matter of reading.opens ?? []) note(matter);
    const isUnknown = reading.subjects.length === 0 && (reading.opens?.length ?? 0) === 0;
    if (isUnknown && unknown.length < MOST_UNKNOWN) unknown.push(point.text.slice(0, LONGEST_UNKNOWN));
  }
  return { matters: [...found].map(([matter, ids]) => present(matter, ids)), unknown };
}
