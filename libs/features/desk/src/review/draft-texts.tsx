import { useCorrectDraftTextMutation, type ApiError } from '@mapa/api-client';
import type { Draft } from '../model';
import { SharedTexts, TEXT_CHANGED } from './shared-text';

interface DraftTextsProps {
  paperId: string;
  draft: Draft;
  /** Called with the question after a correction, or as someone else left it. */
  onChange: (draft: Draft) => void;
}

/** The texts that a question shares with others of its paper; a correction applies to all of them. */
export function DraftTexts({ paperId, draft, onChange }: DraftTextsProps) {
  const [correct] = useCorrectDraftTextMutation();
  return (
    <SharedTexts
      of={paperId}
      texts={draft.textos}
      onSave={async ({ marca, texto }) => {
        const { data, error } = await correct({ id: paperId, posicao: draft.posicao, marca, texto });
        if (!data) return (error as ApiError).message;
        onChange(data.questao);
        return data.salvo ? null : TEXT_CHANGED;
      }}
    />
  );
}
