import { type Queryable, refuse, subjects } from '@mapa/server-platform';
import { DESK } from '../errors/error-messages';
import { MAX_SUBJECT_DEPTH, NO_SUBJECT, slugOf } from '@mapa/server-importer';

/** A node of the tree of subjects: a row of the table. */
export type TreeNode = typeof subjects.$inferSelect;

/** The place of a node: its parent (null for a matéria), and the name under which files find it there. */
export type Place = Pick<TreeNode, 'parentId' | 'slug'>;

/** A snapshot of the tree of subjects. */
export class Tree {
  private readonly byId: ReadonlyMap<number, TreeNode>;

  private constructor(rows: readonly TreeNode[]) {
    this.byId = new Map(rows.map((row) => [row.id, row]));
  }

  static async read(db: Queryable): Promise<Tree> {
    return new Tree(await db.select().from(subjects));
  }

  find(id: number): TreeNode | undefined {
    return this.byId.get(id);
  }

  /** The node of an id; refuses if missing. */
  get(id: number): TreeNode {
    const node = this.byId.get(id);
    if (!node) throw refuse(DESK.noSuchSubject);
    return node;
  }

  /** A node that may be changed; “Sem assunto” may not. */
  changeable(id: number): TreeNode {
    const node = this.get(id);
    if (node.parentId === null && node.slug === slugOf(NO_SUBJECT)) throw refuse(DESK.noSubjectStays);
    return node;
  }

  childrenOf(id: number): TreeNode[] {
    return [...this.byId.values()].filter(({ parentId }) => parentId === id);
  }

  at({ parentId, slug }: Place): TreeNode | undefined {
    return [...this.byId.values()].find((node) => node.parentId === parentId && node.slug === slug);
  }

  /** Ids of the node and all its descendants. */
  idsUnder(id: number): number[] {
    return [...this.byId.values()].flatMap((node) => (node.path.includes(id) ? node.id : []));
  }

  /** The names from the matéria down. */
  label({ path }: Pick<TreeNode, 'path'>): string {
    return path.map((id) => this.byId.get(id)?.name ?? '').join(' › ');
  }

  /** Refuses if a node, with its descendants, would be too deep or inside itself. */
  demandRoom({ id, path }: TreeNode, parentId: number | null): void {
    const parent = parentId === null ? null : this.get(parentId);
    if (parent?.path.includes(id)) throw refuse(DESK.subjectInside, { nome: parent.name });
    const below = Math.max(...this.idsUnder(id).map((one) => this.get(one).path.length)) - path.length + 1;
    if ((parent?.path.length ?? 0) + below > MAX_SUBJECT_DEPTH)
      throw refuse(DESK.subjectTooDeep, { maximo: MAX_SUBJECT_DEPTH });
  }
}
