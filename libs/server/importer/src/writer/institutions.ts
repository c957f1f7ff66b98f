import { longName } from '@mapa/domain';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import {
  exams,
  formerInstitutions,
  institutions,
  type Queryable,
  questionMaps,
  questions,
} from '@mapa/server-platform';
import type { InstitutionNames } from './options';
import { FileRefusal } from '../model/refusal';
import { normalisedWords, shorten, slugOf } from '../rules/normalised-words';

type Stored = typeof institutions.$inferSelect;
export type InstitutionKind = Stored['kind'];

/** Receives points that an operator should check. */
export type Warn = (reason: string) => void;

/** Words for several institutions of a kind, and the options that name and merge them. */
const WORDS = {
  banca: { several: 'bancas', join: '--junta-banca' },
  orgao: { several: 'órgãos', join: '--junta-orgao' },
} as const;

/**
 * Parses acronym and name: "FGV – Fundação Getulio Vargas" has both; a single text is both acronym and name; parsed
 * names stay unchanged.
 */
export function readInstitution(text: string | InstitutionNames): InstitutionNames {
  if (typeof text !== 'string') return text;
  const [, acronym, name] = /^\s*([^\s–-]{2,15})\s+[–-]\s+(\S.{2,})$/.exec(text) ?? [];
  return acronym && name ? { acronym, name: name.trim() } : { acronym: text.trim(), name: text.trim() };
}

/** Acronym and name for a sentence. */
export const institutionLabel = ({ acronym, name }: InstitutionNames): string =>
  shorten(longName({ sigla: acronym, nome: name }));
const isOnlyAcronym = ({ acronym, name }: InstitutionNames): boolean =>
  normalisedWords(acronym) === normalisedWords(name);

/**
 * Finds the board or body with given names, ignoring case and accents: the one of this name, otherwise, if only an
 * acronym is given or stored, the only one of this acronym (docs/decisions/029). `alike` are others of the acronym.
 */
async function lookUp(
  tx: Queryable,
  kind: InstitutionKind,
  names: InstitutionNames,
): Promise<{ found: Stored | null; alike: Stored[] }> {
  const known = await tx.select().from(institutions).where(eq(institutions.kind, kind)).orderBy(asc(institutions.id));
  const alike = known.filter((row) => normalisedWords(row.acronym) === normalisedWords(names.acronym));
  const named = known.filter((row) =>
    [row.name, ...row.aliases].some((name) => normalisedWords(name) === normalisedWords(names.name)),
  );
  const [first] = named;
  if (first) return { found: named.find((row) => alike.includes(row)) ?? first, alike };
  const [only, ...others] = alike;
  if (!only) return { found: null, alike };
  if (isOnlyAcronym(names) && others.length > 0) {
    throw new FileRefusal(
      0,
      `há ${alike.length} ${WORDS[kind].several} de sigla “${names.acronym}”: diga sigla e nome, como “${institutionLabel(only)}”`,
    );
  }
  return { found: others.length === 0 && (isOnlyAcronym(names) || isOnlyAcronym(only)) ? only : null, alike };
}

/** Id of a board or body; null if unknown. Throws FileRefusal if several match. */
export const knownInstitution = async (
  tx: Queryable,
  kind: InstitutionKind,
  names: InstitutionNames,
): Promise<number | null> => (await lookUp(tx, kind, names)).found?.id ?? null;

/** Id of a board or body, created if unknown. Throws FileRefusal if several match. */
export async function findInstitution(
  tx: Queryable,
  kind: InstitutionKind,
  names: InstitutionNames,
  warn: Warn = () => undefined,
): Promise<number> {
  const { found, alike } = await lookUp(tx, kind, names);
  if (found) {
    if (isOnlyAcronym(found) && !isOnlyAcronym(names) && found.name !== names.name) {
      await tx.update(institutions).set({ name: names.name }).where(eq(institutions.id, found.id));
      warn(`“${found.acronym}”, de que só se sabia a sigla, agora é “${shorten(names.name)}”`);
    }
    return found.id;
  }
  const [other] = alike;
  if (other) {
    const { join } = WORDS[kind];
    warn(
      `a sigla “${names.acronym}” já era de “${shorten(other.name)}”, e “${shorten(names.name)}” ficou à parte; se é o mesmo, junte os dois na mesa ou com ${join} "${names.acronym}"`,
    );
  }
  const slug = slugOf(alike.length === 0 ? names.acronym : `${names.acronym} ${names.name}`);
  const [created] = await tx
    .insert(institutions)
    .values({ kind, ...names, slug })
    .returning({ id: institutions.id });
  return created?.id ?? 0;
}

export interface Joined {
  kept: string;
  /** Names of institutions merged into it. */
  names: string[];
}

/** Merges boards or bodies into one: it takes over their rows, and their acronyms and names become its aliases. */
export async function mergeInstitutions(tx: Queryable, kept: Stored, others: readonly Stored[]): Promise<void> {
  const ids = others.map(({ id }) => id);
  if (ids.length === 0) return;
  for (const table of [exams, questionMaps, questions]) {
    if (kept.kind === 'banca') await tx.update(table).set({ boardId: kept.id }).where(inArray(table.boardId, ids));
    else await tx.update(table).set({ institutionId: kept.id }).where(inArray(table.institutionId, ids));
  }
  await tx
    .update(formerInstitutions)
    .set({ institutionId: kept.id })
    .where(inArray(formerInstitutions.institutionId, ids));
  await tx.insert(formerInstitutions).values(ids.map((id) => ({ id, institutionId: kept.id })));
  await tx.delete(institutions).where(and(inArray(institutions.id, ids), eq(institutions.kind, kept.kind)));
  const hasAcronym = ({ acronym }: Stored) => normalisedWords(acronym) === normalisedWords(kept.acronym);
  const aliases = others.flatMap((row) => [...(hasAcronym(row) ? [] : [row.acronym]), row.name, ...row.aliases]);
  await tx
    .update(institutions)
    .set({ aliases: sql`${institutions.aliases} || ${sql.param(aliases)}::text[]` })
    .where(eq(institutions.id, kept.id));
}

/**
 * Merges all boards or bodies of an acronym into the oldest, which takes over their names. Throws FileRefusal if there
 * is none.
 */
export async function joinInstitutions(tx: Queryable, kind: InstitutionKind, acronym: string): Promise<Joined> {
  const known = await tx.select().from(institutions).where(eq(institutions.kind, kind)).orderBy(asc(institutions.id));
  const [kept, ...others] = known.filter((row) => normalisedWords(row.acronym) === normalisedWords(acronym));
  if (!kept) throw new FileRefusal(0, `não há ${WORDS[kind].several} de sigla “${shorten(acronym)}”`);
  await mergeInstitutions(tx, kept, others);
  return { kept: institutionLabel(kept), names: others.map(institutionLabel) };
}
