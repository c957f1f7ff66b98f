import { kindOfLetters } from '@mapa/domain';
import type { Database } from '@mapa/server-platform';
import { loadQuestions, type QuestionView } from './load/load';
import { readWordings, type VersionRef } from './versions/wordings';

/** A question in an earlier version, beside its present form. */
export interface QuestionAt {
  /** With the present facts: its origin, its subject, whether it is annulled. */
  then: QuestionView;
  today: QuestionView;
}

/** Questions in given versions, in the order of the list, each at most once. */
export async function loadQuestionVersions(db: Database, refs: readonly VersionRef[]): Promise<QuestionAt[]> {
  const versionOf = new Map(refs.map(({ id, version }) => [id, version]));
  const views = await loadQuestions(
    db,
    refs.map(({ id }) => id),
  );
  const changed = refs.filter(({ id, version }) => views.some((view) => view.id === id && view.versao !== version));
  const wordings = await readWordings(db, changed);
  return views.map((today) => {
    const wording = wordings.get(today.id);
    if (!wording) return { then: today, today };
    const { statement: enunciado, options } = wording;
    // Combinations belong to each wording.
    const { combinacoes: _, ...facts } = today;
    const versao = versionOf.get(today.id) ?? today.versao;
    return {
      then: {
        ...facts,
        ...options,
        versao,
        enunciado,
        tipo: kindOfLetters(options.alternativas.map(({ letra }) => letra)),
      },
      today,
    };
  });
}
