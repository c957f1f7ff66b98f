import type { InputOf, ResultOf } from '@mapa/api-contract';
import {
  type Database,
  institutions,
  type Queryable,
  refuse,
  type Student,
  STUDY,
  subjects,
} from '@mapa/server-platform';
import { EDITAL } from './errors/error-messages';
import { and, eq, inArray } from 'drizzle-orm';
import { presentEdital } from './present';
import { change, lockOwn, readOwn } from './store';
import { type Choices, choicesOf, readingOf, type StoredReading } from './stored';

type Body = InputOf<'PUT /api/customer-area/edital/{id}'>['body'];
type Answer = ResultOf<'PUT /api/customer-area/edital/{id}'>;

/** Merges a correction's entries into earlier ones, replacing those for the same things. */
const merged = <T>(before: readonly T[] = [], now: readonly T[] = [], isSame: (one: T, other: T) => boolean): T[] => [
  ...before.filter((one) => !now.some((other) => isSame(one, other))),
  ...now,
];

function demandPlaces({ cargos, disciplinas }: StoredReading, { cargo, disciplinas: weights, topicos }: Body): void {
  const isOffice = cargo === undefined || cargo === null || cargo < cargos.length;
  const areDisciplines = (weights ?? []).every(({ indice }) => indice < disciplinas.length);
  const areTopics = (topicos ?? []).every(
    ({ disciplina, topico }) => topico < (disciplinas[disciplina]?.topicos.length ?? 0),
  );
  if (!isOffice || !areDisciplines || !areTopics) throw refuse(EDITAL.wrongPlace);
}

async function demandNames(tx: Queryable, { banca_id: board, topicos }: Body): Promise<void> {
  if (board && (await tx.$count(institutions, and(eq(institutions.id, board), eq(institutions.kind, 'banca')))) === 0)
    throw refuse(STUDY.noSuchInstitution);
  const ids = [...new Set((topicos ?? []).flatMap(({ assuntos }) => assuntos))];
  if (ids.length > 0 && (await tx.$count(subjects, inArray(subjects.id, ids))) < ids.length)
    throw refuse(STUDY.noSuchMatter);
}

/** Corrects the fields in the body, unless another window has changed them meanwhile. */
export async function correctEdital(db: Database, student: Student, id: string, body: Body): Promise<Answer> {
  const { revisao, disciplinas, topicos, ...plain } = body;
  const saved = await db.transaction(async (tx) => {
    const edital = await lockOwn(tx, student.id, id);
    demandPlaces(readingOf(edital), body);
    await demandNames(tx, body);
    if (edital.revision !== revisao) return false;
    const before = choicesOf(edital);
    const choices: Choices = {
      ...before,
      ...plain,
      disciplinas: merged(before.disciplinas, disciplinas, (one, other) => one.indice === other.indice),
      topicos: merged(
        before.topicos,
        topicos,
        (one, other) => one.disciplina === other.disciplina && one.topico === other.topico,
      ),
    };
    await change(tx, edital, { choices, revision: revisao + 1 });
    return true;
  });
  return { salvo: saved, edital: await presentEdital(db, await readOwn(db, student.id, id)) };
}
