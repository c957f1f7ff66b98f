import { HelpScreen } from '@mapa/about';
import type { Page } from '../../page/page';

export const Component: Page['Component'] = HelpScreen;

export const meta: Page['meta'] = () => ({
  title: 'Ajuda',
  description: 'Perguntas e respostas sobre conta, mapas, questões e planos do Mapa.',
});
