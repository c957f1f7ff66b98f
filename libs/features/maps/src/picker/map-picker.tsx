import { useQuestionMapListQuery, type ApiError } from '@mapa/api-client';
import { MAP_FILTERS } from '@mapa/domain';
import { Button, EmptyState, ErrorState, Field, MapIcon, Skeleton, TextInput, token, useDebounced } from '@mapa/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { mapsOf } from '../texts';
import { MapList } from './map-list';
import { PickerPages } from './picker-pages';

/** The maps that can be chosen, by name, newest first. */
export function MapPicker() {
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const busca = useDebounced(text.trim());
  const list = useQuestionMapListQuery({ ...(busca ? { busca } : {}), page });
  const maps = list.currentData?.data;

  const handleSearch = (value: string) => {
    setText(value);
    setPage(1);
  };

  return (
    <Picker>
      <Search role="search">
        <Field label="Buscar mapa pelo nome">
          <TextInput
            type="search"
            maxLength={MAP_FILTERS.busca.maxLength}
            value={text}
            onChange={({ target }) => handleSearch(target.value)}
          />
        </Field>
        <p role="status">{list.currentData ? mapsOf(list.currentData.total) : null}</p>
      </Search>
      {!maps && list.isError && !list.isFetching ? (
        <ErrorState onRetry={list.refetch}>{(list.error as ApiError).message}</ErrorState>
      ) : !maps ? (
        <Skeleton lines={4} height="8rem" />
      ) : maps.length === 0 ? (
        <EmptyState
          icon={<MapIcon />}
          title={busca ? `Nenhum mapa com “${busca}”` : 'Ainda não há mapas'}
          action={busca ? <Button onClick={() => handleSearch('')}>Ver todos os mapas</Button> : null}
        >
          {busca
            ? 'Confira a escrita ou procure só uma parte do nome.'
            : 'Novos mapas aparecem aqui assim que forem publicados.'}
        </EmptyState>
      ) : (
        <MapList maps={maps} />
      )}
      {list.currentData ? <PickerPages page={page} lastPage={list.currentData.last_page} onSelect={setPage} /> : null}
    </Picker>
  );
}

const Picker = styled.div`
  display: grid;
  gap: ${token.space.x2};
`;

const Search = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${token.space.x1} ${token.space.x3};
  & > div {
    flex: 1 1 16rem;
    max-width: 28rem;
  }
  & > p {
    color: ${token.color.inkSoft};
    font-size: ${token.size.small};
    font-variant-numeric: tabular-nums;
  }
`;
