import { routePath } from '@mapa/domain';
import { Page, Skeleton } from '@mapa/ui-kit';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { readSelectedPlan } from '../offer/selected-plan';

/** Goes on with the plan that was chosen last on this device, or to the page where one is chosen. */
export function ResumeScreen() {
  const navigate = useNavigate();
  useEffect(() => {
    const plan = readSelectedPlan();
    void navigate(plan ? routePath('checkoutPlan', { slug: plan }) : routePath('plans'), { replace: true });
  }, [navigate]);
  return (
    <Page aria-busy>
      <Skeleton height="24rem" />
    </Page>
  );
}
