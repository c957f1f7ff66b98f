import { usePlansQuery, type ApiError } from '@mapa/api-client';
import { ErrorState, Lead, Page, PageTitle, Stack, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { NoPlans } from '../offer/no-plans';
import { OfferList, OfferListWaiting } from '../offer/offer-list';
import { PlanComparison } from './plan-comparison';
import { PlanQuestions } from './plan-questions';
import { EVERY_PLAN } from './plans-data';

/** The plans on sale: prices and limits, a comparison of short and long terms, and frequent questions. */
export function PlansScreen() {
  const { data, error, isFetching, refetch } = usePlansQuery(EVERY_PLAN);
  const plans = data?.data;
  return (
    <Screen>
      <Stack $gap="x1">
        <PageTitle>Planos</PageTitle>
        <Lead>Comece de graça e sem prazo. Os planos pagos são para quando os limites apertarem.</Lead>
      </Stack>
      {plans && plans.length > 0 ? <OfferList plans={plans} /> : null}
      {plans?.length === 0 ? <NoPlans /> : null}
      {!plans && error ? (
        <ErrorState title="Os planos não puderam ser carregados" onRetry={refetch} busy={isFetching}>
          {(error as ApiError).message}
        </ErrorState>
      ) : null}
      {plans || error ? null : <OfferListWaiting />}
      {plans ? <PlanComparison plans={plans} /> : null}
      <PlanQuestions />
    </Screen>
  );
}

const Screen = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x6};
  padding-block: ${token.space.x4} ${token.space.x8};
`;
