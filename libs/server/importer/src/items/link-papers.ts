import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { areaName } from '@mapa/domain';
import {
  alternatives,
  bookletItems,
  examAreas,
  examQuestions,
  exams,
  itemBooklets,
  type Queryable,
  questions,
} from '@mapa/server-platform';
import { groupBy } from '../rules/keys';
import { shorten } from '../rules/normalised-words';
import type { FileBooklet, ItemLanguage } from './item-file';
import { removeArea, saveArea } from './save-items';
import { linkedSentence, outgrownSentence, twinsSentence, unlinkedSentence } from './link-sentences';
import { isMatch, matchBooklet, type BookletMatch, type PaperItem } from './match-booklet';

/** The programme of INEP's files; its booklets belong to every ENEM of their year. */
export const ENEM = 'enem';

/** SQL condition: the paper is an ENEM, by its name. */
export const isEnem = sql`${exams.nameKey} ~ '(^| )enem( |$)'`;

export type Paper = Pick<typeof exams.$inferSelect, 'id' | 'name' | 'nameKey'>;

/** A paper's numbers with the current letters of their keys. */
async function paperItems(tx: Queryable, examId: number): Promise<PaperItem[]> {
  const rows = await tx
    .select({
      number: examQuestions.number,
      variant: examQuestions.variant,
      annulled: questions.annulled,
      key: alternatives.letter,
    })
    .from(examQuestions)
    .innerJoin(questions, eq(questions.id, examQuestions.questionId))
    .leftJoin(
      alternatives,
      and(
        eq(alternatives.questionId, questions.id),
        eq(alternatives.version, questions.currentVersion),
        eq(alternatives.correct, true),
      ),
    )
    .where(eq(examQuestions.examId, examId));
  return rows.flatMap(({ number, variant, annulled, key }) =>
    number === null ? [] : [{ number, language: (variant ?? '') as ItemLanguage, key: annulled ? null : key }],
  );
}

interface Linking {
  booklets: readonly FileBooklet[];
  /** Ids of the file's booklets by code. */
  ids: ReadonlyMap<string, number>;
  codes: readonly string[];
  /** The command states that the file belongs to this paper. */
  named: boolean;
}

type Candidate = BookletMatch & { booklet: FileBooklet };

/** The name of a paper's area in sentences. */
const placeOf = ({ name }: Paper, area: string): string => `“${shorten(name)}”, ${areaName(area)}`;
/** The name of a booklet in sentences. */
const labelOf = ({ code, colour }: FileBooklet): string => `caderno ${code}${colour === null ? '' : ` (${colour})`}`;

/** Links each area of a paper to the booklet with the same keys; returns a Portuguese sentence for each. */
export async function linkPaper(
  tx: Queryable,
  paper: Paper,
  { booklets, ids, codes, named }: Linking,
): Promise<string[]> {
  const items = await paperItems(tx, paper.id);
  const lines: string[] = [];
  for (const area of new Set(booklets.map((booklet) => booklet.area))) {
    const ranked = booklets
      .filter((booklet) => booklet.area === area && (codes.length === 0 || codes.includes(booklet.code)))
      .map((booklet) => ({ booklet, ...matchBooklet(booklet.items, items) }))
      .sort(bestFirst);
    lines.push(...(await linkArea(tx, { paper, ranked, ids, named })));
  }
  return lines;
}

/**
 * Orders matching booklets: most keys first, and regular booklets before adapted or digital ones with the same keys.
 */
function bestFirst(one: Candidate, other: Candidate): number {
  const special = ({ booklet }: Candidate) => Number(booklet.adapted) + Number(booklet.digital);
  return (
    Number(isMatch(other)) - Number(isMatch(one)) ||
    one.differing.length - one.agreeing - (other.differing.length - other.agreeing) ||
    special(one) - special(other) ||
    Number(one.booklet.code) - Number(other.booklet.code)
  );
}

