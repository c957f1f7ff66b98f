import type { IdKind } from '@mapa/domain';
import { useDeferredValue, useState } from 'react';
import { baseApi } from '../api/base-api';
import { queryCall } from '../api/endpoint';

/** The specification's own filter of matters. */
export const ACTIVE_MATTERS = { status: 'ativo' } as const;

export const catalogueApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    matterList: queryCall(build, 'GET /api/matter', {
      fixed: ACTIVE_MATTERS,
      tags: () => ['Subject'],
    }),
    institutionList: queryCall(build, 'GET /api/institution', { tags: () => ['Institution'] }),
    institutionProfile: queryCall(build, 'GET /api/institution/{id}'),
  }),
});

export const { useMatterListQuery, useInstitutionListQuery, useInstitutionProfileQuery } = catalogueApi;

/**
 * Searches boards or hiring bodies by a part of their name on the server, because there may be thousands. Items are
 * undefined while they load.
 */
export function useInstitutionSearch(of: Extract<IdKind, 'board' | 'institution'>) {
  const tipo = of === 'board' ? 'banca' : 'orgao';
  const [search, setSearch] = useState('');
  const asked = useDeferredValue(search.trim());
  const { data, isError } = useInstitutionListQuery({ tipo, ...(asked ? { busca: asked } : {}) });
  return {
    items: data?.data.map(({ id, sigla, nome, questoes }) => ({ id, name: sigla || nome, questions: questoes })),
    search,
    onSearch: setSearch,
    failed: isError,
  };
}
