import { useOwnPlanQuery, usePlansQuery } from '@mapa/api-client';
import type { ApiError, Usuario } from '@mapa/api-client';
import { limitsOf, planFeatures, routePath, seesPlans } from '@mapa/domain';
import { ButtonLink, CheckIcon, Cluster, ErrorState, Skeleton, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { OfUser } from '../shared/known-user';
import { Section } from '../shared/section';
import { CancelPlan } from './cancel-plan';
import { PlanUses } from './plan-uses';

const EVERY_PLAN = {} as const;

/** What the plan permits, how much of it is used, and the ways to another or out. */
export function PlanSection({ user }: OfUser) {
  const { currentData: use, error, isFetching, refetch } = useOwnPlanQuery(undefined, { refetchOnMountOrArgChange: true });
  const name = usePlanName(user);
  if (!user || (!use && !error)) {
    return (
      <Section id="plano">
        <Skeleton height="16rem" />
      </Section>
    );
  }
  return (
    <Section id="plano">
      <Name>{name}</Name>
      <Features aria-label="O que o plano permite">
        {planFeatures(limitsOf(user)).map((words) => (
          <li key={words}>
            <CheckIcon size={18} aria-hidden />
            {words}
          </li>
        ))}
      </Features>
      {use ? (
        <PlanUses use={use} />
      ) : (
        <ErrorState title="Não foi possível ver o uso de hoje" onRetry={refetch} busy={isFetching}>
          {(error as ApiError).message}
        </ErrorState>
      )}
      <Cluster>
        {seesPlans(user) ? <ButtonLink to={routePath('plans')}>Conhecer os planos</ButtonLink> : null}
        {user.role === 'estudante' && !seesPlans(user) ? <CancelPlan /> : null}
      </Cluster>
    </Section>
  );
}

/** The name under which the plan is sold; one that is sold no more has none. */
function usePlanName(user: Usuario | undefined): string {
  const { data } = usePlansQuery(EVERY_PLAN);
  if (!user || user.role !== 'estudante') return 'Equipe, sem limites';
  return data?.data.find(({ id }) => id === user.plano_tipo)?.nome ?? (seesPlans(user) ? 'Plano gratuito' : 'Plano pago');
}

const Name = styled.h3`
  font-size: ${token.size.lead};
  font-weight: ${token.weight.strong};
`;

const Features = styled.ul`
  display: grid;
  gap: ${token.space.half};
  & > li { display: flex; gap: ${token.space.x1}; line-height: ${token.leading.snug}; }
  & svg { flex: none; margin-top: 0.15em; color: ${token.color.accent}; }
`;
