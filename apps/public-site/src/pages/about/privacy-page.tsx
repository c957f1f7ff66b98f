import { useRuntimeConfig } from '@mapa/auth';
import { PrivacyScreen } from '@mapa/about';
import type { Page } from '../../page/page';

export function Component() {
  const { privacyEmail, contactEmail, helpCenterUrl, gtmId } = useRuntimeConfig();
  return <PrivacyScreen email={privacyEmail || contactEmail} helpUrl={helpCenterUrl} measures={gtmId !== ''} />;
}

export const meta: Page['meta'] = () => ({
  title: 'Política de Privacidade',
  description:
    'O que o Mapa guarda sobre você, para quê, por quanto tempo, e como ver, levar ou apagar tudo, nos termos da LGPD.',
});
