import type { subjectAliases } from '@mapa/server-platform';
import type { Place, TreeNode } from './tree';

export type AliasRow = typeof subjectAliases.$inferSelect;

/** Change of a former name; null before or after if it did not exist. */
export interface AliasChange {
  before: AliasRow | null;
  after: AliasRow | null;
}

/** Data for undoing a new name or place. */
export interface PlaceMemory {
  before: Place & { name: string };
  after: Place & { name: string };
  aliases: AliasChange[];
}

/** Expected points of a subject in a map. */
export interface MapPointsOf {
  map: number;
  points: number;
}

/** Place of a subject in the order of a map by hand. */
export interface MapPlace {
  map: number;
  isMatter: boolean;
  place: number;
  /** Whether the successor took it, having had none of its own. */
  taken: boolean;
}

/** Data for undoing a merge. Lists of questions are those that the act changed. */
export interface MergeMemory {
  merges: {
    node: Omit<TreeNode, 'path'>;
    into: number;
    questions: number[];
    /** Rows of maps: map and question. */
    mapped: [map: number, question: number][];
    /** Its expected points in maps; absent in acts from before these were moved. */
    points?: MapPointsOf[];
    /** Its places in orders by hand; absent in acts from before there were such orders. */
    places?: MapPlace[];
  }[];
  moves: { id: number; from: number; to: number }[];
  aliases: AliasChange[];
  /** Ids of earlier merges that led to the merged subject. */
  former: { id: number; before: number; after: number }[];
}
