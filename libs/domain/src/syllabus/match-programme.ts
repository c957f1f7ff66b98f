import { SyllabusReader, type SyllabusSection } from './match';
import { headingOf, pointsOf, type Point } from './points';
import { FILLERS } from './words/stemming';
import { compileNames, type SubjectLocation } from './subject-names';
import type { SyllabusMatter } from './syllabus-matter';

/** A discipline of a programme, as an edital prints it. */
export interface ProgrammeDiscipline {
  name: string;
  topics: readonly string[];
}

/** The result of recognising a discipline. */
export interface MatchedDiscipline {
  /** Ids of the matérias that its heading names; empty if the bank has none of that name. */
  matters: number[];
  /** For each topic, the ids of the assuntos that it denotes; empty for an unrecognised topic. */
  topics: number[][];
}

/**
 * Under a heading unknown to the bank, a matéria counts only if this many of the discipline's topics refer to it; fewer
 * are chance.
 */
const LEAST_TOPICS = 2;
const LEAST_SHARE = 0.3;

/** The points of a topic: capitals do not make them headings. */
const pointsOfTopic = (topic: string): Point[] => [...pointsOf(topic)].map((point) => ({ ...point, isHeading: false }));

/** The acts of law that a point names, as a point of their own. */
const actsOf = (point: Point): Point => ({ ...point, words: point.words.filter((word) => /^lei\d/.test(word)) });

/** A matéria without phrases: under it, only a point that is an assunto's full name counts. */
const FOREIGN: SyllabusMatter = { id: 0, nome: '', questoes: 0, assuntos: [] };

class DisciplineReader {
  private readonly opened: readonly SyllabusMatter[];
  private readonly section: SyllabusSection = [];
  /** The topic of each point of the section; null for the heading. */
  private readonly topicOf: (number | null)[] = [];

  constructor(
    private readonly reader: SyllabusReader,
    private readonly discipline: ProgrammeDiscipline,
  ) {
    const heading = headingOf(discipline.name);
    const reading = reader.read(heading, null);
    this.opened = reading.opens ?? [];
    this.note(null, { point: heading, context: this.opened, reading });
    for (const [at, topic] of discipline.topics.entries()) this.readTopic(at, topic);
  }

  private note(topic: number | null, read: SyllabusSection[number]): void {
    this.section.push(read);
    this.topicOf.push(topic);
  }

  /** A topic may name another matéria for its own points; the next topic belongs to the discipline again. */
  private readTopic(at: number, topic: string): void {
    let context = this.opened;
    for (const point of pointsOfTopic(topic)) {
      const plain = this.reader.read(point, context, { mayOpen: false });
      const reading = plain.subjects.length > 0 ? plain : this.reader.read(point, context);
      if (reading.opens && reading.opens.length > 0) context = reading.opens;
      this.note(at, { point, context, reading });
    }
  }

  matched(): MatchedDiscipline {
    const found = this.reader.reread(this.section);
    const isMeant = this.opened.length > 0 ? () => true : this.notByChance(found);
    const topics = this.discipline.topics.map(() => new Set<number>());
    for (const [at, { point, reading }] of found.entries()) {
      const topic = topics[this.topicOf[at] ?? -1];
      for (const location of reading.subjects) if (isMeant(point, location)) topic?.add(location.subject.id);
    }
    return { matters: this.opened.map(({ id }) => id), topics: topics.map((ids) => [...ids]) };
  }

  private notByChance(found: SyllabusSection): (point: Point, location: SubjectLocation) => boolean {
    const topicsOf = new Map<SyllabusMatter, Set<number | null>>();
    for (const [at, { reading }] of found.entries())
      for (const { matter } of reading.subjects)
        topicsOf.set(matter, (topicsOf.get(matter) ?? new Set()).add(this.topicOf[at] ?? null));
    // What a topic says after the name of a matéria is that matéria's: `Noções de química: ligações químicas`.
    const isNamed = (point: Point, { matter }: SubjectLocation) =>
      this.section.some(
        (read) => read.point === point && read.context !== this.opened && read.context?.includes(matter),
      );
    const least = Math.max(LEAST_TOPICS, this.discipline.topics.length * LEAST_SHARE);
    const isAct = (point: Point, { subject }: SubjectLocation) =>
      this.reader.read(actsOf(point), [], { mayOpen: false }).subjects.some((one) => one.subject.id === subject.id);
    const isName = (point: Point, { subject }: SubjectLocation) =>
      this.reader.read(point, [FOREIGN], { mayOpen: false }).subjects.some((one) => one.subject.id === subject.id);
    return (point, location) =>
      (topicsOf.get(location.matter)?.size ?? 0) >= least ||
      isNamed(point, location) ||
      isAct(point, location) ||
      isName(point, location);
  }
}

/**
 * Recognises the assuntos that each topic of a programme denotes, in the context of its discipline; by the same rules
 * as `matchSyllabus`, which reads a text without known structure.
 * @param matters the tree of subjects
 */
export function matchProgramme(
  disciplines: readonly ProgrammeDiscipline[],
  matters: readonly SyllabusMatter[],
): MatchedDiscipline[] {
  const reader = new SyllabusReader(matters);
  return disciplines.map((discipline) => new DisciplineReader(reader, discipline).matched());
}

const weighed = (words: readonly string[]): string =>
  words
    .filter((word) => !FILLERS.has(word))
    .sort()
    .join(' ');

/** Tells whether a text is the name of a matéria, as headings of programmes spell it: `Noções de Direito Penal`. */
export function headingNames(matters: readonly SyllabusMatter[]): (text: string) => boolean {
  const known = new Set(compileNames(matters).flatMap(({ names }) => names.map(weighed)));
  known.delete('');
  return (text) => known.has(weighed(headingOf(text).words));
}
