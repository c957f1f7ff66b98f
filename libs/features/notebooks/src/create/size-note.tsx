import { NOTEBOOK_MAX_QUESTIONS, figure, questionsOf, routePath, type PlanLimits } from '@mapa/domain';
import { Link, Meta } from '@mapa/ui-kit';

export interface SizeNoteProps {
  total: number;
  most: number;
  limits: PlanLimits;
  isPicked: boolean;
}

/** Explains which questions a notebook includes if there are too many, and which plan allows more. */
export function SizeNote({ total, most, limits, isPicked }: SizeNoteProps) {
  const isPlans = limits.questionsPerNotebook < NOTEBOOK_MAX_QUESTIONS;
  return (
    <Meta as="p">
      São {questionsOf(total)} ao todo, e um caderno tem até {figure(most)}
      {isPlans ? ' no plano gratuito' : ''}: entram as {isPicked ? 'primeiras' : 'mais recentes'}.{' '}
      {isPlans ? (
        <>
          Nos planos pagos são até {figure(NOTEBOOK_MAX_QUESTIONS)}.{' '}
          <Link to={routePath('plans')}>Conhecer os planos</Link>
        </>
      ) : null}
    </Meta>
  );
}
