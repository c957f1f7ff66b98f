import { routePath } from '@mapa/domain';
import { Page, Skeleton } from '@mapa/ui-kit';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { readSelectedPlan } from '../offer/selected-plan';

/** Redirects to the checkout of the plan last chosen on this device, or to the page of plans. */
export function ResumeScreen({ leave = (path) => location.replace(path) }: { leave?: (path: string) => void }) {
  const navigate = useNavigate();
  useEffect(() => {
    const plan = readSelectedPlan();
    if (plan) void navigate(routePath('checkoutPlan', { slug: plan }), { replace: true });
    // Beyond the checkout another document begins.
    else leave(routePath('plans'));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [navigate]);
  return (
    <Page aria-busy>
      <Skeleton height="24rem" />
    </Page>
  );
}
