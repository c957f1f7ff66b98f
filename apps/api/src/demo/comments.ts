import { readFileSync } from 'node:fs';
import type { RawQuestion } from '@mapa/server-importer';

/** Data of questions that the printed paper lacks, by name ("Questão 1"). */
type Comments = Readonly<Record<string, { dificuldade: string; comentario: string }>>;

/**
 * Adds the comments and difficulties of a JSON file, which names each question once, to the questions of a PDF paper.
 */
export function withComments(questions: readonly RawQuestion[], path: string): RawQuestion[] {
  const comments = JSON.parse(readFileSync(path, 'utf8')) as Comments;
  const names = questions.map(({ name }) => name);
  const lacking = [
    ...names.filter((name) => !comments[name]),
    ...Object.keys(comments).filter((name) => !names.includes(name)),
  ];
  if (lacking.length > 0) throw new Error(`demo content: comments and questions differ: ${lacking.join(', ')}`);
  return questions.map((question) => {
    const { dificuldade = '', comentario = '' } = comments[question.name] ?? {};
    return {
      ...question,
      generalFeedback: { text: comentario, format: 'html' },
      hasGeneralFeedback: true,
      tags: [...question.tags, `dificuldade:${dificuldade}`],
    };
  });
}
