import { DIFFICULTIES } from '@mapa/domain';
import { normalisedWords, slugOf } from './normalised-words';

export interface TagFields {
  /** 1 (easiest) to 5. */
  difficulty: number | null;
  year: number | null;
  annulled: boolean;
  outdated: boolean;
  /** Why it is annulled or outdated, if the tag states it: `anulada: duas respostas`. */
  statusReason: string | null;
}

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;
const LEVELS = new Map<string, number>(DIFFICULTIES.map(({ value, label }) => [slugOf(label), value]));

/** Parses the tags that set a field: `dificuldade:facil`, `ano:2022`, `anulada`, `desatualizada`. Ignores others. */
export function readTags(tags: string[]): TagFields {
  const fields: TagFields = { difficulty: null, year: null, annulled: false, outdated: false, statusReason: null };
  for (const tag of tags) {
    const sign = tag.search(/[:=]/);
    const name = normalisedWords(sign === -1 ? tag : tag.slice(0, sign));
    const value = sign === -1 ? '' : tag.slice(sign + 1);
    if (name === 'dificuldade') fields.difficulty = difficultyOf(value) ?? fields.difficulty;
    if (name === 'ano') fields.year = yearOf(value) ?? fields.year;
    if (name === 'anulada') fields.annulled = true;
    if (name === 'desatualizada') fields.outdated = true;
    if (['anulada', 'desatualizada'].includes(name) && value.trim() !== '')
      fields.statusReason = value.trim().slice(0, 300);
  }
  return fields;
}

function difficultyOf(value: string): number | undefined {
  const digit = /^\s*([1-5])\s*$/.exec(value)?.[1];
  return digit ? Number(digit) : LEVELS.get(slugOf(value));
}

function yearOf(value: string): number | undefined {
  const year = Number(/^\s*(\d{4})\s*$/.exec(value)?.[1]);
  return year >= FIRST_YEAR && year <= LAST_YEAR ? year : undefined;
}
