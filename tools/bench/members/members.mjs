import { measureAccounts } from './accounts.mjs';
import { measureAnswers } from './answers.mjs';
import { measureLists } from './lists.mjs';
import { measureQuestions } from './questions.mjs';

/**
 * What is measured, by the name that `--so` takes. A member gets `{ api: { origin, pid, log: { file, start } }, bank: { url, adminUrl, secret },
 * scale, seconds, students: [{ id, token, maps }], report }` and adds its rows to the report.
 */
export const members = {
  questoes: measureQuestions,
  listas: measureLists,
  contas: measureAccounts,
  respostas: measureAnswers,
};
