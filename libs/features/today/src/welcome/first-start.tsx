import { ButtonLink, Cluster } from '@mapa/ui-kit';
import type { ReactNode } from 'react';
import { firstQuestionAt, type FirstAnswers } from './first-answers';

/** Explains what the answers lead to. */
function sentenceOf({ way, exam }: FirstAnswers): string {
  if (way === 'edital') return 'Cole o conteúdo programático, e as questões do que ele pede ficam num caderno seu.';
  if (!exam) return 'Comece por questões de todas as provas, ou escolha um mapa abaixo.';
  if (exam.mapId !== undefined) return `O mapa de ${exam.name} está entre os seus, do que mais cai ao que menos cai.`;
  return way === 'prova'
    ? `Comece pelas questões de ${exam.name}.`
    : `${exam.name} ainda não tem mapa: escolha abaixo um parecido, ou comece por questões de todas as provas.`;
}

/** The link to the first question. */
export function FirstStart({ answers, syllabus }: { answers: FirstAnswers; syllabus: ReactNode }) {
  return (
    <>
      <p>{sentenceOf(answers)}</p>
      <Cluster>
        {answers.way === 'edital' ? (
          syllabus
        ) : (
          <ButtonLink to={firstQuestionAt(answers)}>Responder a primeira questão</ButtonLink>
        )}
      </Cluster>
    </>
  );
}
