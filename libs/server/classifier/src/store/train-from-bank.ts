import { sql } from 'drizzle-orm';
import { type Database, wholeStatementOf } from '@mapa/server-platform';
import { type LabelledQuestion, type SubjectClassifier, SubjectTrainer } from '../core/subject-trainer';
import { collectGarbage } from './collect-garbage';
import { type MergePair, mergeCandidatesOf, saveSubjectModel } from './subject-models';

/** Result of a training. */
export interface Training extends Pick<SubjectClassifier, 'thresholds' | 'heldBack'> {
  version: number;
  questions: number;
  materias: number;
  assuntos: number;
  /** Number of known kinds of papers, for which predictions may be applied automatically. */
  kinds: number;
  /** Matérias that may be the same under two names, most certain first. */
  mergeCandidates: MergePair[];
}

interface LabelledRow extends Record<string, unknown> {
  exam_id: number | null;
  materia: string;
  assunto: string | null;
  statement: string;
  options: string[];
}

/** Pages of the cursor: memory holds one page and the counts of what was read. */
const PAGE = sql.raw('fetch 500 from subject_labels');

/** The questions whose subject a person set: paper by paper in order, then those without a paper. */
const LABELLED = sql`
  declare subject_labels no scroll cursor for
  select q.exam_id, m.name as materia, a.name as assunto, ${sql.raw(wholeStatementOf('v'))} as statement,
    array(select o.text from alternatives o where o.question_id = q.id and o.version = q.current_version order by o.position) as options
  from questions q
  join question_versions v on v.question_id = q.id and v.version = q.current_version
  join subjects m on m.id = q.subject_path[1]
  left join subjects a on a.id = q.subject_path[2]
  left join exam_questions e on e.exam_id = q.exam_id and e.question_id = q.id
  where not q.subject_suggested and m.slug <> 'sem-assunto'
  order by q.exam_id nulls last, e.slot, q.id`;

/**
 * Trains a classifier from the bank's questions and stores it as the next version. Takes minutes of processor time in a
 * large bank, so call it in a process that serves no requests. Null if the bank has too little to learn from.
 */
export async function trainFromBank(db: Database): Promise<Training | null> {
  const trained = await readAndTrain(db);
  if (trained === null) return null;
  const { model, questions } = trained;
  // Storing copies the model; its training data is no longer needed.
  collectGarbage();
  return {
    version: await saveSubjectModel(db, model, questions),
    questions,
    materias: model.materias.length,
    assuntos: model.assuntos.reduce((sum, names) => sum + names.length, 0),
    thresholds: model.thresholds,
    heldBack: model.heldBack,
    kinds: model.kinds.length,
    mergeCandidates: mergeCandidatesOf(model),
  };
}

async function readAndTrain(db: Database): Promise<{ model: SubjectClassifier; questions: number } | null> {
  const trainer = await readLabels(db);
  // Reading leaves as much garbage as the training needs memory.
  collectGarbage();
  const model = trainer.train(collectGarbage);
  return model === null ? null : { model, questions: trainer.questions };
}

async function readLabels(db: Database): Promise<SubjectTrainer> {
  const trainer = new SubjectTrainer();
  await db.transaction(
    async (tx) => {
      await tx.execute(LABELLED);
      let paper: LabelledQuestion[] = [];
      let paperId: number | null = null;
      for (;;) {
        const { rows } = await tx.execute<LabelledRow>(PAGE);
        for (const { exam_id: examId, materia, assunto, statement, options } of rows) {
          if (examId === null || examId !== paperId) {
            trainer.add(paper);
            paper = [];
          }
          paperId = examId;
          paper.push({ texts: [statement, ...options], materia, assunto });
        }
        if (rows.length === 0) break;
      }
      trainer.add(paper);
    },
    { accessMode: 'read only' },
  );
  return trainer;
}
