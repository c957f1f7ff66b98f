import { eq } from 'drizzle-orm';
import { exams, notices, type Queryable } from '@mapa/server-platform';
import { FileRefusal } from '../model/refusal';
import { examSlug, findCounterpart, findExam, yearIn } from '../writer/exam';
import { newFacts } from '../writer/facts';
import { findInstitution, readInstitution, type Warn } from '../writer/institutions';
import { normalisedWords } from '../rules/normalised-words';
import { NoticeRefusal, readLink } from './fields';
import type { NoticeInput } from './notice';

export type Saved = 'accepted' | 'unchanged' | 'updated';

/**
 * Stores a notice under its key. Its exam is the one already linked, otherwise the paper of its name, otherwise that of
 * its body, position and year (docs/decisions/029), otherwise a new one without a paper. Facts of an existing paper
 * stay; the notice adds missing ones. Throws NoticeRefusal where several exams match, or the name belongs to another
 * notice or body.
 */
export async function saveNotice(tx: Queryable, input: NoticeInput, warn: Warn = () => undefined): Promise<Saved> {
  try {
    return await save(tx, input, warn);
  } catch (error) {
    throw error instanceof FileRefusal ? new NoticeRefusal(error.message) : error;
  }
}

async function save(tx: Queryable, input: NoticeInput, warn: Warn): Promise<Saved> {
  const [stored] = await tx
    .select({ notice: notices, exam: exams })
    .from(notices)
    .innerJoin(exams, eq(exams.id, notices.examId))
    .where(eq(notices.sourceKey, input.chave));
  const facts = await factsOf(tx, input, { stored: stored?.exam.year ?? null, warn });
  if (stored) {
    const renamed = await saveFacts(tx, stored.exam, facts);
    const changed = differs(stored.notice, rowOf(input));
    if (changed) await tx.update(notices).set(rowOf(input)).where(eq(notices.examId, stored.exam.id));
    return renamed || changed ? 'updated' : 'unchanged';
  }
  await tx.insert(notices).values({ ...rowOf(input), examId: await examFor(tx, input, facts, warn) });
  return 'accepted';
}

type ExamFacts = Omit<typeof exams.$inferInsert, 'given' | 'slug'> & { year: number | null; boardId: number | null };

/** The year stays when only the notice's days change: only the row's own year or name changes it. */
async function factsOf(
  tx: Queryable,
  input: NoticeInput,
  { stored, warn }: { stored: number | null; warn: Warn },
): Promise<ExamFacts> {
  const year = input.ano ?? yearIn(input.concurso) ?? stored ?? yearIn(input.data_prova ?? input.inscricoes_de);
  return {
    name: input.concurso,
    boardId: input.banca === null ? null : await findInstitution(tx, 'banca', readInstitution(input.banca), warn),
    institutionId: await findInstitution(tx, 'orgao', readInstitution(input.orgao), warn),
    year,
    educationLevel: input.escolaridades.length === 1 ? input.escolaridades[0] : null,
    position: input.cargos.length === 1 ? input.cargos[0] : null,
    state: input.uf,
  };
}

async function examFor(tx: Queryable, input: NoticeInput, facts: ExamFacts, warn: Warn): Promise<number> {
  const named = await findExam(tx, facts);
  const exam = named ?? (await findCounterpart(tx, facts, true, warn));
  if (!exam) {
    const slug = await examSlug(tx, facts);
    const [created] = await tx
      .insert(exams)
      .values({ ...facts, slug, given: false })
      .returning({ id: exams.id });
    return created?.id ?? 0;
  }
  const [notice] = await tx.select({ key: notices.sourceKey }).from(notices).where(eq(notices.examId, exam.id));
  if (notice) throw new NoticeRefusal(`o concurso "${input.concurso}" já tem um edital, de chave "${notice.key}"`);
  if (!named) warn(`o edital “${input.concurso}” é o da prova “${exam.name}”: mesmo órgão, cargo e ano`);
  const isListed =
    exam.position === null ||
    input.cargos.length === 0 ||
    input.cargos.some((cargo) => normalisedWords(cargo) === normalisedWords(exam.position ?? ''));
  if (!isListed) warn(`o edital “${input.concurso}” não lista o cargo da prova, “${exam.position}”`);
  await saveFacts(tx, exam, facts);
  return exam.id;
}

/** Updates an exam from its notice; returns whether anything changed. */
async function saveFacts(tx: Queryable, exam: typeof exams.$inferSelect, facts: ExamFacts): Promise<boolean> {
  const changes = exam.given
    ? onlyOpen(exam, facts)
    : { ...newFacts(exam, facts), ...(exam.name === facts.name ? {} : { name: facts.name }) };
  if (Object.keys(changes).length === 0) return false;
  const isRenamed = changes.name !== undefined || changes.year !== undefined;
  if (isRenamed && !exam.given) {
    const namesake = await findExam(tx, facts);
    if (namesake && namesake.id !== exam.id)
      throw new NoticeRefusal(`já existe outra prova com o nome "${facts.name}"`);
  }
  const slug = isRenamed && !exam.given ? { slug: await examSlug(tx, facts, exam.id) } : {};
  await tx
    .update(exams)
    .set({ ...changes, ...slug })
    .where(eq(exams.id, exam.id));
  return true;
}

/** The facts that an exam lacks. */
const onlyOpen = (exam: typeof exams.$inferSelect, facts: ExamFacts): Partial<ExamFacts> =>
  Object.fromEntries(
    Object.entries(facts).filter(([key, value]) => value !== null && exam[key as keyof ExamFacts] === null),
  );

const rowOf = (input: NoticeInput): Omit<typeof notices.$inferInsert, 'examId'> => ({
  sourceKey: input.chave,
  sphere: input.esfera,
  educationLevels: input.escolaridades,
  positions: input.cargos,
  vacancies: input.vagas,
  reserveList: input.cadastro_reserva,
  salaryMinCents: input.salario_min_centavos,
  salaryMaxCents: input.salario_max_centavos,
  feeCents: input.taxa_centavos,
  opensOn: input.inscricoes_de,
  closesOn: input.inscricoes_ate,
  examOn: input.data_prova,
  suspended: input.suspenso,
  negativeMarking: input.penaliza_erro,
  url: readLink('link', input.link ?? ''),
  remark: input.observacao,
});

/** Whether a row differs from the stored one. */
function differs(stored: object, row: object): boolean {
  const before = new Map<string, unknown>(Object.entries(stored));
  return Object.entries(row).some(([key, value]) => JSON.stringify(before.get(key)) !== JSON.stringify(value));
}
