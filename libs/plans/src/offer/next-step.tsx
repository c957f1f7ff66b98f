import { useSession } from '@mapa/auth';
import { isFreePlan, routePath } from '@mapa/domain';
import type { PlanId } from '@mapa/domain';
import { ButtonLink, token } from '@mapa/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SUBSCRIPTIONS_CLOSED } from '../words';

/** What to do about a plan: go on studying with one's own, open an account for the free one; no other is sold yet. */
export function NextStep({ plan, isOwn }: { plan: PlanId; isOwn: boolean }) {
  const { status } = useSession();
  if (isOwn) return <Step>{button(routePath('myMaps'), 'Ir para meus mapas')}</Step>;
  if (!isFreePlan(plan)) return <Step>{SUBSCRIPTIONS_CLOSED}</Step>;
  return <Step>{status === 'signed-out' ? button(routePath('signUp'), 'Criar conta gratuita') : null}</Step>;
}

const button = (to: string, words: string): ReactNode => (
  <ButtonLink variant="secondary" to={to}>
    {words}
  </ButtonLink>
);

/** As high whatever stands in it: who looks is known later than the page. */
const Step = styled.div`
  display: grid;
  align-items: center;
  justify-items: start;
  min-height: ${token.space.x6};
  margin-block: ${token.space.x1};
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
  text-wrap: pretty;
`;
