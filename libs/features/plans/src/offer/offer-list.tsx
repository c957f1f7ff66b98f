import { Skeleton, Stack, media, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { Plan } from '../model';
import { recommend } from '../price/recommendation';
import { useOwnPlan } from './own-plan';
import { PlanOffer } from './plan-offer';
import { useSelectedPlan } from './selected-plan';

/**
 * Plans side by side, in the order of the shop, if there is room; otherwise one below the other, the recommended one
 * first. The student's own, the last chosen and the recommended one are marked.
 */
export function OfferList({ plans }: { plans: readonly Plan[] }) {
  const own = useOwnPlan();
  const chosen = useSelectedPlan();
  const recommended = recommend(plans);
  const isFirst = (plan: Plan) => plan.id === recommended?.plan.id;
  return (
    <Offers>
      {plans
        .toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)))
        .map((plan) => (
          <PlanOffer
            key={plan.id}
            plan={plan}
            place={plans.indexOf(plan)}
            isOwn={plan.id === own}
            isChosen={plan.id === chosen}
            recommendedFor={isFirst(plan) ? recommended?.reason : undefined}
          />
        ))}
    </Offers>
  );
}

/** Placeholder of the plans. */
export function OfferListWaiting() {
  return (
    <Offers role="group" aria-busy aria-label="Carregando os planos">
      {['short', 'long', 'subscription'].map((place) => (
        <Stack key={place}>
          <Skeleton width="9ch" height="2rem" />
          <Skeleton width="12ch" height="3rem" />
          <Skeleton lines={6} height="1.25rem" />
        </Stack>
      ))}
    </Offers>
  );
}

const Offers = styled.div`
  display: grid;
  gap: ${token.space.x4};
  ${media.wide} {
    grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
    row-gap: 0;
    /* The keyboard and screen readers follow the order on screen, not that of the document. */
    reading-flow: grid-order;
  }
`;
