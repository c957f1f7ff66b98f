import { useMarkFavoriteMutation } from '@mapa/api-client';
import { useRequireLogin } from '@mapa/auth';
import { useState } from 'react';
import type { PanelQuestion } from '../model';
import { sayFailure } from './say-failure';

/** The favourite mark of a question: on or off at once, and back again where the server did not take it. */
export function useFavorite({ id, favorita = false }: Pick<PanelQuestion, 'id' | 'favorita'>) {
  const [wished, setWished] = useState<boolean | null>(null);
  const [send, { isLoading }] = useMarkFavoriteMutation();
  const requireLogin = useRequireLogin();
  const isFavorite = wished ?? favorita;

  async function mark(next: boolean) {
    setWished(next);
    const { error } = await send({ questao_id: id, favorita: next });
    if (error) sayFailure(error);
    setWished(null);
  }

  // Pressed twice in a hurry, the second wish would race the first one to the server.
  const toggle = () => (isLoading ? undefined : requireLogin(() => void mark(!isFavorite)));
  return { isFavorite, toggle };
}
