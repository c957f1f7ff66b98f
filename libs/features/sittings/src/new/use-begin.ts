import { createUuid, useBeginSittingMutation } from '@mapa/api-client';
import { routePath } from '@mapa/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { NewRecipe } from '../model';

/** Begins a sitting by a new recipe or by one again, and leads to it. Sent twice, the same begins once. */
export function useBegin() {
  const navigate = useNavigate();
  const [begin, { isLoading, isSuccess, error }] = useBeginSittingMutation();
  const [sent, setSent] = useState({ what: '', id: '' });
  return {
    isBusy: isLoading || isSuccess,
    error,
    begin: async (what: { receita: NewRecipe } | { receita_id: string }) => {
      // Something else is another sitting, also where the answer to the first was lost.
      const said = JSON.stringify(what);
      const id = sent.what === said ? sent.id : createUuid();
      setSent({ what: said, id });
      const { data } = await begin({ id, ...what });
      if (data) await navigate(routePath('sitting', { id: data.id }));
    },
  };
}
