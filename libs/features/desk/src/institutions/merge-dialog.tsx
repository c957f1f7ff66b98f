import { useInstitutionListQuery, useMergeInstitutionMutation, type ApiError } from '@mapa/api-client';
import { counted, longName } from '@mapa/domain';
import { ActionDialog, FieldError, toast } from '@mapa/ui-kit';
import { useDeferredValue, useState } from 'react';
import { EffectBox } from '../effect/effect-box';
import { Fields } from '../effect/fields';
import { usePreview } from '../effect/use-preview';
import type { Institution, InstitutionEffect } from '../model';
import { SearchPicker } from '../lists/search-picker';
import { UNDER_WAY } from '../tasks/under-way';

/** Merges a board or body into another after a preview: this cannot be undone. */
export function MergeDialog({ institution, onClose }: { institution: Institution; onClose: () => void }) {
  const [chosen, setChosen] = useState<number>();
  const [search, setSearch] = useState('');
  const { effect, run, forget } = usePreview<InstitutionEffect>();
  const busca = useDeferredValue(search.trim());
  const { currentData } = useInstitutionListQuery({ tipo: institution.tipo, ...(busca && { busca }) });
  const [merge, { error, isLoading }] = useMergeInstitutionMutation();
  const others = (currentData?.data ?? []).filter(({ id }) => id !== institution.id);
  const handleChoose = (id: number | null) => {
    forget();
    setChosen(id ?? undefined);
  };
  const handleSend = async () => {
    if (chosen === undefined) return;
    const done = await run((so_conferir) => merge({ id: institution.id, em_id: chosen, so_conferir }));
    if (!done) return;
    toast.success(done.em_andamento ? UNDER_WAY : `“${done.muda.antes}” agora é “${done.muda.depois}”.`);
    onClose();
  };
  return (
    <ActionDialog
      size="medium"
      title={`Juntar ${institution.sigla}`}
      description="O que é desta passa para a outra, que responde também pela sigla e pelo nome desta. Não há como separar depois."
      action={effect ? 'Juntar para sempre' : 'Conferir o que muda'}
      busy={isLoading}
      disabled={chosen === undefined}
      onAct={() => void handleSend()}
      onClose={onClose}
    >
      <Fields>
        <SearchPicker
          label="Juntar a"
          searchLabel="Buscar sigla ou nome"
          nodes={others.map((one) => ({ id: one.id, label: longName(one) }))}
          onSearch={setSearch}
          chosen={chosen}
          isSettled={effect !== undefined}
          onChoose={handleChoose}
        />
        {error ? <FieldError role="alert">{(error as ApiError).message}</FieldError> : null}
        {effect ? (
          <EffectBox>
            <p>
              Passam para “{effect.depois}”: {counted(effect.provas, 'prova', 'provas')},{' '}
              {counted(effect.mapas, 'mapa', 'mapas')} e {counted(effect.questoes, 'questão', 'questões')}.
            </p>
          </EffectBox>
        ) : null}
      </Fields>
    </ActionDialog>
  );
}
