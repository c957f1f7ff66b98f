import { ModelCollection } from './collection';
import type { ModelQuestion } from './question';

/** A discipline of an office: its points in the exam and the assuntos that its topics name. */
export interface ModelDiscipline {
  points: number;
  subjects: readonly number[];
}

/** The tree of subjects as a map meets it. */
interface Tree {
  /** The subject that an id leads to today. */
  today: (id: number) => number;
  nameOf: (id: number) => string;
}

interface Place {
  subject: number;
  number: number;
}

/** Questions of an assunto from which on it counts in full. */
const ENOUGH = 10;
/** Differences of points below this are rounding. */
const SMALL = 1e-4;

/** Orders the questions of an assunto: those of the board, then the newest. */
const byOrigin = (one: ModelQuestion, other: ModelQuestion): number =>
  Number(one.board === null) - Number(other.board === null) || other.id - one.id;

/** A map of an edital (docs/decisions/140). It has no questions and no id until it is made. */
export class EditalMap extends ModelCollection {
  isMade = false;
  programme: readonly ModelDiscipline[] = [];
  private readonly places = new Map<ModelQuestion, Place>();
  private points = new Map<number, number>();
  /** What a merge of subjects took from this map; null while none is merged. */
  private merged: { questions: ModelQuestion[]; points: number | undefined } | null = null;

  override get subjects(): Set<number> {
    return new Set([...this.places.values()].map(({ subject }) => subject));
  }

  /** Whether the bank has a question of the programme. */
  isEmptyIn(questions: readonly ModelQuestion[], tree: Tree): boolean {
    return this.usable(questions, tree).length === 0;
  }

  /**
   * Takes the questions that the programme has in the bank, in the order of expected points. Those that were answered
   * or revealed here stay behind them. Without a question to take the map stays as it is.
   */
  follow(questions: readonly ModelQuestion[], tree: Tree): void {
    const chosen = this.usable(questions, tree);
    if (chosen.length === 0) return;
    this.points = this.valued(chosen, tree);
    const kept = this.questions
      .filter((question) => this.wasAnswered(question) && !chosen.includes(question))
      .sort((one, other) => this.placeOf(one).number - this.placeOf(other).number || one.id - other.id);
    const subjects = [...this.points].sort((one, other) => other[1] - one[1] || one[0] - other[0]).map(([id]) => id);
    const places = [
      ...subjects.flatMap((subject) =>
        chosen
          .filter((question) => question.subject === subject)
          .sort(byOrigin)
          .map((question) => ({ question, subject })),
      ),
      ...kept.map((question) => ({ question, subject: this.placeOf(question).subject })),
    ];
    this.places.clear();
    for (const [at, { question, subject }] of places.entries()) this.places.set(question, { subject, number: at + 1 });
    this.questions = [...chosen, ...kept];
  }

  /** The questions in the order of the walk, each with its number and its subject here. */
  walk({ nameOf }: Tree): [id: number, number: number, subject: number][] {
    const rows = [...this.places].map(([question, place]) => ({ id: question.id, ...place }));
    const size = (subject: number) => rows.filter((row) => row.subject === subject).length;
    const worth = (subject: number) => this.points.get(subject) ?? -1;
    return rows
      .sort(
        (one, other) =>
          worth(other.subject) - worth(one.subject) ||
          size(other.subject) - size(one.subject) ||
          nameOf(one.subject).localeCompare(nameOf(other.subject), 'pt-BR') ||
          one.subject - other.subject ||
          one.number - other.number,
      )
      .map(({ id, number, subject }) => [id, number, subject]);
  }

  /** One subject is merged into another: its questions and points here are the other's. */
  merge(from: number, to: number): void {
    const questions = [...this.places].flatMap(([question, { subject }]) => (subject === from ? [question] : []));
    const points = this.points.get(from);
    for (const question of questions) this.placeOf(question).subject = to;
    if (points !== undefined) {
      this.points.delete(from);
      this.points.set(to, (this.points.get(to) ?? 0) + points);
    }
    this.merged = { questions, points };
  }

  /** A merge is undone: what it took from this map, and is still there, goes back. */
  part(from: number, to: number): void {
    const { questions, points } = this.merged ?? { questions: [], points: undefined };
    this.merged = null;
    for (const question of questions) {
      const place = this.places.get(question);
      if (place?.subject === to) place.subject = from;
    }
    const left = this.points.get(to);
    if (points === undefined || left === undefined) return;
    this.points.set(from, points);
    if (left - points < SMALL) this.points.delete(to);
    else this.points.set(to, left - points);
  }

  private placeOf(question: ModelQuestion): Place {
    const place = this.places.get(question);
    if (!place) throw new Error('not in this map');
    return place;
  }

  private named({ today }: Tree): Set<number> {
    return new Set(this.programme.flatMap(({ subjects }) => subjects.map(today)));
  }

  /** Questions worth studying of the programme's assuntos; of a number in two languages the first. */
  private usable(questions: readonly ModelQuestion[], tree: Tree): ModelQuestion[] {
    const named = this.named(tree);
    const isSecond = ({ id, number, variant }: ModelQuestion) =>
      variant !== null && questions.some((other) => other.number === number && other.id < id);
    return questions.filter((one) => !one.annulled && named.has(one.subject) && !isSecond(one));
  }

  /** Points of the discipline × share of its questions × availability; so few questions are of all boards. */
  private valued(chosen: readonly ModelQuestion[], { today }: Tree): Map<number, number> {
    const points = new Map<number, number>();
    for (const discipline of this.programme) {
      const subjects = new Set(discipline.subjects.map(today));
      const own = chosen.filter(({ subject }) => subjects.has(subject));
      for (const subject of subjects) {
        const count = own.filter((question) => question.subject === subject).length;
        if (count === 0) continue;
        const worth = discipline.points * Math.min(1, count / ENOUGH);
        points.set(subject, (points.get(subject) ?? 0) + (count / own.length) * worth);
      }
    }
    return points;
  }
}
