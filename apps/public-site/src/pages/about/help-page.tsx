import { useRuntimeConfig } from '@mapa/auth';
import { HelpScreen } from '@mapa/about';
import type { Page } from '../../page/page';

export function Component() {
  const { contactEmail, privacyEmail } = useRuntimeConfig();
  return <HelpScreen contactEmail={contactEmail} privacyEmail={privacyEmail} />;
}

export const meta: Page['meta'] = () => ({
  title: 'Ajuda',
  description: 'Perguntas e respostas sobre conta, mapas, questões e planos do Mapa, e a quem escrever.',
});