async function linkArea(
  tx: Queryable,
  { paper, ranked, ids, named }: { paper: Paper; ranked: Candidate[] } & Pick<Linking, 'ids' | 'named'>,
): Promise<string[]> {
  const [best] = ranked;
  if (!best) return [];
  const idOf = (candidate: Candidate) => ids.get(candidate.booklet.code) ?? 0;
  const { booklet, shift, agreeing, differing } = best;
  const name = placeOf(paper, booklet.area);
  const label = labelOf(booklet);
  if (!isMatch(best)) {
    // The booklet matched before, and now has other keys.
    const unlinked = await removeArea(tx, { examId: paper.id, area: booklet.area, bookletIds: ranked.map(idOf) });
    // A paper without this area needs no sentence.
    if (!unlinked && !named && agreeing < differing.length) return [];
    return [unlinkedSentence(name, label, best), ...(unlinked ? [outgrownSentence(name)] : [])];
  }
  await saveArea(tx, { examId: paper.id, area: booklet.area, bookletId: idOf(best), shift });
  const twins = ranked.filter(
    (other) =>
      other !== best &&
      isMatch(other) &&
      other.agreeing === agreeing &&
      JSON.stringify(other.booklet.items) !== JSON.stringify(booklet.items),
  );
  return [
    linkedSentence(name, label, best),
    ...(twins.length > 0
      ? [
          twinsSentence(
            name,
            twins.map((twin) => twin.booklet.code),
          ),
        ]
      : []),
  ];
}

/** Stored booklets that may belong to a paper: those of its programme and year. */
async function storedBooklets(
  tx: Queryable,
  examId: number,
): Promise<{ ids: Map<string, number>; booklets: FileBooklet[] }> {
  const rows = await tx
    .select({ booklet: itemBooklets })
    .from(itemBooklets)
    .innerJoin(
      exams,
      and(
        eq(exams.id, examId),
        eq(exams.year, itemBooklets.year),
        or(eq(itemBooklets.programme, exams.nameKey), and(eq(itemBooklets.programme, ENEM), isEnem)),
      ),
    );
  const stored = rows.map(({ booklet }) => booklet);
  if (stored.length === 0) return { ids: new Map(), booklets: [] };
  const items = await tx
    .select()
    .from(bookletItems)
    .where(
      inArray(
        bookletItems.bookletId,
        stored.map(({ id }) => id),
      ),
    )
    .orderBy(asc(bookletItems.position), asc(bookletItems.language));
  const byBooklet = groupBy(items, ({ bookletId }) => bookletId);
  return {
    ids: new Map(stored.map(({ code, id }) => [code, id])),
    booklets: stored.map((booklet) => ({ ...booklet, items: byBooklet.get(booklet.id) ?? [] })),
  };
}

/**
 * Links a newly imported paper to booklets stored before, and unlinks areas from booklets whose keys differ now. An
 * area whose booklet still matches keeps it. Returns a Portuguese sentence for each change.
 */
export async function relinkPaper(tx: Queryable, examId: number): Promise<string[]> {
  const { ids, booklets } = await storedBooklets(tx, examId);
  if (booklets.length === 0) return [];
  const [paper] = await tx.select().from(exams).where(eq(exams.id, examId));
  if (!paper) return [];
  const linked = await tx.select().from(examAreas).where(eq(examAreas.examId, examId));
  const items = await paperItems(tx, examId);
  const lines: string[] = [];
  for (const area of new Set(booklets.map((booklet) => booklet.area))) {
    const bookletId = linked.find((one) => one.area === area)?.bookletId;
    const matches = booklets
      .filter((booklet) => booklet.area === area)
      .map((booklet) => ({ booklet, ...matchBooklet(booklet.items, items) }))
      .filter(isMatch)
      .sort(bestFirst);
    const best = matches.find(({ booklet }) => ids.get(booklet.code) === bookletId) ?? matches[0];
    const place = placeOf(paper, area);
    if (best) {
      const bestId = ids.get(best.booklet.code) ?? 0;
      await saveArea(tx, { examId, area, bookletId: bestId, shift: best.shift });
      if (bestId !== bookletId) lines.push(linkedSentence(place, labelOf(best.booklet), best));
    } else if (bookletId !== undefined) {
      await removeArea(tx, { examId, area, bookletIds: [bookletId] });
      lines.push(outgrownSentence(place));
    }
  }
  return lines;
}
