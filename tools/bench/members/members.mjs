import { measureAccounts } from './accounts.mjs';
import { measureAnswers } from './answers.mjs';
import { measureLists } from './lists.mjs';
import { measureQuestions } from './questions.mjs';

/**
 * The members to measure, by their names for `--so`. A member gets `{ api: { origin, pid, log: { file, start } }, bank: { url, adminUrl, secret },
 * scale, seconds, students: [{ id, token, maps }], report }` and adds its rows to the report.
 */
export const members = {
  questoes: measureQuestions,
  listas: measureLists,
  contas: measureAccounts,
  respostas: measureAnswers,
};
