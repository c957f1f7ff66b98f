import { useCheckoutSettingsQuery } from '@mapa/api-client';
import { SANDBOX_NOTICE } from '@mapa/domain';
import { Meta } from '@mapa/ui-kit';

/** Says where no money moves; nothing where it does. */
export function DemoNote() {
  const { data } = useCheckoutSettingsQuery();
  return data?.demonstracao ? <Meta>{SANDBOX_NOTICE}</Meta> : null;
}
