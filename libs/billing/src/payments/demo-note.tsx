import { useCheckoutSettingsQuery } from '@mapa/api-client';
import { SANDBOX_NOTICE } from '@mapa/domain';
import { Meta } from '@mapa/ui-kit';

/** Notice of a demonstration deployment that no money is charged; renders nothing elsewhere. */
export function DemoNote() {
  const { data } = useCheckoutSettingsQuery();
  return data?.demonstracao ? <Meta>{SANDBOX_NOTICE}</Meta> : null;
}
