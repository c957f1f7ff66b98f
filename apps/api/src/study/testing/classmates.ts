import { enter } from '@mapa/server-sessions/testing';
import type { TestApp } from '../../testing/app';
import type { ModelQuestion } from './model/question';
import { ModelSitting } from './model/sitting';
import { ModelStudent } from './model/student';

/** Together with the students of the history, about as many as a share of right answers requires. */
const COUNT = 19;
/** How many of them sat the paper; the others answered it without a sitting. */
const SITTINGS = 6;

interface Choice {
  question: ModelQuestion;
  /** The text of the alternative. */
  choice: string;
}

/** Each one's fixed choices, of the first wordings: a mixture of right, wrong and blank, each in one language. */
function choicesOf(classmate: number, questions: readonly ModelQuestion[]): Choice[] {
  return questions.flatMap((question, at) => {
    const isOtherLanguage = at === (classmate % 2 === 0 ? 5 : 4);
    if (isOtherLanguage || (classmate + at) % 6 === 0) return [];
    const { options, key } = question.of(1);
    const other = options[(classmate + at) % options.length]?.text ?? key;
    return [{ question, choice: (classmate * 7 + at * 3) % 5 < 3 ? key : other }];
  });
}

const isOnPaper = (classmate: number, questions: readonly ModelQuestion[]) =>
  questions.filter((_, at) => at < 6 && at !== (classmate % 2 === 0 ? 5 : 4));

const everyone = Array.from({ length: COUNT }, (_, classmate) => classmate);

/** Creates the classmates, whom figures over everybody include. */
export async function enterClassmates(
  api: TestApp,
  examId: number,
  questions: readonly ModelQuestion[],
): Promise<void> {
  for (const classmate of everyone) {
    const { token } = await enter(api);
    const chosen = choicesOf(classmate, questions).map(({ question, choice }) => ({
      questao_id: question.id,
      alternativa_id: question.of(1).options.find(({ text }) => text === choice)?.id,
    }));
    if (classmate >= SITTINGS) {
      for (const answer of chosen) await api.ok('POST /api/customer-area/question/answer', answer, token);
      continue;
    }
    const id = crypto.randomUUID();
    const begin = { id, prova_id: examId, idioma: classmate % 2 === 0 ? 'espanhol' : 'inglês' };
    const { questoes } = await api.ok('POST /api/customer-area/sitting', begin, token);
    const marcas = chosen.filter(({ questao_id }) => questoes.some((question) => question.id === questao_id));
    await api.ok('PUT /api/customer-area/sitting/{id}/marks', { id, marcas }, token);
    await api.ok('POST /api/customer-area/sitting/{id}/finish', { id }, token);
  }
}

/** The same in the model. */
export function modelClassmates(questions: readonly ModelQuestion[]): ModelStudent[] {
  return everyone.map((classmate) => {
    const student = new ModelStudent(0, false);
    const paper = isOnPaper(classmate, questions);
    const isSitting = classmate < SITTINGS;
    const sitting = new ModelSitting(crypto.randomUUID(), paper, 0);
    for (const [at, { question, choice }] of choicesOf(classmate, questions).entries()) {
      const given = { question, version: 1, choice, device: `classmate ${classmate}`, sequence: at + 1 };
      if (!isSitting)
        student.receive(
          { ...given, uuid: crypto.randomUUID(), collection: null, epoch: 1, sure: false, givenAt: at, sentAt: at },
          at,
        );
      else if (paper.includes(question))
        sitting.mark({ ...given, isDouble: false, isFlagged: false, madeAt: at }, at, at);
    }
    if (isSitting) {
      student.sittings.push(sitting);
      sitting.end('entregue', COUNT);
      student.settle(COUNT);
    }
    return student;
  });
}
