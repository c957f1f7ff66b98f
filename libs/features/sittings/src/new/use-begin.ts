import { createUuid, useBeginSittingMutation } from '@mapa/api-client';
import { routePath } from '@mapa/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { NewRecipe } from '../model';

/** Begins a sitting by a new or stored recipe and opens it. A repeated request begins only one. */
export function useBegin() {
  const navigate = useNavigate();
  const [begin, { isLoading, isSuccess, error }] = useBeginSittingMutation();
  const [sent, setSent] = useState({ what: '', id: '' });
  return {
    isBusy: isLoading || isSuccess,
    error,
    begin: async (what: { receita: NewRecipe } | { receita_id: string }) => {
      // A changed request is another sitting, even if the response to the first was lost.
      const said = JSON.stringify(what);
      const id = sent.what === said ? sent.id : createUuid();
      setSent({ what: said, id });
      const { data } = await begin({ id, ...what });
      if (data) await navigate(routePath('sitting', { id: data.id }));
    },
  };
}
