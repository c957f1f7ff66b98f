import { useDeskMapsQuery, useOfferMapMutation, type ApiError } from '@mapa/api-client';
import { counted, DESK_MAP_FILTERS, MAP_SITUATIONS } from '@mapa/domain';
import { EmptyState, Field, SearchBox, SearchIcon, Select, toast, useListAddress } from '@mapa/ui-kit';
import { useState } from 'react';
import { FoundRows } from '../lists/found';
import { Narrow } from '../lists/narrow';
import type { DeskMap } from '../model';
import { EditionDialog } from './edition-dialog';
import { MapRow, type MapAct } from './map-row';
import { MAPS_ADDRESS } from './maps-address';
import { RenameDialog } from './rename-dialog';
import { ReturnDialog } from './return-dialog';

/** Dialogs of the acts that need one. */
const DIALOGS = { renomear: RenameDialog, substituir: EditionDialog, voltar: ReturnDialog } as const;

/** Public maps by words and situation, with their acts for those who may change them. */
export function Maps({ viewer }: { viewer: string }) {
  const { filters, change } = useListAddress(MAPS_ADDRESS);
  const query = useDeskMapsQuery(filters);
  const [wanted, setWanted] = useState<{ act: keyof typeof DIALOGS; map: DeskMap }>();
  const [offer] = useOfferMapMutation();
  const handleAct = async (act: MapAct, map: DeskMap) => {
    if (act !== 'retirar' && act !== 'oferecer') return setWanted({ act, map });
    const { data, error } = await offer({ id: map.id, oferecido: act === 'oferecer' });
    if (!data) return void toast.error((error as ApiError).message);
    toast.success(
      act === 'oferecer'
        ? `“${map.nome}” voltou a ser oferecido.`
        : `“${map.nome}” não é mais oferecido. Quem o tem fica com ele.`,
    );
  };
  const Dialog = wanted && DIALOGS[wanted.act];
  return (
    <>
      <SearchBox
        action={MAPS_ADDRESS.to(filters)}
        label="Nome do mapa"
        placeholder="Nome do mapa"
        maxLength={DESK_MAP_FILTERS.busca.maxLength}
        value={filters.busca}
        onSearch={(words) => change({ busca: words })}
      />
      <Narrow>
        <Field label="Situação">
          <Select
            options={MAP_SITUATIONS}
            emptyLabel="Qualquer uma"
            value={filters.situacao ?? ''}
            onChange={({ target }) =>
              change({ situacao: MAP_SITUATIONS.find(({ value }) => value === target.value)?.value })
            }
          />
        </Field>
      </Narrow>
      <FoundRows
        label="Mapas"
        query={query}
        count={(total) => counted(total, 'mapa', 'mapas')}
        failure="Os mapas não puderam ser carregados"
        empty={
          <EmptyState icon={<SearchIcon />} title="Nenhum mapa encontrado">
            Mapas nascem das provas que são publicadas.
          </EmptyState>
        }
        pages={{ linkTo: (page) => MAPS_ADDRESS.to(MAPS_ADDRESS.change(filters, { page })) }}
      >
        {({ data }) =>
          data.map((map) => (
            <MapRow
              key={map.id}
              map={map}
              onAct={viewer === 'professor' ? undefined : (act) => void handleAct(act, map)}
            />
          ))
        }
      </FoundRows>
      {wanted && Dialog ? <Dialog key={wanted.map.id} map={wanted.map} onClose={() => setWanted(undefined)} /> : null}
    </>
  );
}
