import { routePath } from '@mapa/domain';
import { ButtonLink, Cluster } from '@mapa/ui-kit';
import { firstQuestionAt, type FirstAnswers } from './first-answers';

/** Explains what the answers lead to. */
function sentenceOf({ way, exam }: FirstAnswers): string {
  if (way === 'edital')
    return 'Envie o PDF do edital ou cole o texto: o programa vira um mapa seu, na ordem do que deve valer mais pontos.';
  if (!exam) return 'Comece por questões de todas as provas, ou escolha um mapa abaixo.';
  if (exam.mapId !== undefined) return `O mapa de ${exam.name} está entre os seus, do que mais cai ao que menos cai.`;
  return way === 'prova'
    ? `Comece pelas questões de ${exam.name}.`
    : `${exam.name} ainda não tem mapa: escolha abaixo um parecido, ou comece por questões de todas as provas.`;
}

/** The link to the first question, or to the screen that makes a map of an edital. */
export function FirstStart({ answers }: { answers: FirstAnswers }) {
  return (
    <>
      <p>{sentenceOf(answers)}</p>
      <Cluster>
        {answers.way === 'edital' ? (
          <ButtonLink to={routePath('editais')}>Enviar o edital</ButtonLink>
        ) : (
          <ButtonLink to={firstQuestionAt(answers)}>Responder a primeira questão</ButtonLink>
        )}
      </Cluster>
    </>
  );
}
