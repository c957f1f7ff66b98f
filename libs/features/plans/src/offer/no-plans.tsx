import { routePath } from '@mapa/domain';
import { ButtonLink, EmptyState } from '@mapa/ui-kit';

/** Shown if no plan is on sale. */
export function NoPlans() {
  return (
    <EmptyState
      title="Nenhum plano à venda agora"
      action={<ButtonLink to={routePath('questions')}>Ver questões</ButtonLink>}
    >
      Enquanto isso, as questões continuam abertas a todos.
    </EmptyState>
  );
}
