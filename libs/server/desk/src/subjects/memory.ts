import type { subjectAliases } from '@mapa/server-platform';
import type { Place, TreeNode } from './tree';

export type AliasRow = typeof subjectAliases.$inferSelect;

/** What happened to a name of the past: null where it was not there, or is not there any more. */
export interface AliasChange {
  before: AliasRow | null;
  after: AliasRow | null;
}

/** What undoing a new name or a new place needs. */
export interface PlaceMemory {
  before: Place & { name: string };
  after: Place & { name: string };
  aliases: AliasChange[];
}

/** What undoing a merge needs. Lists of questions are those that the act changed. */
export interface MergeMemory {
  merges: {
    node: Omit<TreeNode, 'path'>;
    into: number;
    questions: number[];
    /** Rows of maps: map and question. */
    mapped: [map: number, question: number][];
  }[];
  moves: { id: number; from: number; to: number }[];
  aliases: AliasChange[];
  /** Ids of earlier merges that led to what ended. */
  former: { id: number; before: number; after: number }[];
}
