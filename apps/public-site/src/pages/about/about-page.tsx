import { AboutScreen } from '@mapa/about';
import type { Page } from '../../page/page';

export const Component: Page['Component'] = AboutScreen;

export const meta: Page['meta'] = () => ({
  title: 'Quem somos',
  description:
    'O que é o Mapa: provas e questões organizadas por assunto, na ordem em que caem, e o seu progresso em cada uma.',
});
