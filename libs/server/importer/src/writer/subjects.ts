import { and, eq, isNull } from 'drizzle-orm';
import { type Queryable, subjectAliases, subjects } from '@mapa/server-platform';
import { NO_SUBJECT } from '../rules/subject-path';
import { slugOf } from '../rules/normalised-words';

/** A node of the subject tree with the ids from its matéria to itself. */
export interface Subject {
  id: number;
  path: number[];
}

/**
 * Finds the nodes of category paths in the tree and creates missing ones; one instance per transaction. A subject's
 * former name, or that of a subject merged into it, finds this subject (docs/decisions/136).
 */
export class SubjectTree {
  private readonly cache = new Map<string, Subject>();
  private readonly tx: Queryable;
  private none: number | null = null;

  constructor(tx: Queryable) {
    this.tx = tx;
  }

  /** Whether a stored question is under "Sem assunto"; call `find` or `knowNone` before. */
  isNone(subjectId: number): boolean {
    return subjectId === this.none;
  }

  /** Looks up "Sem assunto", which is created only when a question needs it. */
  async knowNone(): Promise<void> {
    this.none = (await this.lookUp(slugOf(NO_SUBJECT), null))?.id ?? null;
  }

  /** The node of a path; the matéria "Sem assunto" for an empty one. */
  async find(path: string[]): Promise<Subject> {
    const names = path.filter((name) => slugOf(name) !== '');
    let parent: Subject | null = null;
    let key = '';
    for (const name of names.length > 0 ? names : [NO_SUBJECT]) {
      key += `/${slugOf(name)}`;
      const node: Subject = this.cache.get(key) ?? (await this.findOrPlant(name, parent));
      this.cache.set(key, node);
      parent = node;
    }
    if (!parent) throw new Error('a subject path has at least one name');
    if (names.length === 0) this.none = parent.id;
    return parent;
  }

  private async findOrPlant(name: string, parent: Subject | null): Promise<Subject> {
    const slug = slugOf(name);
    const found = await this.lookUp(slug, parent);
    if (found) return found;
    const [planted] = await this.tx
      .insert(subjects)
      .values({ name, slug, parentId: parent?.id ?? null })
      .returning({ id: subjects.id });
    const id = planted?.id ?? 0;
    const path = [...(parent?.path ?? []), id];
    await this.tx.update(subjects).set({ path }).where(eq(subjects.id, id));
    return { id, path };
  }

  private async lookUp(slug: string, parent: Subject | null): Promise<Subject | undefined> {
    const under = parent ? eq(subjects.parentId, parent.id) : isNull(subjects.parentId);
    const node = { id: subjects.id, path: subjects.path };
    const [found] = await this.tx
      .select(node)
      .from(subjects)
      .where(and(under, eq(subjects.slug, slug)));
    if (found) return found;
    const wasUnder = parent ? eq(subjectAliases.parentId, parent.id) : isNull(subjectAliases.parentId);
    const [known] = await this.tx
      .select(node)
      .from(subjectAliases)
      .innerJoin(subjects, eq(subjects.id, subjectAliases.subjectId))
      .where(and(wasUnder, eq(subjectAliases.slug, slug)));
    return known;
  }
}
