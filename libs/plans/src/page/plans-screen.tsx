import { usePlansQuery, type ApiError } from '@mapa/api-client';
import { routePath } from '@mapa/domain';
import { ButtonLink, EmptyState, ErrorState, Lead, Page, PageTitle, Skeleton, Stack, media, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { useOwnPlan } from '../offer/own-plan';
import { PlanOffer } from '../offer/plan-offer';
import { PlanComparison } from './plan-comparison';
import { PlanQuestions } from './plan-questions';
import { EVERY_PLAN } from './plans-data';

/** The plans on sale: prices and limits, a comparison of short and long terms, and frequent questions. */
export function PlansScreen() {
  const { data, error, isFetching, refetch } = usePlansQuery(EVERY_PLAN);
  const ownPlan = useOwnPlan();
  const plans = data?.data;
  return (
    <Screen>
      <Stack $gap="x1">
        <PageTitle>Planos</PageTitle>
        <Lead>Comece de graça e sem prazo. Os planos pagos são para quando os limites apertarem.</Lead>
      </Stack>
      {plans && plans.length > 0 ? (
        <Offers>
          {plans.map((plan) => (
            <PlanOffer key={plan.id} plan={plan} isOwn={plan.id === ownPlan} />
          ))}
        </Offers>
      ) : null}
      {plans?.length === 0 ? (
        <EmptyState
          title="Nenhum plano à venda agora"
          action={<ButtonLink to={routePath('questions')}>Ver questões</ButtonLink>}
        >
          Enquanto isso, as questões continuam abertas a todos.
        </EmptyState>
      ) : null}
      {!plans && error ? (
        <ErrorState title="Os planos não puderam ser carregados" onRetry={refetch} busy={isFetching}>
          {(error as ApiError).message}
        </ErrorState>
      ) : null}
      {plans || error ? null : <Waiting />}
      {plans ? <PlanComparison plans={plans} /> : null}
      <PlanQuestions />
    </Screen>
  );
}

function Waiting() {
  return (
    <Offers role="group" aria-busy aria-label="Carregando os planos">
      {['gratuito', 'curto', 'longo'].map((place) => (
        <Stack key={place}>
          <Skeleton width="9ch" height="2rem" />
          <Skeleton width="12ch" height="3rem" />
          <Skeleton lines={6} height="1.25rem" />
        </Stack>
      ))}
    </Offers>
  );
}

const Screen = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x6};
  padding-block: ${token.space.x4} ${token.space.x8};
`;

const Offers = styled.div`
  display: grid;
  gap: ${token.space.x4};
  ${media.wide} {
    grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
    row-gap: 0;
  }
`;
