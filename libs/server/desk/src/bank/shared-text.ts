import type { InputOf, ResultOf } from '@mapa/api-contract';
import {
  cleanSharedText,
  hashesIn,
  lockQuestion,
  questionsWithText,
  readPictures,
  saveRevision,
  textHash,
  withWordingText,
} from '@mapa/server-importer';
import { type Database, recordAct, refuse, type Student } from '@mapa/server-platform';
import { DESK } from '../errors/error-messages';
import { demandNotInSitting } from '@mapa/server-questions';
import { actOn } from './acts';
import { orRefused } from './correct';

type Body = InputOf<'PUT /api/customer-area/desk/question/{id}/shared-text'>['body'];
type Answer = ResultOf<'PUT /api/customer-area/desk/question/{id}/shared-text'>;

/**
 * Corrects a shared text: each question whose current version shows it gets a next version with the new text. Earlier
 * versions keep the earlier text.
 */
export const correctSharedText = (
  db: Database,
  student: Student,
  id: number,
  { marca, texto, motivo }: Body,
): Promise<Answer> =>
  actOn(db, student, id, async (tx, question) => {
    if (!question.wording.sharedTexts.some((one) => textHash(one) === marca)) return null;
    const pictures = await readPictures(tx, hashesIn([texto]));
    const text = await orRefused(() => cleanSharedText(texto, pictures));
    const links = new Set<string>();
    for (const one of await questionsWithText(tx, marca)) {
      await demandNotInSitting(db, student, one);
      const stored = await lockQuestion(tx, one);
      const next = stored && (await orRefused(() => withWordingText(stored.wording, marca, text)));
      if (!stored || !next) continue;
      if (next.contentHash === stored.wording.contentHash) throw refuse(DESK.sameText);
      const revision = await saveRevision(tx, stored, next);
      for (const link of revision.links) links.add(link);
      await recordAct(
        tx,
        { staffId: student.id },
        {
          act: 'texto_corrigido',
          on: ['questao', one],
          before: { versao: stored.row.currentVersion },
          after: { versao: revision.version, motivo: motivo.trim() },
        },
      );
    }
    return [...links];
  });
