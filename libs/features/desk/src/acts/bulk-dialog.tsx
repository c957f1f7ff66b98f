import { useChangeQuestionsMutation, useDeskSubjectsQuery } from '@mapa/api-client';
import { BULK_ACTS, counted, optionLabel, type BulkAct } from '@mapa/domain';
import { toast } from '@mapa/ui-kit';
import { useState } from 'react';
import { usePreview } from '../effect/use-preview';
import type { BulkEffect } from '../model';
import { ActDialog } from './act-dialog';
import { flat, treeOf } from '../subjects/subject-nodes';
import { SearchPicker } from '../lists/search-picker';
import { BULK_TEXTS } from './bulk-words';
import { BulkEffectList } from './bulk-effect';

interface BulkDialogProps {
  act: BulkAct;
  ids: readonly number[];
  onDone: () => void;
  onClose: () => void;
}

const questionsText = (many: number): string => counted(many, 'questão', 'questões');

/** Dialog of one act on several questions: first the reason, then a preview, then the act itself. */
export function BulkDialog({ act, ids, onDone, onClose }: BulkDialogProps) {
  const [subject, setSubject] = useState<number>();
  const { effect, run, forget } = usePreview<BulkEffect>();
  const [send, { error, isLoading }] = useChangeQuestionsMutation();
  const label = optionLabel(BULK_ACTS, act);
  const handleAct = async (motivo: string) => {
    const chosen = act === 'assunto' && subject !== undefined ? { assunto_id: subject } : {};
    const done = await run((so_conferir) => send({ ids: [...ids], ato: act, motivo, so_conferir, ...chosen }));
    if (!done) return;
    const { questoes } = done.muda;
    toast.success([`${counted(questoes, 'questão mudou', 'questões mudaram')}.`, ...done.avisos].join(' '));
    onDone();
    onClose();
  };
  const isNothing = effect?.questoes === 0;
  return (
    <ActDialog
      title={`${label}: ${questionsText(ids.length)}`}
      description={BULK_TEXTS[act]}
      label={effect && !isNothing ? `${label}: ${questionsText(effect.questoes)}` : 'Conferir o que muda'}
      busy={isLoading}
      error={error}
      meanwhile={undefined}
      readBy={act === 'anular' || act === 'desatualizar' ? 'os estudantes o leem' : undefined}
      disabled={isNothing || (act === 'assunto' && subject === undefined)}
      onAct={(motivo) => void handleAct(motivo)}
      onClose={onClose}
    >
      {act === 'assunto' ? (
        <SubjectChoice
          chosen={subject}
          isSettled={effect !== undefined}
          onChoose={(id) => {
            forget();
            setSubject(id);
          }}
        />
      ) : null}
      {effect ? <BulkEffectList effect={effect} /> : null}
    </ActDialog>
  );
}

interface SubjectChoiceProps {
  chosen: number | undefined;
  isSettled: boolean;
  onChoose: (id: number | undefined) => void;
}

function SubjectChoice({ chosen, isSettled, onChoose }: SubjectChoiceProps) {
  const { data } = useDeskSubjectsQuery();
  return (
    <SearchPicker
      label="Assunto"
      nodes={flat(treeOf(data?.assuntos ?? []))}
      chosen={chosen}
      isSettled={isSettled}
      onChoose={(id) => onChoose(id ?? undefined)}
    />
  );
}
