import { webAddress } from '@mapa/domain';
import { eq } from 'drizzle-orm';
import { exams, notices, type Queryable } from '@mapa/server-platform';
import { FileRefusal } from '../model/refusal';
import { examSlug, findCounterpart, findExam, yearIn } from '../writer/exam';
import { newFacts } from '../writer/facts';
import { findInstitution, readInstitution, type Warn } from '../writer/institutions';
import { normalisedWords, shorten } from '../rules/normalised-words';
import { NoticeRefusal } from './fields';
import { demandSound, type NoticeInput } from './notice';

export type Saved = 'accepted' | 'unchanged' | 'updated';

/**
 * Stores a file's notice under its key. Its exam is the one already linked, otherwise the paper of its name, otherwise that of
 * its body, position and year (docs/decisions/029), otherwise a new one without a paper. Facts of an existing paper
 * stay; the notice adds missing ones. What the staff decided stays (docs/decisions/154). Throws NoticeRefusal where several
 * exams match, or the name belongs to another notice or body.
 */
export const saveNotice = (tx: Queryable, input: NoticeInput, warn: Warn = () => undefined): Promise<Saved> =>
  orNoticeRefusal(async () => {
    demandSound(input);
    const stored = await readStored(tx, input.chave);
    if (!stored?.notice.decided) return save(tx, input, { stored, warn, isDecision: false });
    if (stored.exam.name !== input.concurso || differs(stored.notice, rowOf(input)))
      warn(`o edital “${shorten(stored.exam.name)}” fica como a mesa o deixou, embora o arquivo o diga de outro modo`);
    return 'unchanged';
  });

/**
 * Stores a notice as the staff wants it, in the same way: files leave it so from now on. Of an exam without a paper,
 * missing facts are cleared. Throws NoticeRefusal as `saveNotice` does.
 */
export const decideNotice = (tx: Queryable, input: NoticeInput, warn: Warn = () => undefined): Promise<Saved> =>
  orNoticeRefusal(async () => {
    demandSound(input);
    const stored = await readStored(tx, input.chave);
    const saved = await save(tx, input, { stored, warn, isDecision: true });
    await tx.update(notices).set({ decided: true }).where(eq(notices.sourceKey, input.chave));
    return saved;
  });

async function orNoticeRefusal<Result>(store: () => Promise<Result>): Promise<Result> {
  try {
    return await store();
  } catch (error) {
    throw error instanceof FileRefusal ? new NoticeRefusal(error.message) : error;
  }
}

interface StoredNotice {
  notice: typeof notices.$inferSelect;
  exam: typeof exams.$inferSelect;
}

async function readStored(tx: Queryable, key: string): Promise<StoredNotice | null> {
  const [stored] = await tx
    .select({ notice: notices, exam: exams })
    .from(notices)
    .innerJoin(exams, eq(exams.id, notices.examId))
    .where(eq(notices.sourceKey, key));
  return stored ?? null;
}

interface Storing {
  stored: StoredNotice | null;
  warn: Warn;
  /** Whether missing facts are decided to be so, rather than not told. */
  isDecision: boolean;
}

async function save(tx: Queryable, input: NoticeInput, { stored, warn, isDecision }: Storing): Promise<Saved> {
  const facts = await factsOf(tx, input, { stored: stored?.exam.year ?? null, warn });
  if (stored) {
    const renamed = await saveFacts(tx, stored.exam, facts, isDecision);
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

/** The facts of an exam that its notice changes. A paper's own stay. */
function changesOf(exam: typeof exams.$inferSelect, facts: ExamFacts, isDecision: boolean): Partial<ExamFacts> {
  if (exam.given) return onlyOpen(exam, facts);
  return isDecision
    ? factsThat(facts, (key, value) => exam[key] !== value)
    : { ...newFacts(exam, facts), ...(exam.name === facts.name ? {} : { name: facts.name }) };
}

/** Updates an exam from its notice; returns whether anything changed. */
async function saveFacts(
  tx: Queryable,
  exam: typeof exams.$inferSelect,
  facts: ExamFacts,
  isDecision = false,
): Promise<boolean> {
  const changes = changesOf(exam, facts, isDecision);
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
  factsThat(facts, (key, value) => value !== null && exam[key] === null);

const factsThat = (facts: ExamFacts, holds: (key: keyof ExamFacts, value: unknown) => boolean): Partial<ExamFacts> =>
  Object.fromEntries(Object.entries(facts).filter(([key, value]) => holds(key as keyof ExamFacts, value)));

const rowOf = (input: NoticeInput): Omit<typeof notices.$inferInsert, 'examId'> => ({
  sourceKey: input.chave,
  sphere: input.esfera,
  educationLevels: input.escolaridades,
  positions: input.cargos,
  vacancies: input.vagas,
  reserveList: input.cadastro_reserva,
  // A single salary is both ends of the range.
  salaryMinCents: input.salario_min_centavos ?? input.salario_max_centavos,
  salaryMaxCents: input.salario_max_centavos ?? input.salario_min_centavos,
  feeCents: input.taxa_centavos,
  opensOn: input.inscricoes_de,
  closesOn: input.inscricoes_ate,
  examOn: input.data_prova,
  suspended: input.suspenso,
  negativeMarking: input.penaliza_erro,
  url: input.link === null ? null : webAddress(input.link),
  remark: input.observacao,
});

/** Whether a row differs from the stored one. */
function differs(stored: object, row: object): boolean {
  const before = new Map<string, unknown>(Object.entries(stored));
  return Object.entries(row).some(([key, value]) => JSON.stringify(before.get(key)) !== JSON.stringify(value));
}
