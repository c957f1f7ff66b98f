import { useCheckoutSettingsQuery } from '@mapa/api-client';
import { useSession } from '@mapa/auth';
import { isFreePlan, routePath } from '@mapa/domain';
import { ButtonLink, Link, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { Plan } from '../model';
import { NOTHING_SOLD } from '../texts';
import { keepSelectedPlan } from './selected-plan';

/** The action for a plan: continue studying with the current one, sign up for the free one, buy any other. */
export function NextStep({ plan, isOwn }: { plan: Plan; isOwn: boolean }) {
  const { status } = useSession();
  if (isOwn) {
    return (
      <Step>
        <ButtonLink variant="secondary" to={routePath('myMaps')}>
          Ir para meus mapas
        </ButtonLink>
        {isFreePlan(plan.id) || plan.renova ? null : (
          <Link to={routePath('checkoutPlan', { slug: plan.id })} onClick={() => keepSelectedPlan(plan.id)}>
            Comprar mais um período
          </Link>
        )}
      </Step>
    );
  }
  if (!isFreePlan(plan.id)) return <Buy plan={plan} />;
  return (
    <Step>
      {status === 'signed-out' ? (
        <ButtonLink variant="secondary" to={routePath('signUp')}>
          Criar conta gratuita
        </ButtonLink>
      ) : null}
    </Step>
  );
}

/** The link to the checkout; renders nothing without a payment provider. */
function Buy({ plan: { id, nome } }: { plan: Plan }) {
  const { data: settings } = useCheckoutSettingsQuery();
  if (settings?.provedor === null) return <Step>{NOTHING_SOLD}</Step>;
  return (
    <Step>
      <ButtonLink to={routePath('checkoutPlan', { slug: id })} onClick={() => keepSelectedPlan(id)}>
        Escolher plano {nome}
      </ButtonLink>
    </Step>
  );
}

/** Reserves its height, because the session is known later than the rest of the page. */
const Step = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${token.space.x1};
  min-height: ${token.space.x6};
  margin-block: ${token.space.x1};
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
  text-wrap: pretty;
`;
